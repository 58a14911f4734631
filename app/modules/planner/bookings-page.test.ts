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

it("says of a place of a longer trip what is planned, and takes out only what was told", () => {
  const way = { place: { slug: "osaka", name: "Osaka" }, date: "2027-04-14", time: "12:00", minutes: 60, dollars: 6 };
  const place = fullTrip("kyoto", 7, {
    ...{ flight: undefined, between: { out: { ...way, by: "train" }, back: { ...way, by: "train" } } },
  });
  const { flights } = bookingParts(place);
  expect(flights.isOwn).toBe(false);
  expect(flights.now).toMatch(/^You're not flying\. From Osaka by train.*\. On to Osaka by train/);
  expect(bookingParts({ ...place, elsewhere: { flights: "not-needed" } }).flights.isOwn).toBe(true);
});
