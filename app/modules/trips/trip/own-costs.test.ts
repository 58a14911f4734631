import { expect, it } from "vitest";
import { withoutPrices } from "#app/modules/elsewhere/elsewhere.schema";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { OWN_FLIGHTS, OWN_STAY } from "./elsewhere.fixture";
import { costOf, isAllCostKnown, isCostKnown, ownCostsOf } from "./own-costs";
import { priceOf } from "./trip";
import type { Trip } from "./trip";
import { checkTrip } from "../shown/trip-checks";
import { spendForDays } from "../days/trip-days";
import { isOnlyBudget, toTripView } from "../shown/trip-view";

const yen = { amountMinor: 157_501, currency: "JPY", usdMinor: 100_001, rateDate: "2026-09-29" };
const FLIGHTS = {
  ...OWN_FLIGHTS,
  price: { amountMinor: 90_000, currency: "EUR", usdMinor: 105_000, rateDate: "2026-09-29" },
};
const STAY = { ...OWN_STAY, price: yen };

it("what was paid elsewhere is part of what a trip costs, to the cent for each", () => {
  const trip = bareTrip({ adults: 2, children: 0, budgetMinor: 150_000, elsewhere: { flights: FLIGHTS, stay: STAY } });
  expect(ownCostsOf(trip).map(({ label, totalMinor, amountMinor }) => [label, totalMinor, amountMinor])).toEqual([
    ["Flights, booked elsewhere", 105_000, 90_000],
    ["Aunt Yuki's, booked elsewhere", 100_002, 157_501],
  ]);
  expect(costOf(trip)).toMatchObject({ totalMinor: 205_002, perTravellerMinor: 102_501 });
  // The price of the parts paid for here stays as it was.
  expect(priceOf(trip)).toMatchObject({ lines: [], totalMinor: 0 });
  const view = toTripView(trip);
  expect(view.cost.totalMinor).toBe(205_002);
  expect(isOnlyBudget(view, false)).toBe(false);
});

it("is of getting on where a longer trip goes on to another place", () => {
  const flights = { ...FLIGHTS, outbound: [], inbound: [] };
  const way = { by: "train", place: { slug: "osaka", name: "Osaka" }, minutes: 60, dollars: 6 } as const;
  const back = { ...way, date: "2027-04-21", time: "10:00" };
  const labelsOf = (trip: Partial<Trip>) =>
    ownCostsOf(bareTrip({ elsewhere: { flights }, ...trip })).map(({ label }) => label);
  expect(labelsOf({})).toEqual(["Getting there and home, booked elsewhere"]);
  expect(labelsOf({ between: { back } })).toEqual(["Getting there and on, booked elsewhere"]);
});

it("a stay elsewhere comes on top of flights from here", () => {
  const trip: Trip = { ...fullTrip("kyoto", 3), hotel: undefined, elsewhere: { stay: STAY } };
  const flights = priceOf(trip).totalMinor;
  expect(costOf(trip).totalMinor).toBe(flights + ownCostsOf(trip)[0]!.totalMinor);
  expect(costOf({ ...trip, elsewhere: { stay: OWN_STAY } }).totalMinor).toBe(flights);
  expect(costOf({ ...trip, elsewhere: withoutPrices(trip.elsewhere!) }).totalMinor).toBe(flights);
});

it("it takes its part of the budget, and is over it where it is", () => {
  const of = (stay: typeof OWN_STAY): Trip =>
    bareTrip({ adults: 1, children: 0, budgetMinor: 300_000, elsewhere: { flights: FLIGHTS, stay } });
  expect([isAllCostKnown(of(STAY)), isAllCostKnown(of(OWN_STAY)), isCostKnown(costOf(of(OWN_STAY)))]).toEqual([
    true,
    false,
    true,
  ]);
  const costs = { costs: { budget: [0, 0, 0], moderate: [0, 0, 0], luxury: [0, 0, 0] } } as never;
  expect(spendForDays(of(STAY), costs, 3).budget.all).toBe(Math.floor((300_000 - 205_001) / 100));
  // The usual share is left for the parts without a told price.
  expect(spendForDays(of(OWN_STAY), costs, 3).budget.all).toBe(900);
  const poor = { ...of(STAY), budgetMinor: 200_000 };
  expect(checkTrip(poor, undefined, undefined)).toContainEqual({
    kind: "budget",
    text: "It comes to $2,050.01 in total, $50.01 over the $2,000 for 1 traveller.",
  });
  expect(checkTrip(of(STAY), undefined, undefined).filter(({ kind }) => kind === "budget")).toEqual([]);
});
