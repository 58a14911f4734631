import { expect, test } from "vitest";
import { whySignIn } from "./why-sign-in";

test.each([
  ["/surprise", "three places"],
  ["/surprise/history", "three places"],
  ["/explore/matches?month=5", "suit you best"],
  ["/trip/dashboard", "your trips"],
  ["/trips/0b1c/money", "your trips"],
  ["/itinerary/view", "your trips"],
  ["/planner/booking?hold=yes", "your plan comes with you"],
  ["/billing/manage", "your payments"],
])("says before %s what signing in leads to", (to, words) => {
  expect(whySignIn(to)).toContain(words);
});

test.each(["/profile", "/", "/tripod"])("says nothing before %s", (to) => {
  expect(whySignIn(to)).toBeUndefined();
});
