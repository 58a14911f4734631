import { describe, expect, test } from "vitest";
import { disputeInWords, leftToGiveBack, moneyBackInWords } from "./money-back";

describe("what is left of a payment", () => {
  test.each([
    [{ refundedMinor: 0, dispute: null }, 120_900],
    [{ refundedMinor: 900, dispute: null }, 120_000],
    [{ refundedMinor: 200_000, dispute: null }, 0],
    [{ refundedMinor: 900, dispute: "won" }, 120_000],
    [{ refundedMinor: 0, dispute: "open" }, 0],
    [{ refundedMinor: 0, dispute: "lost" }, 0],
  ] as const)("%j: %d", (back, left) => {
    expect(leftToGiveBack({ paidMinor: 120_900, ...back })).toBe(left);
  });
});

describe("what its payer is told", () => {
  test("is nothing as long as nothing went back, and once a dispute is over in our favour", () => {
    expect(moneyBackInWords({ refundedMinor: 0, dispute: null }, "USD")).toEqual([]);
    expect(moneyBackInWords({ refundedMinor: 0, dispute: "won" }, "USD")).toEqual([]);
  });

  test("is how much went back, and where a dispute stands", () => {
    expect(moneyBackInWords({ refundedMinor: 10_000, dispute: null }, "USD")).toEqual([
      "$100 of what you paid has been refunded so far.",
    ]);
    expect(moneyBackInWords({ refundedMinor: 0, dispute: "open" }, "USD")).toEqual([
      expect.stringContaining("Your bank is looking into this payment"),
    ]);
    expect(disputeInWords({ dispute: "lost" })).toContain("gave you this payment back");
  });
});
