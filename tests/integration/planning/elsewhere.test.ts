import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getTripCalendar } from "#app/modules/documents/calendar.server";
import { toTripPdfView } from "#app/modules/documents/trip-pdf";
import type { OwnStay } from "#app/modules/elsewhere/own-stay";
import { hotelOptions } from "#app/modules/planner/offers.server";
import { findPlannedTrip, pickHotel, saveStart } from "#app/modules/planner/planner.server";
import { startSchema } from "#app/modules/planner/start.schema";
import { generateDays } from "#app/modules/trips/days/days.server";
import { ITINERARY } from "#app/modules/trips/trip/stored-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { partsOf } from "#app/modules/trips/trip/trip-parts";
import { changeDetails, shareTrip } from "#app/modules/trips/store/trips.server";
import * as checkout from "#app/routes/planner/booking";
import * as bring from "#app/routes/planner/bring";
import * as flight from "#app/routes/planner/flight";
import * as hotel from "#app/routes/planner/hotel";
import * as shared from "#app/routes/trips/shared";
import { addDays } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import { makeCtx, updateTrip } from "../booking/booking.fixture";
import { args, closeTravellerWorld, insertTraveller, openTravellerWorld, outcome } from "./traveller.fixture";
import type { Fields, Traveller } from "./traveller.fixture";

const now = makeCtx({ now: new Date() });
const leaveOn = addDays(todayOf(now), 150);
const backOn = addDays(leaveOn, 5);

let ann: Traveller;
beforeAll(openTravellerWorld);
afterAll(closeTravellerWorld);
beforeEach(async () => {
  ann = await insertTraveller();
  await plan();
});

const holder = () => ({ userId: ann.id });
const planned = async () => (await findPlannedTrip(now, holder()))!;

async function plan(): Promise<Trip> {
  const form = startSchema(todayOf(now)).parse({
    destination: "Lisbon",
    departureCity: "London",
    startDate: leaveOn,
    endDate: backOn,
    adults: "2",
    budgetTotal: "2000",
  });
  const saved = await saveStart(now, holder(), form, `own-${ann.id}`, undefined);
  if ("problem" in saved) throw new Error(JSON.stringify(saved.problem));
  return saved.trip;
}

const PAGES = { flights: ["/planner/flight?own=1", flight], hotels: ["/planner/hotel?own=1", hotel] } as const;

interface OwnPage {
  kind: "own" | "offers";
  texts: Record<string, string | undefined>;
  basis: { revision: number; formKey: string };
  goOn: string;
}
interface Refused {
  fields: Record<string, string[]>;
  values: Record<string, string>;
  message: string | null;
}

async function open(part: keyof typeof PAGES, address: string = PAGES[part][0]): Promise<OwnPage> {
  return (await outcome(PAGES[part][1].loader(args(address, { headers: ann.headers })))).body as OwnPage;
}

async function send(part: keyof typeof PAGES, fields: Fields, seen?: OwnPage) {
  const { basis } = seen ?? (await open(part));
  const [address, route] = PAGES[part];
  const all = { revision: String(basis.revision), formKey: basis.formKey, ...fields };
  return outcome(route.action(args(address, { headers: ann.headers, fields: all })));
}

const flightFields = (changes: Fields = {}): Fields => ({
  intent: "keep-flights",
  ...{ out1Number: "TP1351", out1From: "LHR", out1To: "LIS", out1Date: leaveOn, out1Departs: "08:00" },
  out1Arrives: "10:45",
  ...{ back1Number: "TP 1356", back1From: "LIS", back1To: "LHR", back1Date: backOn, back1Departs: "18:10" },
  back1Arrives: "20:55",
  flightCode: "ABC123",
  ...changes,
});
const stayFields = (changes: Fields = {}): Fields => ({
  intent: "keep-stay",
  ...{ stayName: "Casa da Ana", stayAddress: "Rua dos Remédios 12", stayPoint: "38.7129, -9.1269" },
  ...{ stayIn: leaveOn, stayOut: backOn, stayBreakfast: "yes", stayCode: "H-77" },
  ...changes,
});

/** Planned once: the same wishes give the same days. */
let days: string | undefined;

/** A trip whose parts are all booked elsewhere, with its days. */
async function allElsewhere(): Promise<Trip> {
  expect(await send("flights", flightFields())).toMatchObject({ status: 303, location: "/planner/hotel" });
  expect(await send("hotels", stayFields())).toMatchObject({ status: 303, location: "/planner/itinerary" });
  const trip = await planned();
  days ??= ITINERARY.write((await generateDays(now, trip, await ann.user(), { another: false })).itinerary!);
  await updateTrip(trip.id, { itinerary: days });
  return planned();
}

describe("flights and a stay booked elsewhere", () => {
  it("are typed in where offers stand, and lead past the checkout to the days", async () => {
    expect((await open("flights", "/planner/flight")).kind).toBe("offers");
    expect(await open("flights")).toMatchObject({ kind: "own", goOn: "Continue to hotels" });
    const trip = await allElsewhere();
    expect(partsOf(trip)).toEqual({ flights: "elsewhere", stay: "elsewhere" });
    expect(await open("flights", "/planner/flight")).toMatchObject({ kind: "own", texts: { out1Number: "TP 1351" } });
    const review = await outcome(checkout.loader(args("/planner/booking", { headers: ann.headers })));
    expect(review).toMatchObject({ status: 303, toast: expect.stringContaining("nothing to pay here") });
  });

  it("shape the days: one lands, stays there and flies home by them", async () => {
    const { itinerary } = await allElsewhere();
    const [first] = itinerary!.days;
    const last = itinerary!.days.at(-1)!;
    expect([first!.date, last.date]).toEqual([leaveOn, backOn]);
    expect(first!.items[0]!.description).toMatch(/^TP 1351 lands at LIS at 10:45/);
    expect(first!.items[1]).toMatchObject({ name: "Leave your bags at Casa da Ana", location: { lat: 38.7129 } });
    expect(last.items.at(-1)!.description).toMatch(/TP 1356 leaves at 18:10/);
  });

  it("stand in the calendar and in the PDF, with their codes, and not on the page for everybody", async () => {
    const trip = await allElsewhere();
    const calendar = (await getTripCalendar(now, ann.id, trip.id)).text.replace(/\r\n /g, "");
    expect(calendar).toContain("SUMMARY:Flight TP 1351: London (LHR) to Lisbon (LIS)");
    expect(calendar).toContain("SUMMARY:Stay at Casa da Ana");
    expect(calendar).toContain("Booked elsewhere\\nBooking code ABC123");
    const real = { payments: "sandbox", inventory: "sandbox", mail: "outbox" } as const;
    const pdf = toTripPdfView(trip, { kind: "itinerary", generatedAt: now.now, real }, () => true);
    expect(pdf.sandboxNote).toBeUndefined();
    expect(pdf.flightsNote).toBe("Booked elsewhere. Booking code ABC123. Times are local to each airport.");
    expect(pdf.hotels[0]).toMatchObject({ name: "Casa da Ana", price: "Booked elsewhere" });
    await shareTrip(now, trip.id, holder());
    const page = await outcome(
      shared.loader(args(`/trips/${trip.id}/shared`, { params: { tripId: trip.id } })) as Promise<unknown>,
    );
    expect(JSON.stringify(page.body)).toContain("Casa da Ana");
    expect(JSON.stringify(page.body)).not.toMatch(/ABC123|H-77/);
  });

  it("lose nothing that was typed when something is wrong", async () => {
    const fields = flightFields({ out1From: "Londn", out1Arrives: "late", flightCode: "ABC123" });
    const refused = await send("flights", fields);
    expect(refused.status).toBe(422);
    const own = refused.body as Refused;
    expect(own.fields).toEqual({
      out1From: [expect.stringMatching(/^Which one: London/)],
      out1Arrives: ["Use a time such as 08:05"],
    });
    expect(own.values).toMatchObject({ out1Number: "TP1351", back1Departs: "18:10", flightCode: "ABC123" });
    const stay = await send("hotels", stayFields({ stayPoint: "https://maps.app.goo.gl/abc", stayName: "" }));
    expect(stay.status).toBe(422);
    expect((stay.body as Refused).fields).toEqual({
      stayName: ["Enter the name of the place"],
      stayPoint: [expect.stringMatching(/short link/)],
    });
  });

  it("take any text for what it is", async () => {
    const long = "x".repeat(5_000);
    for (const text of [long, "\u0000", "<script>", "../../etc", "𝕏".repeat(60), "-1", "NaN"]) {
      const fields = Object.fromEntries(Object.keys(flightFields()).map((name) => [name, text]));
      expect((await send("flights", { ...fields, intent: "keep-flights" })).status).toBe(422);
      const stay = Object.fromEntries(Object.keys(stayFields()).map((name) => [name, text]));
      expect((await send("hotels", { ...stay, intent: "keep-stay" })).status).toBe(422);
    }
    expect(partsOf(await planned())).toEqual({ flights: "open", stay: "open" });
  });

  it("move the dates of the trip when they are others, and say so", async () => {
    const earlier = addDays(leaveOn, -1);
    const moved = await send("flights", flightFields({ out1Date: earlier }));
    expect(moved).toMatchObject({
      status: 303,
      toast: expect.stringMatching(/^Your trip is now .*to match your flights\.$/),
    });
    expect(await planned()).toMatchObject({ startDate: earlier, endDate: backOn });
  });

  it("are refused when somebody changed the trip since the form was opened", async () => {
    const seen = await open("flights");
    const { id } = await planned();
    await changeDetails(now, id, holder(), { name: "Another name" });
    expect((await send("flights", flightFields(), seen)).status).toBe(303);
    const stale = await open("hotels");
    await send("hotels", stayFields({ stayName: "Another place" }));
    const refused = await send("hotels", stayFields(), stale);
    expect(refused.status).toBe(409);
    expect((refused.body as Refused).values).toMatchObject({ stayName: "Casa da Ana" });
  });
});

/** A ticket as words, as it stands in a mail. */
const LISBON_TICKET = `Your booking is confirmed.
Flight TP1351 on 10 May 2027
Departure 08:00 London Heathrow (LHR)
Arrival 10:45 Lisbon (LIS)`;

/** Sends a file as a browser does, without a script. */
function bringFile(content: string | Uint8Array<ArrayBuffer>, name: string) {
  const body = new FormData();
  body.append("bookingFile", new File([content], name));
  body.append("intent", "read-file");
  const request = new Request("http://localhost:3000/planner/bring", { method: "POST", body, headers: ann.headers });
  return outcome(bring.action({ request, params: {}, context: { origin: "http://localhost:3000" } }));
}

interface Read {
  problem?: string;
  flights?: Record<string, string>;
  stay?: Record<string, string>;
}

describe("a file of a booking", () => {
  it("that we wrote ourselves comes back whole: shown first, kept when its traveller says so", async () => {
    const before = await allElsewhere();
    const { text } = await getTripCalendar(now, ann.id, before.id);
    ann = await insertTraveller();
    await plan();
    await open("flights");
    const read = await bringFile(text, "lisbon.ics");
    expect(read.status).toBe(200);
    const { flights, stay } = read.body as Read;
    expect(flights).toMatchObject({
      out1Number: "TP 1351",
      out1Departs: "08:00",
      back1To: "LHR",
      flightCode: "ABC123",
    });
    expect(stay).toMatchObject({ stayName: "Casa da Ana", stayPoint: "38.7129, -9.1269", stayCode: "H-77" });
    expect(partsOf(await planned()), "nothing is kept before").toEqual({ flights: "open", stay: "open" });
    const { basis } = (await outcome(bring.loader(args("/planner/bring", { headers: ann.headers })))).body as OwnPage;
    const texts = Object.entries({ ...flights, ...stay }).filter(([, value]) => value !== undefined);
    const fields = {
      ...Object.fromEntries(texts),
      ...{ revision: String(basis.revision), formKey: basis.formKey, hasFlights: "yes", hasStay: "yes" },
      intent: "keep-read",
    };
    const kept = await outcome(bring.action(args("/planner/bring", { headers: ann.headers, fields })));
    expect(kept).toMatchObject({ status: 303, location: "/planner/itinerary" });
    const after = await planned();
    expect(after.elsewhere!.flights).toEqual(before.elsewhere!.flights);
    // The address comes back with its town, and of breakfast schema.org has no word.
    const written = {
      ...(before.elsewhere!.stay as OwnStay),
      address: "Rua dos Remédios 12, Lisbon",
      hasBreakfast: false,
    };
    expect(after.elsewhere!.stay).toEqual(written);
  });

  it("may be pasted as words, which stay in their field where they can't be read", async () => {
    await open("flights");
    const paste = (bookingText: string) =>
      outcome(
        bring.action(args("/planner/bring", { headers: ann.headers, fields: { bookingText, intent: "read-file" } })),
      );
    const words = "See you soon, we can't wait";
    const unread = await paste(words);
    expect(unread.status).toBe(422);
    expect(unread.body).toMatchObject({ problem: expect.stringContaining("no flight"), pasted: words });
    const read = await paste(LISBON_TICKET);
    expect(read.status).toBe(200);
    expect((read.body as Read).flights).toMatchObject({ out1Number: "TP 1351", out1To: "LIS" });
  });

  it("that cannot be read says why, and changes nothing", async () => {
    await open("flights");
    const { revision } = await planned();
    for (const [content, why] of [
      ["", /^Choose a file first/],
      ["%PDF-1.7", /^This PDF is damaged/],
      ["Hello", /^This file has no flight, ticket or stay in it that we can read\.$/],
      ["BEGIN:VCALENDAR\r\nBEGIN:VEVENT", /^This calendar file is damaged/],
      ["BEGIN:VCALENDAR\r\nEND:VCALENDAR", /^This file has no flight, ticket or stay in it that we can read\.$/],
      [`<html>${"<b>".repeat(100_000)}`, /nested too deeply/],
    ] as const) {
      const answer = await bringFile(content, "booking.ics");
      expect(answer.status).toBe(422);
      expect((answer.body as Read).problem).toMatch(why);
    }
    expect((await planned()).revision).toBe(revision);
  });

  it("loses nothing that was put right when something is still wrong", async () => {
    await open("flights");
    const { basis } = (await outcome(bring.loader(args("/planner/bring", { headers: ann.headers })))).body as OwnPage;
    const fields = {
      ...flightFields({ out1To: "" }),
      ...stayFields({ stayName: "" }),
      hasFlights: "yes",
      hasStay: "yes",
      note: "Please check the flight",
    };
    const sent = { ...fields, revision: String(basis.revision), formKey: basis.formKey, intent: "keep-read" };
    const refused = await outcome(bring.action(args("/planner/bring", { headers: ann.headers, fields: sent })));
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      notes: ["Please check the flight"],
      form: {
        fields: { out1To: ["Say at which airport it lands"], stayName: ["Enter the name of the place"] },
        values: { out1Number: "TP1351", stayCode: "H-77" },
      },
    });
    expect(partsOf(await planned())).toEqual({ flights: "open", stay: "open" });
  });
});

describe("a trip of which one part is booked elsewhere", () => {
  it("pays for the other part only", async () => {
    await send("flights", flightFields());
    await open("hotels", "/planner/hotel");
    const trip = await planned();
    const { shown } = await hotelOptions(now, trip);
    const withHotel = await pickHotel(now, trip, holder(), shown[0]!.offer.id);
    const review = await outcome(checkout.loader(args("/planner/booking", { headers: ann.headers })));
    expect(review.body).toMatchObject({
      flight: null,
      dueMinor: withHotel.hotel!.offer.totalMinor,
      lines: [{ category: "hotel" }],
      elsewhere: { note: "You booked your flights elsewhere; your hotel is from here." },
    });
  });

  it("has nothing to pay while the other part is open, and asks for it", async () => {
    await send("flights", flightFields());
    await open("hotels", "/planner/hotel");
    const review = await outcome(checkout.loader(args("/planner/booking", { headers: ann.headers })));
    expect(review.body).toMatchObject({ isEmpty: true, open: { flights: "elsewhere", stay: "open" } });
    const paid = await outcome(
      checkout.action(args("/planner/booking", { headers: ann.headers, fields: { intent: "pay" } })),
    );
    expect(paid).toMatchObject({ status: 409 });
  });

  it("goes without the one that is not needed", async () => {
    await send("flights", { intent: "skip-flights" });
    expect(await send("hotels", stayFields())).toMatchObject({ location: "/planner/itinerary" });
    expect(partsOf(await planned())).toEqual({ flights: "not-needed", stay: "elsewhere" });
  });
});
