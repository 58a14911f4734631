import { describe, expect, it } from "vitest";
import { bagAllowance, meanerPolicy } from "./bags";

describe("bagAllowance", () => {
  it.each([
    ["basic", "hold-included", "1 cabin bag and 1 checked bag of 23 kg", 1],
    ["basic", "hold-from-standard", "1 cabin bag; checked bags cost extra", 0],
    ["basic", "seat-only", "1 small bag under the seat; larger bags cost extra", 0],
    ["standard", "hold-from-standard", "1 cabin bag and 1 checked bag of 23 kg", 1],
    ["standard", "seat-only", "1 cabin bag and 1 checked bag of 20 kg", 1],
  ] as const)("of a %s economy ticket where the policy is %s is %s", (fare, policy, bags, holdBags) => {
    expect(bagAllowance("economy", fare, policy)).toEqual({ bags, holdBags });
  });

  it("is the same on any airline in the better cabins", () => {
    expect(bagAllowance("premium", "standard", "seat-only").holdBags).toBe(2);
    expect(bagAllowance("business", "flexible", "hold-from-standard").bags).toContain("32 kg");
  });
});

describe("meanerPolicy", () => {
  it("gives the traveller what both airlines accept", () => {
    expect(meanerPolicy("hold-included", "hold-from-standard")).toBe("hold-from-standard");
    expect(meanerPolicy("seat-only", "hold-included")).toBe("seat-only");
    expect(meanerPolicy("hold-included", "hold-included")).toBe("hold-included");
  });
});
