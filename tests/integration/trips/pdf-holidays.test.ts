import { expect, it, vi } from "vitest";
import { makeTripPdf } from "#app/modules/documents/documents.server";
import { printTrip } from "#app/modules/documents/pdf-thread.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { makeCtx } from "../booking/booking.fixture";

// Printing itself is tested with its words; this test only checks its input.
vi.mock("#app/modules/documents/pdf-thread.server", () => ({
  printTrip: vi.fn(() => Promise.resolve(new Uint8Array())),
}));

it("is given the public holidays of the days it prints", async () => {
  const trip = fullTrip("kyoto", 7);
  const [first, ...others] = trip.itinerary!.days;
  const days = [{ ...first!, date: "2027-05-05" }, ...others];
  await makeTripPdf(makeCtx(), { ...trip, itinerary: { ...trip.itinerary!, days } }, { kind: "itinerary" });
  const [, options] = vi.mocked(printTrip).mock.calls[0]!;
  expect(options.holidays).toMatchObject({
    "2027-05-05": expect.stringMatching(/^Wednesday 5 May: .*Children/) as string,
  });
});
