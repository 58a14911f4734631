import { expect, it } from "vitest";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { isVisit } from "../day/itinerary";
import { townRequest } from "../day/town.fixture";
import { openOn } from "../hours/open-windows";
import { planDays } from "./plan-days";
import { sampleOfDay } from "#tests/setup/day-sample";

const MATTERS = 4;
const CHECK = /check before you go/;

/** Every visit of a stay over Christmas, with what is known of its place on that day. */
function visitsIn(slug: string) {
  const destination = findDestination(slug)!;
  const { places, anchors, dayTrips, together, tickets, name, lat, lon } = destination;
  const sun = sunCalculatorFor(destination);
  const request = townRequest(places, {
    destination,
    arrangement: { anchors, dayTrips, together, tickets },
    base: { name: "Hotel", address: `Street 1, ${name}`, lat, lon, bed: "hotel" },
    firstDate: "2026-12-23",
    lastDate: "2026-12-28",
  });
  const { itinerary } = planDays(request, sun, "2026-11-22T00:00:00Z");
  return itinerary.days.flatMap(({ date, items }) =>
    items.filter(isVisit).flatMap((item) => {
      const place = places.find(({ id }) => id === item.placeId);
      return place ? [{ date, place, fact: item.fact ?? "", ...openOn(place, date, destination, sun) }] : [];
    }),
  );
}

it.each(sampleOfDay(["paris", "london", "rome", "cusco", "sydney"], (slug) => slug, 2))(
  "a stay over Christmas in %s leans on no door of which nothing is known",
  (slug) => {
    const visits = visitsIn(slug);
    const days = new Set(visits.map(({ date }) => date));
    expect([...days]).toContain("2026-12-25");
    expect(visits.filter(({ known }) => known === "shut").map(({ place }) => place.id)).toEqual([]);
    const unsure = visits.filter(({ known }) => known === "check");
    expect(unsure.filter(({ isUsuallyShut }) => isUsuallyShut).map(({ place }) => place.id)).toEqual([]);
    expect(unsure.filter(({ place }) => place.weight >= MATTERS).map(({ place }) => place.id)).toEqual([]);
    for (const { fact, known } of visits) expect(CHECK.test(fact)).toBe(known === "check");
  },
);
