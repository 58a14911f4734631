/** A longer trip whose flights there and home are one ticket: searched, chosen, paid, changed and cancelled. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transact } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { segmentsOf } from "#app/modules/inventory/offers/flight";
import { beginJourney, changeJourney, getJourney } from "#app/modules/journeys/journeys.server";
import type { SentPlace } from "#app/modules/journeys/journeys.server";
import { wholePage } from "#app/modules/journeys/whole-page.server";
import { FLIGHT_STEP, offersPage } from "#app/modules/planner/offer-steps.server";
import { flightAfresh, flightOptions } from "#app/modules/planner/offers.server";
import { readPaging } from "#app/modules/planner/offers/paging";
import { claimPlannedTrips, pickFlight, refreshPrices, stepsHere } from "#app/modules/planner/planner.server";
import type { StartForm } from "#app/modules/planner/start.schema";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { changeTripWithin } from "#app/modules/trips/store/change-trip.server";
import { findTicketHome } from "#app/modules/trips/store/longer-trip.server";
import { keepOwnFlights } from "#app/modules/trips/store/own-parts.server";
import { getTrip, markTripBooked, removeTrip } from "#app/modules/trips/store/trips.server";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { priceOf } from "#app/modules/trips/trip/trip";
import { moveFlights } from "#app/modules/trips/use/change-bookings.server";
import { cancelTrip, duplicateTrip } from "#app/modules/trips/use/manage.server";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
let ada: CurrentUser;
let holder: TripHolder;

const FORM: StartForm = {
  destination: "Rome",
  departureCity: "New York",
  startDate: "2027-05-01",
  endDate: "2027-05-08",
  adults: 2,
  budgetTotal: 6000_00,
  pace: "moderate",
  budgetTier: "moderate",
  interests: ["culture"],
  name: "",
  children: 0,
};
const PLACES: SentPlace[] = [
  { slug: "rome", nights: 4 },
  { slug: "venice", nights: 3 },
];

/** A trip to Rome and Venice, with its ticket there and home where it is asked for. */
async function begin(key: string, isChosen = true, of = holder, places = PLACES): Promise<[Trip, Trip]> {
  const id = await beginJourney(ctx, of, places, FORM, key);
  const [rome] = await getJourney(ctx, id, of);
  if (isChosen) {
    const ticket = await findTicketHome(ctx, rome!, of);
    const { shown } = await flightOptions(ctx, rome!, ticket);
    await pickFlight(ctx, rome!, of, shown[0]!.offer.id, undefined, { ticket });
  }
  const trips = await getJourney(ctx, id, of);
  return [trips[0]!, trips.at(-1)!];
}
const again = ({ id }: Trip, of = holder) => getTrip(ctx, id, of);
const step = (trip: Trip, search = "") =>
  offersPage(ctx, trip, holder, FLIGHT_STEP, readPaging(new URLSearchParams(search)));

beforeAll(async () => {
  await openTestDatabase();
  ada = await insertUser("Ada");
  holder = { userId: ada.id };
});
afterAll(async () => {
  await closeTestDatabase();
});

describe("the flights of a first place", () => {
  it("are one ticket there and home, beside each way by itself", async () => {
    const [rome, venice] = await begin("step", false);
    const one = await step(rome);
    expect(one.ticket).toMatchObject({
      kind: "one",
      line: "There and home on one ticket: home from Venice on 9 May.",
      other: { label: "Book each way by itself", to: "?ticket=each-way" },
    });
    expect(one.ticket!.difference).toMatch(/^From \$[\d,]+; each way by itself from \$[\d,]+, \$[\d,]+ more\.$/);
    for (const { outbound, inbound } of one.cards) expect([outbound!.to, inbound!.from]).toEqual(["FCO", "VCE"]);
    const list = await step(rome, "all=1&ticket=one");
    expect(list.list!.search).toContain("ticket=one");
    const apart = await step(rome, "ticket=each-way");
    expect(apart.ticket).toMatchObject({ kind: "each-way", other: { to: "?ticket=one" } });
    for (const { inbound } of apart.cards) expect(inbound).toBeUndefined();
    expect((await step(venice)).ticket).toBeNull();
  });

  it("say nothing of a ticket where the trip has one place", async () => {
    const [only] = await begin("short", false);
    expect(await findTicketHome(ctx, { ...only, journeyId: undefined }, holder)).toBeUndefined();
  });
});

describe("a ticket there and home", () => {
  it("is held whole by the first place, and its flight home by the last", async () => {
    const [rome, venice] = await begin("held");
    const { offer, home } = rome.flight!;
    expect(home).toEqual({ tripId: venice.id, slug: "venice", name: "Venice", on: "2027-05-09" });
    expect(priceOf(rome).totalMinor).toBe(offer.priceMinor);
    expect(venice.flightHome).toEqual({ tripId: rome.id, place: "Rome", leg: offer.inbound, isSandbox: true });
    expect(priceOf(venice).totalMinor).toBe(0);
    expect(stepsHere(venice)).toEqual(["start", "hotels", "checkout", "itinerary"]);
    const page = await wholePage(ctx, holder, rome.journeyId!);
    expect(page.places.map(({ need }) => need)).toEqual([
      "Choose a place to stay in Rome",
      "Choose a place to stay in Venice",
    ]);
    expect(dayRequestFor(rome, findDestination("rome")!).departure).toMatchObject({ by: "train" });
    expect(dayRequestFor(venice, findDestination("venice")!).departure).toMatchObject({
      at: offer.inbound!.departLocal,
      airport: offer.inbound!.from,
    });
  });

  it("is asked for again as it was chosen", async () => {
    const [rome] = await begin("afresh");
    expect(await flightAfresh(ctx, rome, rome.flight!.offer)).toMatchObject({ id: rome.flight!.offer.id });
    expect(await refreshPrices(ctx, rome, holder)).toMatchObject({ changes: [] });
  });

  it("goes where each way is chosen by itself, and comes back", async () => {
    const [rome, venice] = await begin("apart");
    const { shown } = await flightOptions(ctx, rome);
    await pickFlight(ctx, rome, holder, shown[0]!.offer.id);
    expect((await again(rome)).flight!.home).toBeUndefined();
    const open = await again(venice);
    expect(open.flightHome).toBeUndefined();
    expect(stepsHere(open)).toContain("flights");
    const own = await pickFlight(ctx, open, holder, (await flightOptions(ctx, open)).shown[0]!.offer.id);
    expect(own.flight?.offer.inbound).toBeDefined();
    const ticket = await findTicketHome(ctx, await again(rome), holder);
    const one = (await flightOptions(ctx, rome, ticket)).shown[0]!.offer;
    await pickFlight(ctx, await again(rome), holder, one.id, undefined, { ticket });
    expect(await again(venice)).toMatchObject({ flight: undefined, flightHome: { leg: one.inbound } });
  });

  it("follows a visitor into an account", async () => {
    const visitor = { visitorId: "visitor-ticket" };
    const [rome, venice] = await begin("visitor", true, visitor);
    await claimPlannedTrips(ctx, visitor.visitorId, ada.id);
    expect((await again(venice)).flightHome?.tripId).toBe(rome.id);
  });

  it("is none of a copy", async () => {
    const [rome, venice] = await begin("copy");
    for (const place of [rome, venice]) {
      const copy = await duplicateTrip(ctx, { ...place, ownerId: ada.id }, "copy");
      expect([copy.flight, copy.flightHome, copy.journeyId]).toEqual([undefined, undefined, undefined]);
    }
  });
});

describe("a ticket that is not paid for", () => {
  const change = (rome: Trip, places: SentPlace[], form: Partial<StartForm> = {}) =>
    changeJourney(ctx, holder, { of: rome.journeyId! }, places, { ...FORM, ...form });

  it.each([
    ["other nights of the last place", [PLACES[0]!, { slug: "venice", nights: 4 }], {}],
    ["another last place", [...PLACES, { slug: "florence", nights: 2 }], {}],
    ["the last place left out", [PLACES[0]!, { slug: "florence", nights: 3 }], {}],
    ["another party", PLACES, { adults: 3 }],
    ["another home", PLACES, { departureCity: "Chicago" }],
  ] as const)("goes at both places with %s", async (what, places, form) => {
    const [rome] = await begin(`change ${what}`);
    await change(rome, [...places], form);
    for (const { flight, flightHome } of await getJourney(ctx, rome.journeyId!, holder))
      expect([flight, flightHome]).toEqual([undefined, undefined]);
  });

  it("stays where a place between takes its nights from no end of it", async () => {
    const [rome] = await begin("stays");
    await change(rome, PLACES, { budgetTotal: 7000_00 });
    const [first, last] = await getJourney(ctx, rome.journeyId!, holder);
    expect([first!.flight?.home?.tripId, last!.flightHome?.tripId]).toEqual([last!.id, first!.id]);
  });

  it.each(["cancel", "delete"] as const)("goes with either place: %s", async (how) => {
    const end = (trip: Trip) =>
      how === "cancel" ? cancelTrip(ctx, { ...trip, ownerId: ada.id }) : removeTrip(ctx, trip.id, ada.id);
    const [rome, venice] = await begin(`first ${how}`);
    await end(rome);
    expect((await again(venice)).flightHome).toBeUndefined();
    const [first, last] = await begin(`last ${how}`);
    await end(last);
    expect((await again(first)).flight).toBeUndefined();
  });

  it("is the only flight home that the last place can tell of", async () => {
    const [, venice] = await begin("own");
    const ways = { back: { by: "train" as const, date: "2027-05-09" } };
    const flights = { outbound: [], inbound: [], ways };
    await expect(keepOwnFlights(ctx, venice.id, holder, flights)).rejects.toThrow(/on the ticket to Rome/);
  });
});

describe("a ticket that is paid for", () => {
  const pay = (trip: Trip) => transact((trx) => markTripBooked(trx, trip.id, ada.id, ctx.now));
  const command = (trip: Trip, kind: "endBooking" | "reopenTrip") =>
    transact((trx) => changeTripWithin(trx, ctx.now, trip.id, holder, { kind }));

  it("is known as paid at the last place, and its places stay", async () => {
    const [rome, venice] = await begin("paid");
    await pay(rome);
    expect((await again(venice)).flightHome?.isPaid).toBe(true);
    await expect(changeJourney(ctx, holder, { of: rome.journeyId! }, PLACES, FORM)).rejects.toThrow(/paid for/);
    await command(rome, "reopenTrip");
    expect((await again(venice)).flightHome?.isPaid).toBeUndefined();
  });

  it("goes with its trip, and the last place asks for a flight again", async () => {
    const [rome, venice] = await begin("called off");
    await pay(rome);
    await command(rome, "endBooking");
    const open = await again(venice);
    expect(open.flightHome).toBeUndefined();
    expect(stepsHere(open)).toContain("flights");
  });

  it("stays when the last place is called off", async () => {
    const [rome, venice] = await begin("last off");
    await pay(rome);
    await cancelTrip(ctx, { ...venice, ownerId: ada.id });
    expect((await again(rome)).flight?.home?.name).toBe("Venice");
    expect((await again(venice)).flightHome).toBeUndefined();
  });

  it("moves the last place when the airline moves the flight home", async () => {
    const [rome, venice] = await begin("moved");
    await pay(rome);
    const inbound = rome.flight!.offer.inbound!;
    const shift = (local: string) => local.replace("2027-05-09", "2027-05-10");
    const later = { ...inbound, departLocal: shift(inbound.departLocal), arriveLocal: shift(inbound.arriveLocal) };
    const moved = await moveFlights(ctx, rome.id, ada.id, { inbound: later }, "airline-1");
    expect(moved.endDate).toBe(rome.endDate);
    expect(segmentsOf(moved.flight!.offer)).toHaveLength(segmentsOf(rome.flight!.offer).length);
    expect(await again(venice)).toMatchObject({ endDate: "2027-05-10", flightHome: { leg: later } });
  });
});
