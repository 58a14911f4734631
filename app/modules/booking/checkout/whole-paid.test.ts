import { describe, expect, it } from "vitest";
import { outcomeInWords, outcomeOf } from "./whole-paid";

describe("how a place ended that was paid with others", () => {
  it("is cancelled once it was booked and called off, before and after its money went back", () => {
    expect(outcomeOf("paid", "cancelled")).toBe("cancelled");
    expect(outcomeOf("refunding", "cancelled")).toBe("cancelled");
    expect(outcomeOf("refunded", "cancelled")).toBe("cancelled");
  });

  it("is on its way back where it was never booked", () => {
    expect(outcomeOf("refunded", undefined)).toBe("going back");
    expect(outcomeOf("released", undefined)).toBe("going back");
  });

  it("stands, in part where something of it could not be had", () => {
    expect(outcomeOf("paid", "standing")).toBe("booked");
    expect(outcomeOf("paid", "partly")).toBe("partly");
  });

  it("says what went back of a cancelled one", () => {
    const place = { tripId: "t", name: "Rome", amountMinor: 5000, refundedMinor: 5000, currency: "USD" };
    expect(outcomeInWords({ ...place, outcome: "cancelled" })).toBe("Cancelled. $50.00 was refunded.");
  });
});
