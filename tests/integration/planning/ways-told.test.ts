/** Tickets between two places of a longer trip: told at one of them, known at both. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginJourney, changeJourney, getJourney } from "#app/modules/journeys/journeys.server";
import { placeOfTicket, readTicket, ticketPage } from "#app/modules/journeys/ticket-page.server";
import { bringParts, flightFormOf, goWithout, readFile } from "#app/modules/planner/own-booking.server";
import type { StartForm } from "#app/modules/planner/start.schema";
import { waysOf } from "#app/modules/trips/trip/trip-parts";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { wayInWords } from "#app/modules/trips/shown/trip-view";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
let holder: TripHolder;
const FORM: StartForm = {
  ...{ destination: "Rome", departureCity: "London", startDate: "2027-05-01", endDate: "2027-05-05" },
  ...{ adults: 2, children: 0, budgetTotal: 3000_00, pace: "moderate", budgetTier: "moderate" },
  ...{ interests: ["culture"], name: "" },
};
const PLACES = [
  { slug: "rome", nights: 4 },
  { slug: "florence", nights: 3 },
  { slug: "venice", nights: 2 },
];

beforeAll(async () => {
  await openTestDatabase();
  holder = { userId: (await insertUser("Ada")).id };
});
afterAll(closeTestDatabase);

async function begin(key: string) {
  const id = await beginJourney(ctx, holder, PLACES, FORM, key);
  const all = (): Promise<Trip[]> => getJourney(ctx, id, holder);
  const [rome, florence, venice] = (await all()) as [Trip, Trip, Trip];
  return { id, all, rome, florence, venice };
}

const ticket = (day: string): Uint8Array =>
  new TextEncoder().encode(
    [
      "Trenitalia - Riepilogo del biglietto",
      "Codice prenotazione (PNR): ABC123",
      `Data di viaggio: ${day}`,
      "Treno: Frecciarossa 9512",
      "Stazione di Partenza: Roma Termini Ore 07:50",
      "Stazione di Arrivo: Firenze S. M. Novella Ore 09:24",
    ].join("\n"),
  );

async function keepTicket(florence: Trip): Promise<void> {
  const forms = await readFile(ctx, florence, ticket("05/05/2027"));
  if ("problem" in forms) throw new Error(forms.problem);
  const brought = await bringParts(ctx, florence, holder, { flights: forms.flights }, {});
  if ("problem" in brought) throw new Error(JSON.stringify(brought.problem));
}

it("is told to the place before, with its hour, its stop and its number", async () => {
  const { florence, all } = await begin("told");
  await keepTicket(florence);
  const [rome, told, venice] = (await all()) as [Trip, Trip, Trip];
  expect(waysOf(told).out).toMatchObject({ by: "train", time: "09:24", name: "Frecciarossa 9512" });
  expect(waysOf(rome).back).toMatchObject({
    by: "train",
    date: "2027-05-05",
    time: "07:50",
    name: "Frecciarossa 9512",
  });
  expect(waysOf(rome).back?.at?.name).toBe("Roma Termini");
  expect(wayInWords(rome, "back")).toBe("On to Florence by train, leaving at 07:50, Wed 5 May: Frecciarossa 9512");
  expect(venice.between).toEqual((await all())[2]!.between);
  expect(venice.between?.out?.booked).toBeUndefined();
});

it("is as planned again at both once it is told no more", async () => {
  const { florence, rome: before, all } = await begin("taken back");
  await keepTicket(florence);
  await goWithout(ctx, (await all())[1]!, holder, "flights", {});
  const [rome] = (await all()) as [Trip];
  expect(rome.between).toEqual(before.between);
});

it("is changed where it was told, and needs its hour at the other end", async () => {
  const { florence, all } = await begin("told twice");
  const form = { ...flightFormOf(florence), outWayTime: "12:24" };
  const without = await bringParts(ctx, florence, holder, { flights: form }, {});
  expect(without).toMatchObject({
    problem: { fields: { outWayFarTime: ["Say when it leaves Rome, local time"] } },
  });
  await keepTicket(florence);
  const [rome] = (await all()) as [Trip];
  const other = { ...flightFormOf(rome), backWayTime: "12:00", backWayFarTime: "13:30" };
  expect(await bringParts(ctx, rome, holder, { flights: other }, {})).toMatchObject({
    problem: { fields: { backWayBy: ["You told us of your booking for this way at Florence. Change it there"] } },
  });
});

it("is said and left out where it is of another day, or of another pair of places", async () => {
  const { florence, venice } = await begin("another day");
  expect(await readFile(ctx, florence, ticket("06/05/2027"))).toEqual({
    problem: expect.stringMatching(/^Left out, because it gets there on Thu 6 May, and you get there on Wed 5 May/),
  });
  expect(await readFile(ctx, venice, ticket("05/05/2027"))).toEqual({
    problem: expect.stringMatching(/^Left out, because it neither gets to Venice nor leaves it/),
  });
});

it("stays while the places change around it, and goes with the place that it leads to", async () => {
  const { florence, id, all } = await begin("changed");
  await keepTicket(florence);
  await changeJourney(ctx, holder, { of: id }, [PLACES[0]!, PLACES[1]!, { slug: "venice", nights: 3 }], FORM);
  const [rome, kept] = (await all()) as [Trip, Trip];
  expect([waysOf(rome).back?.name, waysOf(kept).out?.name]).toEqual(["Frecciarossa 9512", "Frecciarossa 9512"]);
  await changeJourney(ctx, holder, { of: id }, [{ slug: "milan", nights: 4 }, PLACES[1]!, PLACES[2]!], FORM);
  const [, now] = (await all()) as [Trip, Trip];
  expect(now.between?.out?.place.slug).toBe("milan");
  expect(waysOf(now).out?.name).toBeUndefined();
});

it("is read on the page of the whole for the place that it fits, and kept where its traveller says so", async () => {
  const { id, all, rome } = await begin("whole");
  const user = { id: holder.userId! };
  expect((await ticketPage(ctx, user, id)).readAt).toBe(`/journeys/${id}/ticket`);
  const found = await readTicket(ctx, user, id, ticket("05/05/2027"));
  if ("problem" in found) throw new Error(found.problem);
  expect(found.page).toMatchObject({ place: "Rome", keepAt: { tripId: rome.id, intent: "keep-read" } });
  expect(found.read.flights).toMatchObject({ backWayName: "Frecciarossa 9512", backWayTime: "07:50" });
  expect((await all())[0]!.elsewhere, "nothing is kept before").toBeUndefined();
  const place = await placeOfTicket(ctx, user, id, rome.id);
  await bringParts(ctx, place.trip, holder, { flights: found.read.flights }, {});
  const [, florence] = await all();
  expect(waysOf(florence!).out).toMatchObject({ name: "Frecciarossa 9512", time: "09:24" });
});

it("of another day or of no place of the trip is refused with the reason, and others' trips are not found", async () => {
  const { id, rome } = await begin("not there");
  const user = { id: holder.userId! };
  expect(await readTicket(ctx, user, id, ticket("25/08/2027"))).toMatchObject({ problem: expect.any(String) });
  const hotel = (days: string) => new TextEncoder().encode(`Hotel Brunelleschi, Firenze. Check-in: ${days} 14:00`);
  expect(await readTicket(ctx, user, id, hotel("1 August 2027"))).toHaveProperty("problem");
  const stranger = { id: (await insertUser("Eve")).id };
  await expect(readTicket(ctx, stranger, id, ticket("05/05/2027"))).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(placeOfTicket(ctx, stranger, id, rome.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});
