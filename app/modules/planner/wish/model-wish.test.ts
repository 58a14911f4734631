import { describe, expect, it } from "vitest";
import { destinationFixture } from "#app/modules/catalogue/schema/destination.fixture";
import { askOfModel, fillFromModel } from "./model-wish";
import type { TripWish } from "./trip-wish";

const kyoto = destinationFixture("kyoto");
const ground = {
  findPlace: (name: string) => (name === "Kyoto" ? kyoto : undefined),
  findDeparture: (name: string) =>
    name === "Berlin" ? { city: "Berlin", airports: ["BER"], point: { lat: 52.5, lon: 13.4 } } : undefined,
};
const open: TripWish<typeof kyoto> = {
  places: [],
  isNamed: false,
  areas: [],
  givenUp: [],
  dates: { months: [], isWeekend: false },
  interests: [],
  topics: [],
  needs: [],
  hours: { busy: [] },
  appointments: [],
  told: [],
  within: [],
  avoided: [],
  slips: [],
  unused: [],
  ways: [],
  car: [],
  bed: [],
  isBack: false,
  heard: [],
  unknown: ["geishas"],
};

describe("a language model's additions to a wish", () => {
  it("fills the gaps, with places and departures that we have", () => {
    const filled = fillFromModel(
      open,
      {
        destinations: ["Atlantis", "Kyoto"],
        departureCity: "Berlin",
        startDate: "2027-04-03",
        endDate: "2027-04-10",
        adults: 2,
        budget: { amount: 3000, currency: "usd", isFor: "all" },
        interests: ["culture"],
        pace: "relaxed",
      },
      ground,
    );
    expect(filled.places.map(({ destination }) => destination.slug)).toEqual(["kyoto"]);
    expect(filled).toMatchObject({
      isNamed: true,
      from: "Berlin",
      dates: { startDate: "2027-04-03", endDate: "2027-04-10" },
      party: { adults: 2, children: 0 },
      budget: { dollars: 3000, isFor: "all", per: "trip" },
      interests: ["culture"],
      pace: "relaxed",
      unknown: [],
    });
  });

  it("never speaks over what the rules understood", () => {
    const said: typeof open = {
      ...open,
      dates: { months: [5], nights: 4, isWeekend: false },
      party: { adults: 1, children: 0 },
      interests: ["beach"],
      from: "Lisbon",
    };
    const filled = fillFromModel(
      said,
      {
        startDate: "2027-09-01",
        endDate: "2027-09-20",
        nights: 12,
        months: [9],
        adults: 8,
        interests: ["urban"],
        departureCity: "Berlin",
      },
      ground,
    );
    expect(filled).toEqual(said);
  });

  it.each([
    null,
    "text",
    [],
    { destinations: ["Atlantis"] },
    { adults: 500, nights: -3, startDate: "soon", pace: "fast", budget: 4 },
  ])("makes nothing of %j", (answer) => {
    expect(fillFromModel(open, answer, ground)).toEqual(open);
  });

  it("is told the day and to leave out what was not said", () => {
    expect(askOfModel("2026-11-23")).toMatch(/Today is 2026-11-23[\s\S]*Never guess/);
  });
});
