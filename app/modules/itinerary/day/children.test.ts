import { expect, it } from "vitest";
import { eveningsOut } from "../outings/night-out";
import { whyNotForParty, whyNotUnasked } from "../party/party-rules";
import { hasSmallChildren } from "./children";
import { mealHoursFor } from "./meal-breaks";
import { townPlace, townRequest } from "./town.fixture";

const TEENS = { children: 2, youngest: 14 };
const SMALL = { children: 2, youngest: 5 };

it("takes children whose ages are not known for small ones, and teenagers not", () => {
  expect(hasSmallChildren({ children: 0 })).toBe(false);
  expect(hasSmallChildren({ children: 1 })).toBe(true);
  expect(hasSmallChildren(SMALL)).toBe(true);
  expect(hasSmallChildren({ children: 1, youngest: 13 })).toBe(false);
});

it("plans a teenager's day like a grown-up's, though never in a bar", () => {
  const late = { breakfast: { from: 480, to: 600 }, lunch: { from: 840, to: 930 }, dinner: { from: 1260, to: 1380 } };
  expect(mealHoursFor({ mealHours: late, ...TEENS }).dinner.from).toBe(1260);
  expect(mealHoursFor({ mealHours: late, ...SMALL }).dinner.from).toBe(1230);
  const hike = townPlace("ridge", { effort: 3 });
  const bar = townPlace("cellar", { kind: "bar" });
  const museum = townPlace("prison", { isGrim: true });
  const dates = ["2027-05-05"];
  const partyOf = (children: typeof TEENS) => townRequest([hike, bar, museum], children);
  expect(whyNotForParty(hike, partyOf(TEENS), dates)).toBeUndefined();
  expect(whyNotForParty(hike, partyOf(SMALL), dates)).toBeDefined();
  expect(whyNotForParty(bar, partyOf(TEENS), dates)).toBe("It is no place for children.");
  expect(whyNotUnasked(museum, partyOf(TEENS))).toBeUndefined();
  expect(whyNotUnasked(museum, partyOf(SMALL))).toBeDefined();
  const days = [{ start: 540, end: 1290, from: 0, to: 0 }];
  expect(eveningsOut(partyOf(TEENS), days, () => undefined)).not.toEqual([undefined]);
  expect(eveningsOut(partyOf(SMALL), days, () => undefined)).toEqual([undefined]);
});
