/** Flights and stays booked elsewhere on a trip whose days are planned: told, changed and taken out on its page. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { getTripCalendar } from "#app/modules/documents/calendar.server";
import { toTripPdfView } from "#app/modules/documents/trip-pdf";
import { generateDays } from "#app/modules/trips/days/days.server";
import { ITINERARY } from "#app/modules/trips/trip/stored-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { partsOf, staysOf } from "#app/modules/trips/trip/trip-parts";
import { toTripView } from "#app/modules/trips/shown/trip-view";
import { checksOf, getTrip, shareTrip } from "#app/modules/trips/store/trips.server";
import * as bookings from "#app/routes/trips/bookings";
import * as money from "#app/routes/trips/money";
import * as sharedPage from "#app/routes/trips/shared";
import { addDays } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import { formatShortDate } from "#app/shared/format";
import { formatMoneyExact } from "#app/shared/money";
import { insertTrip, makeCtx, updateTrip } from "../booking/booking.fixture";
import { args, closeTravellerWorld, insertTraveller, openTravellerWorld, outcome } from "../planning/traveller.fixture";
import type { Fields, Outcome, Traveller } from "../planning/traveller.fixture";

const now = makeCtx({ now: new Date() });
const first = addDays(todayOf(now), 150);
const last = addDays(first, 4);
const STAY: Fields = {
  hasStay: "yes",
  stayName: "Machiya Yuki",
  stayPoint: "35.0045, 135.7750",
  stayIn: first,
  stayOut: last,
  stayCode: "H-77",
};
const FLIGHTS: Fields = {
  hasFlights: "yes",
  ...{
    out1Number: "AY67",
    out1From: "HEL",
    out1To: "KIX",
    out1Date: first,
    out1Departs: "00:45",
    out1Arrives: "19:25",
  },
  ...{ back1Number: "AY68", back1From: "KIX", back1To: "HEL", back1Date: last, back1Departs: "22:35" },
  back1Arrives: "05:55",
};

interface Page {
  basis: { revision: number; formKey: string };
  parts: Record<"flights" | "stay", { now: string; isOwn: boolean; isOpen: boolean }>;
  open: { flights?: FormTexts; stay?: FormTexts };
}
interface Answer {
  problem?: string;
  changes?: string[];
  takesOut?: string;
  form?: { fields: Record<string, string[]>; values: Record<string, string> };
}

let ann: Traveller;
let tripId: string;
/** Made once: the same wishes give the same days. */
let days: string;
const insertPlanned = (itinerary: string | null) => insertTrip(ann, { start_date: first, end_date: last, itinerary });

beforeAll(async () => {
  await openTravellerWorld();
  ann = await insertTraveller("premium");
  const planned = await generateDays(now, { id: await insertPlanned(null) }, await ann.user());
  days = ITINERARY.write(planned.itinerary!);
});
afterAll(closeTravellerWorld);
beforeEach(async () => {
  ann = await insertTraveller("premium");
  tripId = await insertPlanned(days);
});

const trip = (): Promise<Trip> => getTrip(now, tripId, { userId: ann.id });
const address = (): string => `/trips/${tripId}/bookings`;
const ask = (query = "", who = ann): Promise<Outcome> =>
  outcome(bookings.loader(args(address() + query, { headers: who.headers, params: { tripId } })));
const page = async (query = ""): Promise<Page> => (await ask(query)).body as Page;

async function send(fields: Fields, seen?: Page, who = ann): Promise<Outcome & { body: Answer }> {
  const { basis } = seen ?? (await page());
  const all = { revision: String(basis.revision), formKey: basis.formKey, ...fields };
  const sent = await outcome(
    bookings.action(args(address(), { headers: who.headers, fields: all, params: { tripId } })),
  );
  return sent as Outcome & { body: Answer };
}

it("says what other flights do to the days before anything changes, and then does just that", async () => {
  const before = await trip();
  const looked = await send({ intent: "look", ...FLIGHTS });
  expect(looked.status).toBe(200);
  expect(looked.body.changes!.length).toBeGreaterThan(0);
  expect(await trip(), "nothing is kept yet").toEqual(before);
  const kept = await send({ intent: "keep", ...FLIGHTS });
  expect(kept).toMatchObject({ status: 303, location: `/trips/${tripId}` });
  const after = await trip();
  expect(partsOf(after).flights).toBe("elsewhere");
  const [arrival] = after.itinerary!.days;
  expect(
    arrival!.items.filter(isVisit).every(({ start }) => start > 19 * 60),
    "after one has landed",
  ).toBe(true);
  expect(JSON.stringify(after.itinerary)).toContain("AY 68");
  const again = await send({ intent: "look", ...FLIGHTS });
  expect(again.body.changes).toEqual([]);
});

it("moves the dates of the trip with the flights, and keeps on its day what still has one", async () => {
  const before = await trip();
  const out = addDays(first, 1);
  const moved = await send({ intent: "look", ...FLIGHTS, out1Date: out });
  expect(moved.body.changes![0]).toMatch(/^Your trip is now /);
  await send({ intent: "keep", ...FLIGHTS, out1Date: out });
  const after = await trip();
  expect([after.startDate, after.itinerary!.days[0]!.date]).toEqual([out, out]);
  const middle = addDays(first, 2);
  const on = ({ itinerary }: Trip) =>
    itinerary!.days
      .find(({ date }) => date === middle)!
      .items.filter(isVisit)
      .map(({ placeId }) => placeId);
  expect(on(after).filter((id) => on(before).includes(id)).length).toBeGreaterThan(0);
});

it("keeps a stay on a booked trip, shows its form filled in, and takes it out again", async () => {
  await updateTrip(tripId, { status: "booked" });
  expect((await page()).parts.stay).toMatchObject({ isOwn: false, isOpen: true });
  await send({ intent: "keep", ...STAY });
  expect(await trip()).toMatchObject({ status: "booked", elsewhere: { stay: { name: "Machiya Yuki" } } });
  expect((await trip()).itinerary!.days[1]!.wayHome!.to.name).toBe("Machiya Yuki");
  expect((await page("?part=stay")).open.stay).toMatchObject({ stayName: "Machiya Yuki", stayCode: "H-77" });
  const looked = await send({ intent: "look-take-out", part: "stay" });
  expect(looked.body).toMatchObject({ takesOut: "stay" });
  expect(looked.body.changes![0]).toBe(
    "We no longer know where you're staying, so your days start and end in the centre.",
  );
  expect(staysOf(await trip())).toHaveLength(1);
  expect((await send({ intent: "take-out", part: "stay" })).status).toBe(303);
  expect(staysOf(await trip())).toEqual([]);
});

it("keeps nothing of what is wrong, and nothing of what was typed is lost", async () => {
  const refused = await send({ intent: "keep", ...STAY, stayOut: first, stayPoint: "nowhere" });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.form!.fields).sort()).toEqual(["stayOut", "stayPoint"]);
  expect(refused.body.form!.values).toMatchObject({ stayName: "Machiya Yuki", stayPoint: "nowhere" });
  const long = await send({ intent: "look", ...STAY, stayName: "x".repeat(500) });
  expect(long.status).toBe(422);
  expect((await trip()).elsewhere).toBeUndefined();
});

it("reads a file into its forms, and says beside the field which files it can not read", async () => {
  const body = new FormData();
  body.append("bookingFile", new File(["%PDF-1.7"], "ticket.pdf"));
  body.append("intent", "read-file");
  const request = new Request(`http://localhost:3000${address()}`, { method: "POST", body, headers: ann.headers });
  const read = bookings.action({ request, params: { tripId }, context: { origin: "http://localhost:3000" } });
  expect(await outcome(read)).toMatchObject({
    status: 422,
    body: { fileProblem: expect.stringMatching(/^This PDF is damaged/) as string },
  });
});

it("is for the owner of a trip that is planned and not over, as it stands", async () => {
  const seen = await page();
  const ben = await insertTraveller();
  expect((await ask("", ben)).status).toBe(404);
  expect((await send({ intent: "keep", ...STAY }, seen, ben)).status).toBe(404);
  await send({ intent: "keep", ...STAY }, seen);
  const late = await send({ intent: "keep", ...FLIGHTS }, { ...seen, basis: { ...seen.basis, formKey: "another" } });
  expect(late.status, "rests on a trip that has changed").toBe(409);
  expect(late.body.form!.values).toMatchObject({ out1Number: "AY67" });
  await updateTrip(tripId, { status: "completed" });
  expect(await ask()).toMatchObject({ location: `/trips/${tripId}` });
  await updateTrip(tripId, { status: "planning", itinerary: null });
  expect(await ask()).toMatchObject({ location: `/trips/${tripId}`, toast: "Plan the days of this trip first." });
});

it("moves to a second place during the trip, counts what both cost, and tells them in all papers", async () => {
  const between = addDays(first, 2);
  const two: Fields = {
    ...STAY,
    ...{ stayOut: between, stayPrice: "320.50", stayCurrency: "EUR" },
    ...{ stay2Name: "Arashiyama House", stay2Point: "35.0160, 135.6720", stay2In: between, stay2Out: last },
    ...{ stay2Price: "40000", stay2Currency: "JPY", stay2Code: "H-88" },
  };
  expect((await send({ intent: "keep", ...two })).status).toBe(303);
  const after = await trip();
  const days = after.itinerary!.days;
  expect(days.map(({ wayHome }) => wayHome?.to.name).filter((name, k, all) => name && name !== all[k - 1])).toEqual([
    "Machiya Yuki",
    "Arashiyama House",
  ]);
  const move = days.find(({ date }) => date === between)!.items.map(({ name }) => name);
  const [out, bags] = ["Check out of Machiya Yuki", "Leave your bags at Arashiyama House"].map((n) => move.indexOf(n));
  expect(out).toBeGreaterThanOrEqual(0);
  expect(bags).toBeGreaterThan(out!);
  expect((await page("?part=stay")).open.stay).toMatchObject({ stay2Name: "Arashiyama House", stay2Price: "40000" });

  const params = { tripId };
  const purse = (await outcome(money.loader(args(`/trips/${tripId}/money`, { headers: ann.headers, params })))).body;
  const { elsewhere } = purse as { elsewhere: { label: string; amountMinor: number; totalMinor: number }[] };
  expect(elsewhere.map(({ label, amountMinor }) => [label, amountMinor])).toEqual([
    ["Machiya Yuki, booked elsewhere", 32_050],
    ["Arashiyama House, booked elsewhere", 40_000],
  ]);
  const sum = elsewhere.reduce((all, { totalMinor }) => all + totalMinor, 0);
  expect(toTripView(after).cost.totalMinor).toBe(sum);

  const calendar = (await getTripCalendar(now, ann.id, tripId)).text.replace(/\r\n /g, "");
  expect(calendar.match(/SUMMARY:Stay at [^\r]*/g)).toEqual([
    "SUMMARY:Stay at Machiya Yuki",
    "SUMMARY:Stay at Arashiyama House",
  ]);
  const real = { payments: "sandbox", inventory: "sandbox", mail: "outbox" } as const;
  const pdf = toTripPdfView(after, { kind: "itinerary", generatedAt: now.now, real }, () => true);
  expect(pdf.hotels.map(({ name }) => name)).toEqual(["Machiya Yuki", "Arashiyama House"]);
  expect(JSON.stringify(pdf.hotels)).toContain("H-88");
  expect(pdf.costs!.total.all).toBe(formatMoneyExact(sum));

  await shareTrip(now, tripId, { userId: ann.id });
  const shared = JSON.stringify((await outcome(sharedPage.loader(args(`/trips/${tripId}/shared`, { params })))).body);
  expect(shared).toContain("Arashiyama House");
  expect(shared).not.toMatch(/H-77|H-88|32050|40000|320\.50/);
  const gap = await send({ intent: "keep", ...two, stay2In: addDays(between, 1) });
  expect(gap.status).toBe(303);
  expect(checksOf(await trip()).map(({ text }) => text)).toContain(
    `No bed for the night of ${formatShortDate(between)}.`,
  );
});
