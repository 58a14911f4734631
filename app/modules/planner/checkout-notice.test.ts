import { expect, it } from "vitest";
import { checkoutNotice } from "./checkout-notice";

const page = {
  held: null,
  needsLock: false,
  isSignedIn: true,
  payMinor: 326_000,
  flight: {},
  hotel: {},
  summary: { currency: "USD" },
};

it("says in one place that going on holds the price, and what is paid then", () => {
  expect(checkoutNotice(page)).toEqual({
    hold: "When you go on, we hold this price for 15 minutes, free.",
    pay: "You'll pay $3,260 for flights and hotel on the next page.",
  });
  expect(checkoutNotice({ ...page, needsLock: true }).hold).toMatch(/^This price may change\. When you go on/);
  expect(checkoutNotice({ ...page, isSignedIn: false }).hold).toMatch(/^Create an account, and we hold this price/);
  expect(checkoutNotice({ ...page, hotel: null }).pay).toContain("for flights on");
  expect(checkoutNotice({ ...page, flight: null }).pay).toContain("for your hotel on");
});

it("counts the minutes of a price that is held, and no longer says that it may change", () => {
  const held = { more: "14 more minutes", until: "19:50 in San Francisco", savesMinor: 0, isPaid: false };
  expect(checkoutNotice({ ...page, needsLock: true, held }).hold).toBe(
    "Held for 14 more minutes, until 19:50 in San Francisco.",
  );
});
