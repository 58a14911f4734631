import { describe, expect, it } from "vitest";
import type { DayRequest } from "../day/day-request";
import type { ItineraryDay, ItineraryItem } from "../day/itinerary";
import { townPlace, townRequest } from "../day/town.fixture";
import { withOffers } from "./while-offers";
import type { OfferScope } from "./while-offers";

const DATE = "2027-05-05";
const line = (role: ItineraryItem["role"], start: number, end: number): ItineraryDay["items"][number] => ({
  id: `${role}-${start}`,
  role,
  type: "attraction",
  name: role,
  location: { name: "Town", lat: 45, lon: 10 },
  description: "",
  start,
  end,
  priceMinor: 0,
  tags: [],
});
const LONG = [line("visit", 840, 900), line("free", 900, 1020), line("meal", 1020, 1080)];
const museum = townPlace("museum", { kind: "museum", minutes: 40, price: 8, indoor: true });

function offered(
  lines: ItineraryDay["items"],
  change: Partial<DayRequest> = {},
  scope: Partial<OfferScope> = {},
): ItineraryDay["items"] {
  const request = townRequest([museum], change);
  const facts = { request, date: DATE, dayNumber: 2, known: new Set<string>(), planned: new Set<string>() };
  return withOffers({ ...facts, isOpen: () => true, places: [museum], offered: new Set(), ...scope }, lines);
}

describe("a long while with nothing in it", () => {
  it("is offered what is near, open and in none of the days, with its minutes and its price", () => {
    const [offer] = offered(LONG)[1]!.offers ?? [];
    expect(offer).toMatchObject({ placeId: "museum", minutes: 40, priceMinor: 800 });
    expect(offer!.start).toBeGreaterThanOrEqual(900);
    expect(offered(LONG, {}, { planned: new Set(["museum"]) })[1]).not.toHaveProperty("offers");
    expect(offered(LONG, {}, { isOpen: () => false })[1]).not.toHaveProperty("offers");
    expect(offered(LONG, { unwanted: ["museum"] })[1]).not.toHaveProperty("offers");
  });

  it("is offered nothing where it is short, or a rest with a reason", () => {
    const short = [line("visit", 840, 900), line("free", 900, 950), line("meal", 950, 1010)];
    expect(offered(short)[1]).not.toHaveProperty("offers");
    const rest = [line("visit", 840, 900), line("rest", 900, 1020), line("meal", 1020, 1080)];
    expect(offered(rest)[1]).toHaveProperty("offers");
    expect(offered(rest, { children: 1 })[1]).not.toHaveProperty("offers");
    expect(offered(rest, {}, { outSince: 360 })[1]).not.toHaveProperty("offers");
  });

  it("stays free where the traveller has kept it so, though its day is laid anew", () => {
    const kept = LONG.map((one) => (one.role === "free" ? { ...one, isKeptFree: true as const } : one));
    const before = {
      days: [{ date: DATE, dayNumber: 1, theme: "", items: kept, walkKm: 0, costMinor: 0 }],
      leftOut: [],
    };
    const [, free] = offered(LONG, { edit: { before, touched: [DATE] } });
    expect(free).toMatchObject({ isKeptFree: true });
    expect(free).not.toHaveProperty("offers");
  });
});
