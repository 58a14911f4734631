import { describe, expect, it } from "vitest";
import { isVisit } from "./itinerary";
import type { Itinerary, ItineraryItem, Leg } from "./itinerary";
import { ITINERARY } from "./stored-itinerary";

const stop = (id: string, type: string, more: object = {}) => ({
  id,
  type,
  name: id,
  location: { name: "Alfama", lat: 38.71, lon: -9.13 },
  description: "",
  start: 600,
  end: 660,
  priceMinor: 0,
  tags: [],
  ...more,
});

/** Days as version 1 stored them: what a stop was could be told by the end of its id only. */
const VERSION_1 = JSON.stringify({
  version: 1,
  seed: 7,
  pace: "moderate",
  interests: ["culture"],
  days: [
    {
      date: "2027-05-12",
      dayNumber: 1,
      theme: "Alfama",
      items: [
        stop("2027-05-12-arrival", "transport"),
        stop("2027-05-12-check-in", "hotel"),
        stop("2027-05-12-castle", "attraction", { placeId: "castle", why: "You asked for it.", locked: true }),
        stop("2027-05-12-lunch", "restaurant", { placeId: "tasca", kind: "restaurant", why: "On the way." }),
        stop("2027-05-12-fado", "experience", { placeId: "fado", why: "Best after dark." }),
        stop("2027-05-12-dinner", "restaurant"),
      ],
      walkKm: 3.2,
      costMinor: 4200,
      split: {
        memberIds: ["m"],
        names: ["Mia"],
        start: 840,
        end: 1140,
        items: [stop("split-2027-05-12-tiles", "attraction", { placeId: "tiles", why: "Close by." })],
        meetAt: "Dinner",
      },
    },
  ],
  leftOut: [{ placeId: "zoo", name: "Zoo", why: "Closed." }],
  generatedAt: "2027-01-01T00:00:00.000Z",
});

describe("stored days", () => {
  it("of version 1 are given roles, and keep everything else", () => {
    const read = ITINERARY.read(VERSION_1, "trip-1");
    const [day] = read.days;
    expect(day!.items.map(({ role, meal }) => [role, meal])).toEqual([
      ["transfer", undefined],
      ["rest", undefined],
      ["visit", undefined],
      ["meal", "lunch"],
      ["visit", undefined],
      ["meal", "dinner"],
    ]);
    expect(day!.split!.items[0]).toMatchObject({ role: "visit", placeId: "tiles" });
    expect(day!.items.filter(isVisit).map(({ placeId }) => placeId)).toEqual(["castle", "fado"]);
    expect(day!.items[2]).toMatchObject({ locked: true, why: "You asked for it." });
    expect(read).toMatchObject({ seed: 7, leftOut: [{ placeId: "zoo" }], generatedAt: "2027-01-01T00:00:00.000Z" });
  });

  it("are written as version 2 and read back as they were", () => {
    const days = ITINERARY.read(VERSION_1, "trip-1");
    expect(ITINERARY.write(days)).toMatch(/^\{"version":2,/);
    expect(ITINERARY.read(ITINERARY.write(days), "trip-1")).toEqual(days);
  });

  it("that miss a part are refused by name, never read by half", () => {
    const broken = VERSION_1.replace('"priceMinor":0', '"priceMinor":"free"');
    expect(() => ITINERARY.read(broken, "trip-9")).toThrow(
      /^trips\.itinerary of trip-9 .*days\.0\.items\.0\.priceMinor/,
    );
  });

  it("of version 1 are read by the type of a stop where its id does not name a meal", () => {
    const roles = (["attraction", "experience", "restaurant", "transport", "hotel"] as const).map((type) => {
      const one = JSON.parse(VERSION_1) as { days: { items: unknown[] }[] };
      one.days[0]!.items = [stop("2027-05-12-somewhere", type)];
      return ITINERARY.read(JSON.stringify(one), "trip-1").days[0]!.items[0]!.role;
    });
    // A restaurant that the traveller chose is a visit like another.
    expect(roles).toEqual(["visit", "visit", "visit", "transfer", "rest"]);
  });

  it("of version 1 without a half day apart have none, and those that are no days are refused", () => {
    const whole = JSON.parse(VERSION_1) as { days: { split?: unknown }[] };
    delete whole.days[0]!.split;
    expect(ITINERARY.read(JSON.stringify(whole), "trip-1").days[0]).not.toHaveProperty("split");
    for (const text of ['{"version":1}', '{"version":1,"days":[{}]}', '{"version":1,"days":[{"items":[{"id":"a"}]}]}'])
      expect(() => ITINERARY.read(text, "trip-9")).toThrow(/^trips\.itinerary of trip-9 /);
  });
});

/** A stop that says all that a stop can say. */
const full: ItineraryItem & { legBefore: Leg } = {
  id: "castle",
  role: "visit",
  type: "attraction",
  placeId: "castle",
  kind: "castle",
  name: "Castle",
  localName: "Castelo",
  location: { name: "Alfama", lat: 38.71, lon: -9.13 },
  description: "The hill above the town.",
  start: 600,
  end: 690,
  priceMinor: 1500,
  tags: ["view", "history"],
  bookingUrl: "https://castle.example",
  why: "You asked for it.",
  fact: "Last entry 16:30",
  slackMinutes: 35,
  locked: true,
  legBefore: { mode: "walk", minutes: 12, km: 0.9, priceMinor: 0 },
};
const ridden = (mode: Leg["mode"]) => ({ ...full, legBefore: { mode, minutes: 9, km: 3.1, priceMinor: 1150 } });

const everything: Itinerary = {
  seed: 7,
  pace: "packed",
  interests: ["culture", "nature"],
  days: [
    {
      date: "2027-05-12",
      dayNumber: 1,
      theme: "Alfama",
      items: [
        full,
        ridden("transit"),
        ridden("taxi"),
        { ...full, role: "meal", meal: "lunch", type: "restaurant", kind: "restaurant" },
        { ...full, role: "meal", meal: "dinner", type: "restaurant", placeId: undefined },
        { ...full, role: "transfer", type: "transport" },
        { ...full, role: "rest", type: "hotel" },
        { ...full, type: "experience" },
      ],
      walkKm: 3.2,
      costMinor: 4200,
      split: {
        memberIds: ["mia", "tom"],
        names: ["Mia", "Tom"],
        start: 840,
        end: 1140,
        items: [full],
        meetAt: "Dinner",
      },
    },
  ],
  leftOut: [{ placeId: "zoo", name: "Zoo", why: "Closed." }],
  group: [{ memberId: "mia", name: "Mia", share: 0.83, gets: ["Castle"], givesUp: ["Zoo"] }],
  keepsTo: { diets: ["vegan", "halal"], accessNeeds: ["step-free"] },
  generatedAt: "2027-01-01T00:00:00.000Z",
};

describe("what is known of days", () => {
  it("is all there when they are read again: ways, half days apart, shares of a group, needs", () => {
    expect(ITINERARY.read(ITINERARY.write(everything), "trip-1")).toEqual(JSON.parse(JSON.stringify(everything)));
  });

  it.each(["relaxed", "moderate", "packed"] as const)("may be of a %s trip", (pace) => {
    expect(ITINERARY.read(ITINERARY.write({ ...everything, pace }), "trip-1").pace).toBe(pace);
  });

  it.each([
    ["pace", { pace: "hasty" }],
    ["interests.0", { interests: ["shopping sprees"] }],
    ["keepsTo.diets.0", { keepsTo: { diets: ["air"], accessNeeds: [] } }],
    ["keepsTo.accessNeeds.0", { keepsTo: { diets: [], accessNeeds: ["a sedan chair"] } }],
    ["group.0.share", { group: [{ ...everything.group![0], share: "most" }] }],
    ["leftOut.0.why", { leftOut: [{ placeId: "zoo", name: "Zoo" }] }],
    ["days.0.split.meetAt", { days: [{ ...everything.days[0], split: { ...everything.days[0]!.split, meetAt: 7 } }] }],
    ["days.0.items.0.role", { days: [{ ...everything.days[0], items: [{ ...full, role: "nap" }] }] }],
    ["days.0.items.0.meal", { days: [{ ...everything.days[0], items: [{ ...full, meal: "brunch" }] }] }],
    [
      "days.0.items.0.location.lat",
      { days: [{ ...everything.days[0], items: [{ ...full, location: { name: "" } }] }] },
    ],
    [
      "days.0.items.0.legBefore.mode",
      { days: [{ ...everything.days[0], items: [{ ...full, legBefore: { ...full.legBefore, mode: "broom" } }] }] },
    ],
  ])("is refused whole when %s is nothing that we know", (path, change) => {
    const broken = JSON.stringify({ version: 2, value: { ...everything, ...change } });
    expect(() => ITINERARY.read(broken, "trip-9")).toThrow(
      `trips.itinerary of trip-9 cannot be read as version 2: ${path}`,
    );
  });
});
