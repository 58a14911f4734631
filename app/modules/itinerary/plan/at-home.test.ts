import { expect, it } from "vitest";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Bed } from "../day/day-request";
import { townRequest } from "../day/town.fixture";
import { planDays } from "./plan-days";

/** All that the days of a stay say, with a late flight in and one home, and a move in the middle. */
function wordsOfDays(slug: string, firstDate: string, lastDate: string, bed: Bed): string {
  const destination = findDestination(slug)!;
  const { places, anchors, dayTrips, together, tickets, name, lat, lon } = destination;
  const base = { name: "Anna's flat", address: name, lat, lon, bed };
  const moved = { ...base, name: "Uncle Joe's", lat: lat + 0.01 };
  const request = townRequest(places, {
    destination,
    arrangement: { anchors, dayTrips, together, tickets },
    ...{ base, firstDate, lastDate },
    moves: [
      { date: firstDate, base },
      { date: firstDate.slice(0, 8) + String(Number(firstDate.slice(8)) + 2).padStart(2, "0"), base: moved },
    ],
    arrival: { at: `${firstDate}T22:40`, airport: destination.airports[0]!, flight: "XX 1" },
    departure: { at: `${lastDate}T17:30`, airport: destination.airports[0]!, flight: "XX 2" },
  });
  const { itinerary } = planDays(request, sunCalculatorFor(destination), "2026-11-22T00:00:00Z");
  return JSON.stringify(
    itinerary.days.map(({ theme, items }) => [
      theme,
      items.map((item) => ("placeId" in item ? item.why : [item.name, item.description, item.why])),
    ]),
  );
}

const HOTEL = /\bhotel|\bcheck(ed)? (in|out)|\bdesk\b|your room/i;

it.each([
  ["lisbon", "2027-05-03", "2027-05-09"],
  ["marrakech", "2027-02-15", "2027-02-21"],
  ["rome", "2026-12-23", "2026-12-28"],
])("days in %s with friends speak of no hotel", (slug, firstDate, lastDate) => {
  const words = wordsOfDays(slug, firstDate, lastDate, "home");
  expect(words.match(HOTEL)?.[0]).toBeUndefined();
  expect(words).toContain("Bring your bags to Anna's flat");
  expect(words).toContain("Leave Anna's flat");
  expect(wordsOfDays(slug, firstDate, lastDate, "hotel")).toMatch(HOTEL);
});
