import { expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { bookingParts, tellsOfBookings } from "./bookings-page";

it("leads nowhere where all of a trip was paid here, is over or has no days", () => {
  const chosen = fullTrip("kyoto", 7);
  expect(tellsOfBookings({ ...chosen, status: "planning" })).toBe(true);
  expect(tellsOfBookings({ ...chosen, status: "booked" })).toBe(false);
  expect(tellsOfBookings({ ...chosen, status: "booked", hotel: undefined })).toBe(true);
  expect(tellsOfBookings({ ...chosen, status: "cancelled", hotel: undefined })).toBe(false);
  expect(tellsOfBookings(bareTrip({ status: "planning" }))).toBe(false);
});

it("asks for no stay on a day without a night", () => {
  const day = fullTrip("kyoto", 7, { flight: undefined, hotel: undefined });
  expect(bookingParts(day).stay.isOpen).toBe(true);
  expect(bookingParts({ ...day, endDate: day.startDate }).stay).toMatchObject({ isOpen: false, isOwn: false });
});
