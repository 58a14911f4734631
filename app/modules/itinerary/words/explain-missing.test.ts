import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayProblem } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import type { Plan } from "../engine/problem";
import { explainMissing } from "./explain-missing";
import type { LeftOut } from "../day/itinerary";
import { planDays } from "../plan/plan-days";
import { hoursInWords } from "./why-no-time";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";

/** The words of one day in town about a place that it leaves out. */
function leftOut(
  place: Partial<PlaceSource> & { north?: number },
  others: PlaceSource[],
  change: Partial<DayRequest> = {},
): LeftOut | undefined {
  const places = [townPlace("wished", { weight: 5, ...place }), ...others];
  const request = townRequest(places, { lastDate: "2027-05-03", ...change });
  return planDays(request, townSun, "2027-01-01T00:00:00.000Z").itinerary.leftOut.find(
    ({ placeId }) => placeId === "wished",
  );
}

describe("why a place is not in the days", () => {
  it("is that it is shut on all of them, and nothing could make room for that", () => {
    expect(leftOut({ hours: "Tu-Su 09:00-18:00" }, [])).toMatchObject({
      why: "Closed on all your days.",
      isFixed: true,
    });
    expect(leftOut({ kind: "bar" }, [], { children: 1 })).toMatchObject({ isFixed: true });
  });

  it("is that it is not known to be open on a feast that usually shuts its kind", () => {
    const christmas = { firstDate: "2027-12-25", lastDate: "2027-12-25" };
    expect(leftOut({ kind: "museum" }, [], christmas)).toMatchObject({
      why: "We don't know if it's open on the holidays of your stay: check before you go.",
      isFixed: true,
    });
    expect(leftOut({ kind: "museum", hours: "Mo-Su 09:00-18:00; Dec 25 off" }, [], christmas)).toMatchObject({
      why: "Closed on all your days.",
    });
  });

  it("is that it is open only at hours in which one is not out, whatever gives way", () => {
    const late = leftOut({ hours: "Mo-Su 08:00-09:30", minutes: 60 }, [], { window: { start: 600, end: 1200 } });
    expect(late).toMatchObject({ why: expect.stringContaining("closed when you're free") as string });
    expect(late).toMatchObject({ isFixed: true });
  });

  it("is said of the first five that people come for, however short the stay is", () => {
    const names = ["one", "two", "three", "four", "five", "six"];
    const said = planDays(
      townRequest(
        names.map((id) => townPlace(id, { weight: 2, hours: "Sa 09:00-18:00" })),
        {
          lastDate: "2027-05-04",
          arrangement: { ...NO_ARRANGEMENT, anchors: names.map((place) => ({ place, nights: 4 })) },
        },
      ),
      townSun,
      "2027-01-01T00:00:00.000Z",
    ).itinerary.leftOut;
    expect(said.map(({ placeId }) => placeId).sort()).toEqual(["five", "four", "one", "three", "two"]);
  });

  it("is said of a table that people come for as well, and of no other", () => {
    const tableOf = (id: string, change: Partial<PlaceSource>): PlaceSource =>
      townPlace(id, { kind: "food-hall", hours: "Sa 09:00-18:00", weight: 4, ...change });
    const places = [
      townPlace("museum"),
      tableOf("shut", {}),
      tableOf("dear", { hours: "Mo-Su 08:00-23:00", price: 90 }),
      tableOf("other", {}),
    ];
    const anchors = ["shut", "dear"].map((place) => ({ place, nights: 1 }));
    const request = townRequest(places, { lastDate: "2027-05-04", arrangement: { ...NO_ARRANGEMENT, anchors } });
    const said = planDays(request, townSun, "2027-01-01T00:00:00.000Z").itinerary.leftOut;
    expect(said.map(({ placeId, why }) => [placeId, why])).toEqual([
      ["dear", "At $90 a meal there is more than your budget allows."],
      ["shut", "Closed on all your days."],
    ]);
  });

  it("is what is most like it, where there is enough of its kind", () => {
    const held = (["gallery", "library", "museum", "museum"] as const).map((kind, index) =>
      townPlace(`held-${index}`, { kind, minutes: 30, weight: index + 2, name: `The ${kind} ${index}` }),
    );
    const reason = leftOut({ kind: "museum", minutes: 30 }, held, {
      locked: held.map(({ id }) => ({ placeId: id, date: "2027-05-03" })),
    });
    expect(reason?.why).toBe("You already have enough like it: The museum 3 and The museum 2.");
  });

  it("is by how many dollars it would be too dear", () => {
    const dear = leftOut({ price: 45 }, [], { spend: 30 });
    expect(dear?.why).toBe("At $45 it would take the days $15 over your budget.");
    expect(dear).toMatchObject({ isFixed: true });
    const other = townPlace("held", { price: 20 });
    const together = leftOut({ price: 25, weight: 4 }, [other], {
      spend: 30,
      locked: [{ placeId: "held", date: "2027-05-03" }],
    });
    expect(together?.why).toMatch(/over your budget/);
    expect(together).not.toHaveProperty("isFixed");
    expect(leftOut({ price: 45 }, [], { spend: 45 })).toBeUndefined();
  });

  it("is that it is for the evening, not the day that is too short for it", () => {
    expect(leftOut({ minutes: 150, hours: "Mo-Su 21:00-24:00" }, [])?.why).toBe(
      "It's on in the evening and you'd be back at about 22:45; at a moderate pace your days end by about 21:30.",
    );
  });

  it("is how much longer it takes than any day there is, or what its time went to", () => {
    const morning = { window: { start: 600, end: 720 } };
    expect(leftOut({ minutes: 200 }, [], morning)).toMatchObject({
      why: expect.stringMatching(
        /^With the way there and back it takes 2½ hours, .*hour more than any of your days has\.$/,
      ) as string,
      isFixed: true,
    });
    const held = townPlace("held", { minutes: 90 });
    const full = leftOut({ minutes: 90, weight: 4 }, [held], {
      ...morning,
      locked: [{ placeId: "held", date: "2027-05-03" }],
    });
    expect(full?.why).toMatch(/^You'd need .* more free time|^We chose held instead\.$/);
    expect(full).not.toHaveProperty("isFixed");
  });
});

describe("what took the time of a place, or is of its kind", () => {
  const places = [
    townPlace("wished", { kind: "gallery" }),
    townPlace("left", { kind: "gallery", name: "The left one" }),
    townPlace("held", { kind: "gallery", name: "The held one" }),
    townPlace("memorial", { kind: "monument", weight: 5, name: "The memorial" }),
  ];
  const said = (why: "category" | "displaced") => {
    const shape = { first: [], due: [], missed: [], outings: [] };
    const windows = places.map(() => [[{ open: 540, latestStart: 900 }]]);
    const core = { nodes: [], rules: {}, travel: () => 0 };
    const problem = { places, windows, shape, composites: [], excluded: [], apart: new Set(), problem: core };
    const stops = [3, 4].map((node) => ({ node }));
    const plan = { days: [{ stops, price: 0 }], missing: [{ node: 1, why, by: [2, 3, 4] }] };
    const request = townRequest(places, { wanted: ["wished"] });
    const found = explainMissing(request, problem as unknown as DayProblem, plan as unknown as Plan, new Set(), []);
    return found.find(({ placeId }) => placeId === "wished")?.why;
  };

  it("is in the days, and of that very kind where anything is", () => {
    expect(said("displaced")).toBe("We chose The held one and The memorial instead.");
    expect(said("category")).toBe("You already have enough like it: The held one.");
  });
});

it("says time in halves of an hour, rounded up", () => {
  expect([5, 30, 31, 60, 61, 120, 150, 151].map(hoursInWords)).toEqual([
    "half an hour",
    "half an hour",
    "1 hour",
    "1 hour",
    "1½ hours",
    "2 hours",
    "2½ hours",
    "3 hours",
  ]);
});

describe("what is far", () => {
  it("is the way, and not the hours, where half days alone are left for something far", () => {
    const change: Partial<DayRequest> = {
      lastDate: "2027-05-04",
      arrival: { at: "2027-05-03T09:00", airport: "AAA", flight: "XX 1" },
      departure: { at: "2027-05-04T20:00", airport: "AAA", flight: "XX 2" },
    };
    expect(leftOut({ north: 60, hours: "24/7" }, [], change)).toMatchObject({
      why: expect.stringMatching(/too far for half a day/) as string,
    });
  });
});
