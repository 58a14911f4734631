import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "../day/day-request";
import { describeMeal } from "./describe-meal";
import type { SeatedMeal } from "../meals/seat-meals";
import { townPlace, townRequest } from "../day/town.fixture";

const DATE = "2027-05-05";
const quarter = {
  name: "Old town",
  lat: 45,
  lon: 10,
  character: "Lanes and bakeries; calm.",
  streets: ["Well Lane", "Bridge Street"],
};

function table(id: string, change: Parameters<typeof townPlace>[1] = {}): PlaceSource {
  return townPlace(id, { kind: "restaurant", price: 20, ...change });
}

function requestWith(places: PlaceSource[] = [], change: Partial<DayRequest> = {}): DayRequest {
  const request = townRequest(places, change);
  return { ...request, destination: { ...request.destination, neighbourhoods: [quarter] } };
}

/** A meal of the day as it is told. */
function told(request: DayRequest, meal: Partial<SeatedMeal>, isLast = false, date = DATE) {
  const around = meal.table ?? meal.around ?? request.base;
  const seated: SeatedMeal = {
    meal: "lunch",
    start: 720,
    end: 780,
    nearby: [],
    from: request.base,
    around,
    turn: 0,
    isLonely: false,
    ...meal,
  };
  return describeMeal(request, seated, date, isLast);
}

describe("why a meal is where it is", () => {
  const request = requestWith();
  const museum = townPlace("museum", { north: 3 });

  it("is the way from the hotel where one goes back there, too", () => {
    const { why } = told(request, { table: table("inn", { north: 4 }), next: request.base });
    expect(why).toMatch(/^Lunch \d+ minutes .* from /);
    expect(why).not.toContain("between");
  });

  it("is the stop beside it, by the minutes on foot", () => {
    expect(told(request, { table: table("inn", { north: 3.05 }), from: museum }).why).toBe("Lunch right by museum.");
    const walk = { ...museum, id: "walk-through-old-port", name: "A walk through Old Port" };
    expect(told(request, { table: table("inn", { north: 3.05 }), from: walk }).why).toBe(
      "Lunch right by your walk through Old Port.",
    );
    expect(told(request, { table: table("inn", { north: 3.4 }), from: museum }).why).toBe(
      "Lunch 7 minutes on foot from museum.",
    );
    const next = townPlace("castle", { north: 6 });
    expect(told(request, { table: table("inn", { north: 6.05 }), from: museum, next }).why).toBe(
      "Lunch right by castle, your next stop.",
    );
    expect(
      told(request, { table: table("inn", { north: 3.4 }), from: museum, next: townPlace("x", { north: 3.45 }) }).why,
    ).toBe("Lunch right by x, your next stop.");
    const stroll = { ...next, id: "walk-through-harbour-after-dark", name: "An evening stroll through Harbour" };
    expect(told(request, { table: table("inn", { north: 6.05 }), from: museum, next: stroll }).why).toBe(
      "Lunch right by your evening stroll through Harbour, which comes next.",
    );
  });

  it("is between two stops where it is by neither", () => {
    const next = townPlace("castle", { north: 9 });
    expect(told(request, { table: table("inn", { north: 6 }), from: museum, next }).why).toBe(
      "Lunch between museum and castle.",
    );
  });

  it("is the hotel at the end of the day, the way back to it, or a ride that is told", () => {
    const dinner = { meal: "dinner", from: museum } as const;
    expect(told(request, { ...dinner, table: table("inn", { north: 0.4 }) }, true).why).toBe(
      "Dinner 7 minutes on foot from your hotel.",
    );
    const far = { from: townPlace("lake", { north: 9 }), table: table("inn", { north: 5 }) };
    expect(told(request, { meal: "dinner", ...far }, true).why).toBe("Dinner on the way back to the hotel.");
    const ride = { from: request.base, table: table("inn", { north: 5 }) };
    expect(told(request, { meal: "dinner", ...ride }, true).why).toMatch(
      /^Dinner \d+ minutes by bus from your hotel\.$/,
    );
    const across = { from: townPlace("lake", { north: 5 }), table: table("inn", { north: 9 }) };
    expect(told(request, { meal: "dinner", ...across }, true).why).toMatch(/^Dinner \d+ minutes by bus from lake\.$/);
  });

  it("says when one was there before, by the weekday and after a week by the date", () => {
    const meal = { table: table("inn"), from: museum, meal: "dinner" } as const;
    expect(told(request, { ...meal, again: "2027-05-03" }, true).why).toBe(
      "Dinner where you ate on Monday, right by your hotel.",
    );
    expect(told(request, { ...meal, again: "2027-04-20" }, true).why).toContain("where you ate on 20 April,");
  });
});

describe("a meal without a table", () => {
  const many = [
    table("a", { tags: ["noodles", "castle view"], price: 10 }),
    table("b", { tags: ["noodles", "castle view"], price: 18 }),
    table("c", { tags: ["garden", "pies"], price: 30 }),
  ];

  it("names a street, in other words each time", () => {
    const words = [0, 1, 2, 3].map((turn) => told(requestWith(many), { meal: "dinner", turn }).description);
    expect(new Set(words).size).toBe(4);
    for (const one of words) expect(one).toMatch(/Well Lane|Bridge Street|bakeries/);
    expect(words[0]).toContain("in the old town");
  });

  it("is a hotel's while others fast, and has to be settled where most kitchens keep a feast", () => {
    const on = (country: string, slug: string, date: string, meal: Partial<SeatedMeal> = {}) => {
      const request = requestWith(many);
      const there = { ...request, destination: { ...request.destination, country, slug } };
      return told(there, { around: townPlace("fort", { north: 0.4 }), ...meal }, false, date).description;
    };
    expect(on("TZ", "zanzibar", "2027-02-19")).toBe(
      "Kitchens are shut until sunset: ask at a hotel around the old town, or bring something and eat it indoors.",
    );
    expect(on("TZ", "zanzibar", "2027-02-19", { meal: "dinner" })).not.toContain("shut");
    expect(on("TZ", "zanzibar", "2027-04-19")).not.toContain("shut");
    expect(on("NZ", "queenstown", "2026-12-25")).toBe(
      "Most kitchens are shut today: book a table ahead, or ask your hotel for lunch.",
    );
  });

  it("is a picnic on a feast as well where there is no kitchen on any day", () => {
    const request = requestWith(many);
    const there = { ...request, destination: { ...request.destination, country: "NZ", slug: "queenstown" } };
    const alps = townPlace("alps", { north: 20, district: "The Remarkables", kind: "trail" });
    expect(told(there, { around: alps, isLonely: true }, false, "2026-12-25").description).toBe(
      "There may be nowhere to eat out here: take a picnic to The Remarkables.",
    );
  });

  it("says once what to order: what can be ordered, and at more than one table", () => {
    expect(told(requestWith(many), { meal: "dinner" }).description).toContain("Worth ordering in Town: noodles.");
    expect(told(requestWith(many), { meal: "dinner", turn: 1 }).description).not.toContain("Worth ordering");
    expect(told(requestWith(many, { diets: ["vegan"] }), { meal: "dinner" }).description).not.toContain(
      "Worth ordering",
    );
  });

  it("says so of what is eaten everywhere in its own country alone", () => {
    const burgers = ["a", "b"].map((id) => table(id, { tags: ["burgers"] }));
    const inCountry = (country: string) => {
      const request = requestWith(burgers);
      const there = { ...request, destination: { ...request.destination, country } };
      return told(there, { meal: "dinner" }).description;
    };
    expect(inCountry("US")).toContain("Worth ordering in Town: burgers.");
    expect(inCountry("CA")).not.toContain("Worth ordering");
  });

  it("costs what is asked at the middle one of the tables, where enough of them are known", () => {
    expect(told(requestWith(many), { meal: "dinner" }).priceMinor).toBe(18_00);
    // Nor more than there is to spend on one.
    expect(told(requestWith(many, { mealCap: 20 }), { meal: "dinner" }).priceMinor).toBe(20_00);
    expect(told(requestWith([]), { meal: "lunch" }).priceMinor).toBe(14_00);
  });

  it("is a picnic where nothing to eat at is known, and the hotel's kitchen is asked about", () => {
    const lake = townPlace("lake", { north: 20, district: "Lake", kind: "trail" });
    expect(told(requestWith(many), { around: lake, isLonely: true }).description).toMatch(
      /^There may be nowhere to eat .* picnic to Lake\.$/,
    );
    const suburb = townPlace("museum", { north: 20, district: "Suburb" });
    expect(told(requestWith(many), { around: suburb, isLonely: true }).description).toContain("a snack with you");
    expect(told(requestWith([]), { meal: "dinner", isLonely: true }).description).toContain(
      "ask your hotel in the morning",
    );
    expect(told(requestWith(many), { meal: "dinner" }).description).not.toContain("ask your hotel in the morning");
  });
});

describe("what is said of a table", () => {
  const inn = table("inn", {
    note: "A basement room of office workers with veal and rice; be there by half past twelve.",
  });

  it("is what holds for that meal: advice for noon is none for the evening", () => {
    expect(told(requestWith(), { table: inn }).description).toBe(inn.note);
    expect(told(requestWith(), { table: inn, meal: "dinner" }).description).toBe(
      "A basement room of office workers with veal and rice.",
    );
  });
});
