import { expect, it } from "vitest";
import { orderingSteps } from "./order-words";

const told = (...orders: Parameters<typeof orderingSteps>[0]): string[] =>
  orderingSteps(orders).map(({ state, words }) => `${state}: ${words}`);

it("the way of an order ticks what is confirmed, and asks the airline before the hotel", () => {
  expect(told({ part: "stay", state: "waiting" }, { part: "flights", state: "sending" })).toEqual([
    "done: Price set aside by your bank",
    "now: The airline is confirming your flights",
    "next: The hotel confirms your stay",
  ]);
  expect(told({ part: "flights", state: "made" }, { part: "stay", state: "open" })).toEqual([
    "done: Price set aside by your bank",
    "done: Flights confirmed by the airline",
    "now: The hotel is confirming your stay",
  ]);
  expect(told({ part: "stay", state: "made" })[1]).toBe("done: Stay confirmed by the hotel");
});

it("says of a price that is taken already that it is paid", () => {
  expect(orderingSteps([{ part: "stay", state: "waiting" }], true)[0]).toEqual({
    words: "Payment received",
    state: "done",
  });
});
