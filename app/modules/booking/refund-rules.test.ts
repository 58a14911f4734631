import { expect, test } from "vitest";
import { FARES } from "#app/modules/inventory/flight";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { refundRules } from "./refund-rules";

const trip = fullTrip("kyoto", 3);

test("each fare says what comes back, and the stay says it in its own words", () => {
  const lines = FARES.map((fare) =>
    refundRules({ flight: { ...trip.flight!, offer: { ...trip.flight!.offer, fare } } }),
  );
  expect(lines.map(([line]) => line)).toEqual([
    expect.stringContaining("can't be changed or refunded"),
    expect.stringContaining("not refunded"),
    expect.stringContaining("refunded if you cancel"),
  ]);
  const [stay] = refundRules({ hotel: trip.hotel });
  expect(stay).toMatch(/^Stay: .*\w\.$/);
  expect(stay).toContain(trip.hotel!.offer.cancellation.text.replace(/\.$/, ""));
});

test("nothing is said of what is not paid here", () => {
  expect(refundRules({})).toEqual([]);
});
