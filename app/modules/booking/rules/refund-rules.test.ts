import { expect, test } from "vitest";
import { FARES } from "#app/modules/inventory/offers/flight";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { comesBackOn, refundRules, returnables, returnsInWords } from "./refund-rules";

const trip = fullTrip("kyoto", 3);

test("each fare says what comes back, and the stay says it in its own words", () => {
  const lines = FARES.map((fare) =>
    refundRules({ flight: { ...trip.flight!, offer: { ...trip.flight!.offer, fare } } }),
  );
  expect(lines.map(([line]) => line)).toEqual([
    expect.stringContaining("basic fare, no changes or refunds"),
    expect.stringContaining("no refunds"),
    expect.stringContaining("refunded in full if you cancel"),
  ]);
  const [stay] = refundRules({ hotel: trip.hotel });
  expect(stay).toMatch(/^Stay: [a-z].*\w\.$/);
  expect(stay).toContain(trip.hotel!.offer.cancellation.text.slice(1).replace(/\.$/, ""));
});

test("nothing is said of what is not paid here", () => {
  expect(refundRules({})).toEqual([]);
});

test("a trip gives back by the day what its parts give back", () => {
  const hotel = { totalMinor: 400, cancellation: { freeUntil: "2027-05-01", text: "" } };
  const flexible = { fare: "flexible", priceMinor: 300 } as const;
  const steps = returnables(flexible, hotel, "2027-05-10");
  expect(steps).toEqual([
    { until: "2027-05-01", minor: 700 },
    { until: "2027-05-09", minor: 300 },
  ]);
  const days = ["2027-05-01", "2027-05-02", "2027-05-09", "2027-05-10"];
  expect(days.map((day) => comesBackOn(day, steps))).toEqual([700, 300, 300, 0]);
  const lost = { totalMinor: 400, cancellation: { text: "" } };
  expect(returnables({ fare: "basic", priceMinor: 300 }, lost, "2027-05-10")).toEqual([]);
  expect(returnables(undefined, hotel, "2027-05-10")).toEqual([{ until: "2027-05-01", minor: 400 }]);
  expect(returnsInWords(steps, 90_000, "USD")).toEqual([
    "Cancel by 1 May 2027, and you get back $7 of $900.",
    "Cancel by 9 May 2027, and you get back $3 of $900.",
    "From 10 May 2027 on, you get nothing back.",
  ]);
  expect(returnsInWords([], 90_000, "USD")).toEqual([]);
});
