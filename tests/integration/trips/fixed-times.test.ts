/** Appointments and hours that are not free: through the page's forms, before the days are planned and after. */
import { describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { beginJourney, getJourney } from "#app/modules/journeys/journeys.server";
import type { StartForm } from "#app/modules/planner/start.schema";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { tripEvents } from "#app/modules/documents/trip-events";
import type { ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import {
  inviteCompanion,
  invitationPath,
  joinTrip,
  listCompanions,
  removeCompanion,
} from "#app/modules/trips/party/companions.server";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import { withoutPeople } from "#app/modules/trips/shown/trip-view";
import { checksOf, getTrip } from "#app/modules/trips/store/trips.server";
import { generateDays } from "#app/modules/trips/days/days.server";
import { stepDays } from "#app/modules/trips/use/edit-days.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import * as timesPage from "#app/routes/trips/times";
import { insertTrip, makeCtx } from "#tests/integration/booking/booking.fixture";
import { argsFor, outcomeOf } from "#tests/integration/planning/party.fixture";
import { DATES, usePlannedTrip } from "#tests/integration/planning/planned-trip.fixture";

const FORM: StartForm = {
  destination: "Rome",
  departureCity: "London",
  startDate: "2027-05-03",
  endDate: "2027-05-08",
  adults: 2,
  children: 0,
  budgetTotal: 3000_00,
  pace: "moderate",
  budgetTier: "moderate",
  interests: ["culture"],
  name: "",
};
const ctx = makeCtx();
let ada: CurrentUser;
let ben: CurrentUser;
let trip: Trip;
usePlannedTrip((ready) => ({ ada, ben, trip } = ready));

const KYOTO = { airport: findAirport, timeZone: "Asia/Tokyo", country: "JP", countryName: "Japan" };
const WEDDING = { intent: "keep-appointment", name: "Ana's wedding", on: "2027-04-16", from: "15:00", until: "23:00" };
const WORK: [string, string][] = [
  ["intent", "add-hours"],
  ["kind", "work"],
  ["busyFrom", "09:00"],
  ["busyUntil", "17:00"],
  ...["1", "2", "3", "4", "5"].map((day): [string, string] => ["weekdays", day]),
];
const outcome = outcomeOf<{ fields?: Record<string, string[]>; values?: Record<string, string>; message?: string }>;
const send = async (id: string, fields: [string, string][] | Record<string, string>, user = ada) =>
  outcome(
    timesPage.action(
      await argsFor(`/trips/${id}/times`, {
        user,
        fields: Array.isArray(fields) ? fields : Object.entries(fields),
        headers: { "x-voyance-now": "2026-11-21T10:00:00Z" },
      }),
    ),
  );
const open = (id: string): Promise<Trip> => getTrip(ctx, id, { userId: ada.id });
const lines = ({ itinerary }: Trip): (ItineraryItem & { date: string })[] =>
  itinerary!.days.flatMap(({ date, items }) => items.map((item) => ({ ...item, date })));
const weddingOf = (of: Trip) => lines(of).find(({ name }) => name === "Ana's wedding");

describe("fixed times before the days are planned", () => {
  it("are kept, and the first days hold them to the minute", async () => {
    const id = await insertTrip(ada, { ...DATES, status: "booked" });
    expect((await send(id, WEDDING)).status).toBe(303);
    expect((await send(id, WORK)).status).toBe(303);
    const before = await open(id);
    expect(before.itinerary).toBeUndefined();
    expect(before.preferences.busy).toMatchObject([{ name: "Work", start: 540, end: 1020 }]);
    const planned = await generateDays(ctx, { id }, ada);
    expect(weddingOf(planned)).toMatchObject({ date: "2027-04-16", start: 900, end: 1380, locked: true, isOwn: true });
    // The sixteenth is a Friday, on which work comes before the wedding.
    expect(lines(planned).filter(({ role }) => role === "busy").length).toBeGreaterThan(1);
    expect(checksOf(planned).filter(({ kind }) => kind === "appointment" || kind === "overlap")).toEqual([]);
  });

  it("are told beside the field what is wrong, and nothing typed is lost", async () => {
    const id = await insertTrip(ada, { ...DATES, status: "planning" });
    const { status, data } = await send(id, { ...WEDDING, on: "2027-05-01" });
    expect([status, data?.fields]).toEqual([422, { on: ["Choose a day of the trip."] }]);
    expect(data?.values).toMatchObject({ name: "Ana's wedding", from: "15:00" });
    expect((await open(id)).preferences.ownPlaces).toBeUndefined();
  });

  it("are the owner's alone to change", async () => {
    const id = await insertTrip(ada, { ...DATES, status: "planning" });
    expect((await send(id, WEDDING, ben)).status).toBe(404);
  });
});

describe("fixed times of days that are planned", () => {
  it("come into the days, are changed, stand in the calendar, are undone and removed", async () => {
    expect((await send(trip.id, WEDDING)).status).toBe(303);
    const added = await open(trip.id);
    const id = weddingOf(added)!.placeId!;
    expect(weddingOf(added)).toMatchObject({ date: "2027-04-16", start: 900, end: 1380 });
    expect(JSON.stringify(tripEvents(added, KYOTO, "https://example.com"))).toContain("Ana's wedding");
    expect((await send(trip.id, { ...WEDDING, appointmentId: id, on: "2027-04-17", from: "16:00" })).status).toBe(303);
    expect(weddingOf(await open(trip.id))).toMatchObject({ placeId: id, date: "2027-04-17", start: 960 });
    await stepDays(ctx, trip, ada, "undo");
    expect(weddingOf(await open(trip.id))).toMatchObject({ date: "2027-04-16", start: 900 });
    expect((await send(trip.id, { intent: "remove-appointment", appointmentId: id })).status).toBe(303);
    const without = await open(trip.id);
    expect(weddingOf(without)).toBeUndefined();
    expect(without.preferences.ownPlaces).toEqual([]);
  });

  it("plan all days anew around working hours, and give the hours back", async () => {
    expect((await send(trip.id, WORK)).status).toBe(303);
    const working = await open(trip.id);
    const weekdays = working.itinerary!.days.slice(1).filter(({ date }) => date < "2027-04-17");
    for (const { items } of weekdays)
      expect(items.filter(({ role, start, end }) => role === "visit" && start < 1020 && end > 540)).toEqual([]);
    expect((await send(trip.id, { intent: "remove-hours", hours: "Work, 09:00 to 17:00 on weekdays" })).status).toBe(
      303,
    );
    expect(lines(await open(trip.id)).some(({ role }) => role === "busy")).toBe(false);
  });

  it("tell who of the party goes, and leave a companion who stays away free", async () => {
    await inviteCompanion(ctx, ada, trip, { name: "Ben", email: "" });
    await inviteCompanion(ctx, ada, trip, { name: "Cleo", email: "" });
    const people = await listCompanions(trip);
    const idOf = (name: string): string => people.find((one) => one.name === name)!.id;
    await joinTrip(
      ctx,
      invitationPath({ id: idOf("Ben") }).slice("/join/".length),
      { ...NO_NEEDS, name: "Ben", likes: [], never: [] },
      {},
      ben,
    );
    const sent = await send(trip.id, [...Object.entries(WEDDING), ["goingPeople", idOf("Cleo")]]);
    expect(sent.status).toBe(303);
    const seen = async (user: CurrentUser) => (await getTripOfParty(ctx, trip.id, user.id)).trip;
    const mine = weddingOf(await seen(ada))!;
    expect(mine.description).toContain("Cleo goes. The other one is free from 15:00 to 23:00.");
    const theirs = await seen(ben);
    expect(weddingOf(theirs)).toBeUndefined();
    const free = lines(theirs).find(({ date, start }) => date === "2027-04-16" && start === 900);
    expect(free).toMatchObject({ role: "free", name: "Free time", end: 1380 });
    expect(JSON.stringify(tripEvents(theirs, KYOTO, "https://example.com"))).not.toContain('"title":"Ana\'s wedding"');
    expect(JSON.stringify(withoutPeople(theirs.itinerary))).not.toContain("Cleo");
    await removeCompanion(ctx, trip, idOf("Cleo"));
    const { itinerary, preferences } = await open(trip.id);
    expect(JSON.stringify([itinerary, preferences])).not.toContain("Cleo");
    expect(preferences.ownPlaces).toMatchObject([{ goes: { names: [], adults: 1 } }]);
  });

  it("say on the trip what its dates do not hold", async () => {
    await send(trip.id, WEDDING);
    const now = await open(trip.id);
    const [own] = now.preferences.ownPlaces!;
    const outside = { ...own!, at: { date: "2027-05-20", start: 900 } };
    const moved = { ...now, preferences: { ...now.preferences, ownPlaces: [outside] } };
    expect(checksOf(moved).find(({ kind }) => kind === "appointment")?.text).toMatch(
      /^Ana's wedding on .*isn't on the dates of this trip\.$/,
    );
  });
});

describe("hours of a longer trip", () => {
  it("are said once for all its places, or for one, and are taken off likewise", async () => {
    const holder = { userId: ada.id };
    const id = await beginJourney(
      ctx,
      holder,
      [
        { slug: "rome", nights: 3 },
        { slug: "florence", nights: 2 },
      ],
      FORM,
      "hours",
    );
    const busy = async () =>
      (await getJourney(ctx, id, holder)).map(({ preferences }) => preferences.busy?.length ?? 0);
    const [rome, florence] = await getJourney(ctx, id, holder);
    await generateDays(ctx, { id: florence!.id }, ada);
    expect((await send(rome!.id, [...WORK, ["everywhere", "on"]])).status).toBe(303);
    expect(await busy()).toEqual([1, 1]);
    const planned = await open(florence!.id);
    expect(lines(planned).some(({ role }) => role === "busy")).toBe(true);
    const text = "Work, 09:00 to 17:00 on weekdays";
    expect((await send(florence!.id, { intent: "remove-hours", hours: text })).status).toBe(303);
    expect(await busy()).toEqual([1, 0]);
    expect((await send(rome!.id, { intent: "remove-hours-everywhere", hours: text })).status).toBe(303);
    expect(await busy()).toEqual([0, 0]);
  });
});
