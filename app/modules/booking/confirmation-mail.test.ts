import { describe, expect, test } from "vitest";
import type { WhatIsReal } from "#app/config/what-is-real";
import { NOW, SANDBOX, fullTrip } from "#app/modules/documents/trip.fixture";
import type { BookingRecord } from "./booking";
import { confirmationMail } from "./confirmation-mail";

const trip = fullTrip("kyoto", 7);
const BOOKING: BookingRecord = {
  id: "booking-1",
  tripId: trip.id,
  reference: "VKTREW",
  amountMinor: 310_007,
  currency: "USD",
  bookedAt: NOW.toISOString(),
};
const write = (real: WhatIsReal = SANDBOX) => confirmationMail(trip, BOOKING, "https://voyance.example", "Ada", real);

describe("the confirmation mail", () => {
  test("names what was paid, to the cent, and not what the trip would cost now", () => {
    const { text, html } = write();
    for (const words of [text, html]) {
      expect(words).toContain("Paid: $3,100.07.");
      expect(words.match(/\$[\d,.]*\d/g)).toEqual(["$3,100.07"]);
    }
  });

  test("names the trip, its reference and where to find it", () => {
    const { subject, text } = write();
    expect(subject).toBe(`Booked: ${trip.name} (VKTREW)`);
    expect(text).toContain(`https://voyance.example/trips/${trip.id}`);
  });

  test("admits what is not real, and nothing where all is", () => {
    expect(write().text).toContain("This is a sandbox: no flight, no room and no money is real.");
    expect(write({ payments: "test", inventory: "sandbox", mail: "smtp" }).text).toContain("no real money moved");
    expect(write({ payments: "live", inventory: "duffel", mail: "smtp" }).text).not.toMatch(
      /sandbox|real money|simulated/i,
    );
  });
});
