import { describe, expect, it } from "vitest";
import { nextDaysOf } from "#app/modules/catalogue/country/calendar-days";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import { addDays } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { bestDatesOf, feastsHeldAt, isThereOn, worthOfFeast } from "./feast-places";
import { isVisit } from "../day/itinerary";
import type { Itinerary } from "../day/itinerary";
import { sampleOfDay } from "#tests/setup/day-sample";
import { planFor } from "../plan/plan-for";

const TODAY = "2026-12-01";
const feasts = listDestinations().flatMap((destination) =>
  destination.places.flatMap((place) => (place.onlyOn ? [{ destination, place, days: place.onlyOn }] : [])),
);

/** One feast of each destination that has any, of those that a traveller who is there should not miss. */
const great = feasts
  .filter(({ place }) => place.weight >= 4)
  .filter(({ destination }, index, all) => all.findIndex((one) => one.destination === destination) === index);

/** Days of two who come for four nights, land at noon and fly home in the evening. */
function daysFrom(destination: (typeof feasts)[number]["destination"], start: LocalDate): Itinerary {
  const end = addDays(start, 4);
  const trip = fullTrip(destination.slug, 5, {
    startDate: start,
    endDate: end,
    adults: 2,
    children: 0,
    budgetMinor: 600_000,
    preferences: { interests: ["culture", "nature"], budgetTier: "moderate", pace: "moderate" },
    itinerary: undefined,
  });
  const { outbound, inbound, ...flight } = trip.flight!.offer;
  const offer = {
    ...flight,
    priceMinor: 60_000,
    outbound: { ...outbound!, arriveLocal: `${start}T11:30` },
    inbound: { ...inbound!, departLocal: `${end}T18:30` },
  };
  return planFor(
    dayRequestFor({ ...trip, flight: { ...trip.flight!, offer } }, destination),
    undefined,
    `${TODAY}T00:00:00Z`,
  ).itinerary;
}

const week = Array.from({ length: 7 }, (_, day) => addDays("2027-07-10", day));

describe("a feast", () => {
  const feast = { onlyOn: ["07-13", "07-12", "07-25"] };

  it("is there on its days alone, and best on the first it names that somebody is there on", () => {
    expect(week.filter((date) => isThereOn(feast, date, "JP"))).toEqual(["2027-07-12", "2027-07-13"]);
    expect([...bestDatesOf(feast, week, "JP")!]).toEqual(["2027-07-13"]);
    expect([...bestDatesOf(feast, ["2027-07-12"], "JP")!]).toEqual(["2027-07-12"]);
    expect(worthOfFeast(feast, ["2027-07-12", "2027-07-13"], "JP")).toEqual([0.75, 1]);
    expect(worthOfFeast(feast, ["2027-07-12", "2027-07-14"], "JP")).toBeUndefined();
  });

  it("is any day of a fair that lasts for days", () => {
    const fair = { onlyOn: [{ from: "07-11", to: "07-14" }] };
    expect([...bestDatesOf(fair, week, "JP")!].length).toBe(4);
    expect(worthOfFeast(fair, week, "JP")).toBeUndefined();
  });

  it("is known to the place at which it is held", () => {
    const market = { id: "market", heldAt: "park" };
    expect([...feastsHeldAt([market, { id: "park" }])]).toEqual([["park", [market]]]);
  });

  it("is a place that is always there where it names no days", () => {
    expect(isThereOn({}, "2027-07-12", "JP")).toBe(true);
    expect(bestDatesOf({}, week, "JP")).toBeUndefined();
  });
});

describe("what is on for a few days of the year", () => {
  it("has days ahead in every file", () => {
    const over = feasts.filter(({ days, destination }) => nextDaysOf(days, TODAY, destination.country).length === 0);
    expect(over.map(({ place }) => place.id)).toEqual([]);
  });

  it.each(
    sampleOfDay(great, ({ destination }) => destination.slug, 3).map(
      (feast) => [`${feast.destination.slug} ${feast.place.id}`, feast] as const,
    ),
  )("%s is in the plan of whoever is there then, and of nobody else", (_name, { destination, place, days }) => {
    const { from } = nextDaysOf(days.slice(0, 1), TODAY, destination.country)[0]!;
    const { days: planned, leftOut } = daysFrom(destination, addDays(from, -1));
    const on = planned.filter(({ items }) => items.some((item) => isVisit(item) && item.placeId === place.id));
    expect(on.length, leftOut.find(({ placeId }) => placeId === place.id)?.why).toBeGreaterThan(0);
    expect(on.every(({ date }) => isThereOn(place, date, destination.country))).toBe(true);
    // The place itself is not visited on the day of the feast, nor named as left out.
    const at = place.heldAt ?? "nowhere";
    expect(on.some(({ items }) => items.some((item) => isVisit(item) && item.placeId === at))).toBe(false);
    expect(leftOut.some(({ placeId }) => placeId === at)).toBe(false);
  });
});
