import { describe, expect, it } from "vitest";
import { whyNeverLater } from "./never-later";
import { hasWaitingForms, waitingWords } from "./waiting-forms";

describe("whyNeverLater", () => {
  it.each([
    ["/planner/booking", null, /payment/i],
    ["/planner/travellers", null, /passports are never kept/],
    ["/join/secret/details", "keep", /passports are never kept/],
    ["/profile/account/travellers", "save", /passports are never kept/],
    ["/billing/upgrade", null, /payment/i],
    ["/sandbox/pay/cs_1", null, /payment/i],
    ["/trips/t1", "book-trip", /booking/i],
    ["/trip/t1", "hold-and-pay", /booking/i],
    ["/trips/t1", "accept-flights", /airline/],
    ["/signin", null, /sign in/],
    ["/profile/account/delete", null, /account/],
  ])("says of %s, %s that it is never sent later", (pathname, intent, why) => {
    expect(whyNeverLater(pathname, intent)).toMatch(why);
    expect(waitingWords(pathname, intent)).toBeUndefined();
    expect(hasWaitingForms(pathname)).toBe(false);
  });

  it.each([
    ["/trips/t1", "share-trip"],
    ["/trips/t1/money", "note-spending"],
    ["/planner/start", null],
  ])("has nothing to say of %s, %s", (pathname, intent) => expect(whyNeverLater(pathname, intent)).toBeUndefined());
});
