import { describe, expect, test } from "vitest";
import { airlineHold, heldSeatsTerms } from "./airline-hold";

const NOW = new Date("2027-03-01T10:00:30Z");
const MOST = new Date("2027-03-04T11:00:00Z");
const flight = (hold?: { payBy?: string; priceUntil?: string }) => ({
  source: {
    ref: "off_1",
    isOwn: true,
    travellerRefs: [],
    price: { amount: "1.00", currency: "USD" },
    expiresAt: "",
    askedAt: "",
    documents: "none" as const,
    ...(hold && { hold }),
  },
});

describe("what an airline holds", () => {
  test.each([
    [{ payBy: "2027-03-03T09:00:59Z", priceUntil: "2027-03-02T09:00:59Z" }, "2027-03-02T09:00:00.000Z"],
    [{ payBy: "2027-03-03T09:00:00Z" }, "2027-03-03T09:00:00.000Z"],
    // No longer than what is sold.
    [{ payBy: "2027-03-09T09:00:00Z", priceUntil: "2027-03-09T09:00:00Z" }, MOST.toISOString()],
  ])("%j: is kept until the earliest of its ends, to the full minute", (hold, until) => {
    expect(airlineHold(flight(hold), undefined, NOW, MOST)?.until?.toISOString()).toBe(until);
  });

  test.each([undefined, {}, { priceUntil: "2027-03-03T09:00:00Z" }, { payBy: "2027-03-01T10:30:00Z" }])(
    "%j: is not sold where nobody says for how long, or for less than an hour",
    (hold) => {
      expect(airlineHold(flight(hold), flight(), NOW, MOST)).toEqual({
        why: expect.stringMatching(/airline/) as string,
      });
    },
  );

  test("is nobody's question where all of it is booked at once, and never a room alone", () => {
    expect(airlineHold({}, {}, NOW, MOST)).toBeUndefined();
    expect(airlineHold(undefined, flight(), NOW, MOST)).toEqual({ why: expect.stringMatching(/Hotels/) as string });
  });

  test("speaks of a stay only where there is one", () => {
    const words = { held: "$900", fee: "$9", cap: "$300", until: "noon" };
    expect(heldSeatsTerms({ ...words, hasStay: true }).join(" ")).toMatch(/stay isn't reserved/);
    expect(heldSeatsTerms({ ...words, hasStay: false }).join(" ")).not.toMatch(/stay/);
  });
});
