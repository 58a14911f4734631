import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { convertForDisplay } from "#app/modules/catalogue/country/rates";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { findPlannedTrip, saveStart } from "#app/modules/planner/planner.server";
import { priceDisplayIn, readerView } from "#app/modules/planner/price-display.server";
import { shareTrip } from "#app/modules/trips/store/trips.server";
import { sentStart } from "#app/modules/planner/start-form";
import { addDays } from "#app/shared/calendar";
import { startSchema } from "#app/modules/planner/start.schema";
import type { FormProblem } from "#app/shared/form-problem";
import { finalizeQuiz } from "#app/modules/profile/quiz.server";
import * as destination from "#app/routes/discover/destination";
import type { DestinationView } from "#app/modules/discover/destination-page.server";
import * as compare from "#app/routes/discover/explore-compare";
import * as explore from "#app/routes/discover/explore";
import * as warm from "#app/routes/discover/explore-warm";
import * as flight from "#app/routes/planner/flight";
import * as hotel from "#app/routes/planner/hotel";
import * as start from "#app/routes/planner/start";
import * as preferences from "#app/routes/profile/preferences";
import * as sample from "#app/routes/site/sample-itinerary";
import * as shared from "#app/routes/trips/shared";
import * as summary from "#app/routes/trips/summary";
import * as trip from "#app/routes/trips/trip";
import { todayOf } from "#app/shared/context";
import { insertTrip, makeCtx } from "../booking/booking.fixture";
import {
  FIRST_OPTIONS,
  answerQuiz,
  args,
  closeTravellerWorld,
  insertTraveller,
  openTravellerWorld,
  outcome,
} from "../planning/traveller.fixture";
import type { Fields, Traveller } from "../planning/traveller.fixture";

let ann: Traveller;
beforeAll(openTravellerWorld);
afterAll(closeTravellerWorld);
beforeEach(async () => {
  ann = await insertTraveller();
});

const now = makeCtx({ now: new Date() });
const leaveOn = addDays(todayOf(now), 170);
const form = startSchema(todayOf(now)).parse({
  destination: "Lisbon",
  departureCity: "London",
  startDate: leaveOn,
  endDate: addDays(leaveOn, 5),
  budgetTotal: "2000",
  pace: "relaxed",
  budgetTier: "luxury",
  interests: ["beach"],
});

async function prefer(changes: Fields): Promise<void> {
  const saved = await outcome(
    preferences.action(
      args("/profile/preferences", {
        fields: { home: "", currency: "USD", units: "metric", ...changes },
        headers: ann.headers,
      }),
    ),
  );
  expect(saved.status).toBe(303);
}

async function takeQuiz(): Promise<void> {
  await answerQuiz(ann.id, FIRST_OPTIONS);
  await finalizeQuiz(makeCtx(), ann.id);
}

async function planLisbon(): Promise<void> {
  const saved = await saveStart(now, { userId: ann.id }, form, `form-${ann.id}`, undefined);
  if ("problem" in saved) throw new Error(JSON.stringify(saved.problem));
}

const startPage = async (query = "", headers: Record<string, string> = ann.headers) =>
  (await outcome(start.loader(args(`/planner/start${query}`, { headers })))).body;

describe("a fresh form of the planner", () => {
  it("suggests nothing to a visitor or to somebody who has said nothing", async () => {
    const plain = {
      source: null,
      values: { departureCity: "", pace: "moderate", budgetTier: "moderate", interests: [] },
    };
    expect(await startPage("", {})).toMatchObject(plain);
    expect(await startPage()).toMatchObject(plain);
  });

  it("says of a place that is mostly closed when that is, before dates are chosen", async () => {
    expect(await startPage("?destination=yellowstone", {})).toMatchObject({
      season: "Most of what people visit Yellowstone for is closed in November to April.",
    });
    expect(await startPage("?destination=lisbon", {})).toMatchObject({ season: undefined });
  });

  it("begins at the home airport with the taste of the quiz, and what the query names stays", async () => {
    await prefer({ home: "HEL" });
    await takeQuiz();
    expect(await startPage("?destination=kyoto")).toMatchObject({
      source: "From your preferences and your Travel DNA. Change anything you like.",
      values: {
        destination: "Kyoto",
        departureCity: expect.stringContaining("Helsinki") as string,
        interests: expect.arrayContaining([expect.any(String)]) as string[],
      },
    });
  });

  it("names a home that the planner understands when the form is sent", async () => {
    await prefer({ home: "HEL" });
    const page = (await startPage()) as { values: { departureCity: string } };
    const saved = await saveStart(
      now,
      { userId: ann.id },
      { ...form, departureCity: page.values.departureCity },
      "home",
      undefined,
    );
    expect(saved).toMatchObject({ trip: { origin: { code: "HEL" } } });
  });

  it("leaves the form of a trip that is being planned alone", async () => {
    await prefer({ home: "HEL" });
    await takeQuiz();
    await planLisbon();
    expect(await startPage()).toMatchObject({
      source: null,
      values: {
        departureCity: expect.stringContaining("London") as string,
        pace: "relaxed",
        budgetTier: "luxury",
        interests: ["beach"],
      },
    });
    expect(await startPage("?new=1")).toMatchObject({
      values: { departureCity: expect.stringContaining("Helsinki") as string },
    });
  });

  it("gives back what was typed when it is refused", async () => {
    await prefer({ home: "HEL" });
    const refused = await outcome(
      start.action(
        args("/planner/start", {
          fields: { destination: "Lisbon", departureCity: "", pace: "packed", interests: ["urban"] },
          headers: ann.headers,
        }),
      ),
    );
    expect(refused.status).toBe(422);
    expect(sentStart(refused.body as FormProblem)).toMatchObject({
      destination: "Lisbon",
      departureCity: "",
      pace: "packed",
      interests: ["urban"],
    });
  });
});

describe("prices in the traveller's currency", () => {
  it("stand beside each offer in the order of the cards", async () => {
    await prefer({ currency: "EUR" });
    await planLisbon();
    type Flights = { cards: { priceMinor: number }[]; abouts: string[]; rateNote: string };
    const flights = (await outcome(flight.loader(args("/planner/flight", { headers: ann.headers })))).body as Flights;
    expect(flights.cards.length).toBeGreaterThan(0);
    expect(flights.abouts).toEqual(
      flights.cards.map((card) => `about ${convertForDisplay(card.priceMinor, "EUR")!.text}`),
    );
    expect(flights.rateNote).toMatch(
      /^Amounts in EUR are approximate, at the rate of \d+ \w+ \d{4}\. You pay in US dollars\.$/,
    );
    type Stays = { cards: { totalMinor: number }[]; abouts: string[] };
    const stays = (await outcome(hotel.loader(args("/planner/hotel", { headers: ann.headers })))).body as Stays;
    expect(stays.abouts).toEqual(stays.cards.map((card) => `about ${convertForDisplay(card.totalMinor, "EUR")!.text}`));
  });

  it("are not shown in dollars twice", async () => {
    await planLisbon();
    expect((await outcome(flight.loader(args("/planner/flight", { headers: ann.headers })))).body).toMatchObject({
      abouts: [],
      rateNote: null,
    });
    expect(priceDisplayIn("USD")).toBeUndefined();
    expect(priceDisplayIn(undefined)).toBeUndefined();
    expect(await readerView(ann.id, 100_000)).toEqual({ units: "metric", about: null });
  });

  it("stand under the total of a trip, when there is one", async () => {
    await prefer({ currency: "EUR", units: "imperial" });
    expect(await readerView(ann.id, 0)).toEqual({ units: "imperial", about: null });
    expect(await readerView(ann.id, 100_000)).toMatchObject({
      about: { total: `about ${convertForDisplay(100_000, "EUR")!.text}` },
    });
    const id = await insertTrip(await ann.user());
    expect(
      (await outcome(trip.loader(args(`/trips/${id}`, { headers: ann.headers, params: { tripId: id } })))).body,
    ).toMatchObject({ reader: { units: "imperial" } });
  });

  it("are kept with the plan: tier, pace and interests, whoever suggested them", async () => {
    await planLisbon();
    expect((await findPlannedTrip(now, { userId: ann.id }))?.preferences).toEqual({
      interests: ["beach"],
      budgetTier: "luxury",
      pace: "relaxed",
    });
  });
});

describe("pages in the traveller's units", () => {
  it("show compared places in them with the price beside dollars, kept by nobody; a visitor's stay for all", async () => {
    await prefer({ units: "imperial", currency: "EUR" });
    const call = (headers: Record<string, string>) => args("/explore/compare?place=lisbon&place=tokyo", { headers });
    const own = JSON.stringify((await outcome(compare.loader(call(ann.headers)))).body);
    expect(own).toMatch(/\d+ to \d+ °F, rain on/);
    expect(own).toMatch(/"label":"Cost per day",[^[]*\[\{"words":"\$\d+, about €\d+"/);
    expect(own).toContain("Amounts in EUR are approximate");
    const plain = JSON.stringify((await outcome(compare.loader(call({})))).body);
    expect(plain).toMatch(/\d+ to \d+ °C, rain on/);
    expect(plain).not.toContain("€");
    expect(await cacheOf(compare.loader(call(ann.headers)))).toBe("private, no-store");
    expect(await cacheOf(compare.loader(call({})))).toMatch(/^public/);
  });

  it("give the weather that speaks for a place in them", async () => {
    await prefer({ units: "imperial" });
    const look = async (headers: Record<string, string>) =>
      JSON.stringify((await outcome(explore.loader(args("/explore?q=warm+in+july", { headers })))).body);
    expect(await look(ann.headers)).toMatch(/\d+ to \d+ °F/);
    expect(await look({})).toMatch(/\d+ to \d+ °C/);
  });

  it("show samples, summaries and shared trips the reader's way", async () => {
    await prefer({ units: "imperial", currency: "EUR" });
    expect((await outcome(sample.loader(args("/sample-itinerary", { headers: ann.headers })))).body).toMatchObject({
      units: "imperial",
      own: { currency: "EUR" },
    });
    expect((await outcome(sample.loader(args("/sample-itinerary", {})))).body).toMatchObject({
      units: "metric",
      own: null,
    });
    const id = await insertTrip(await ann.user(), { hotel: JSON.stringify(fullTrip("kyoto", 7).hotel) });
    await shareTrip(now, id, { userId: ann.id }, true);
    expect(
      (await outcome(summary.loader(args(`/trip/${id}/summary`, { headers: ann.headers, params: { id } })))).body,
    ).toMatchObject({ about: { total: expect.stringMatching(/^about €/) as string } });
    const look = async (headers: Record<string, string>) =>
      (await outcome(shared.loader(args(`/trips/${id}/shared`, { headers, params: { tripId: id } })))).body;
    expect(await look(ann.headers)).toMatchObject({
      units: "imperial",
      about: expect.stringMatching(/about €[\d,]+\. Amounts in EUR are approximate/) as string,
    });
    expect(await look({})).toMatchObject({ units: "metric", about: null });
  });

  const cacheOf = async (work: Promise<unknown>): Promise<string | null> =>
    new Headers(((await work) as { init?: ResponseInit }).init?.headers).get("Cache-Control");

  it("speak Fahrenheit to one and stay as they are for everybody else", async () => {
    await prefer({ units: "imperial" });
    const call = (headers: Record<string, string>) => args("/explore/warm-and-dry?month=7", { headers });
    expect((await outcome(warm.loader(call(ann.headers)))).body).toMatchObject({ warm: "72 to 91 °F" });
    expect((await outcome(warm.loader(call({})))).body).toMatchObject({ warm: "22 to 33 °C" });
    expect(await cacheOf(warm.loader(call(ann.headers)))).toBe("private, no-store");
    expect(await cacheOf(warm.loader(call({})))).toMatch(/^public/);
    const look = (headers: Record<string, string>) =>
      outcome(destination.loader(args("/destination/lisbon", { headers, params: { slug: "lisbon" } })));
    expect((await look(ann.headers)).body).toMatchObject({ personal: { units: "imperial" } });
    expect((await look({})).body).toMatchObject({ personal: null });
  });

  it("lead to the advice of one's own government, and everybody else to a short choice", async () => {
    const advice = async (headers: Record<string, string>, slug: string) => {
      const { body } = await outcome(destination.loader(args(`/destination/${slug}`, { headers, params: { slug } })));
      return (body as DestinationView).before?.advice;
    };
    await prefer({ home: "London" });
    expect(await advice(ann.headers, "nairobi")).toEqual({
      isOwn: true,
      links: [{ label: "UK", href: "https://www.gov.uk/foreign-travel-advice/kenya" }],
    });
    expect(await advice(ann.headers, "edinburgh")).toEqual({ isOwn: false, links: [] });
    expect(await advice({}, "nairobi")).toMatchObject({ isOwn: false, links: { length: 6 } });
  });
});
