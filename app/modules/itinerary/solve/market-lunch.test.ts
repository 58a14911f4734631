import { expect, it } from "vitest";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { townRequest } from "../day/town.fixture";
import { planDays } from "../plan/plan-days";

it("has lunch at a market instead of a visit only where there is time for it", () => {
  const destination = findDestination("riga")!;
  const { places, anchors, dayTrips, together, tickets, lat, lon } = destination;
  for (const firstDate of ["2027-09-18", "2027-09-19"]) {
    const request = townRequest(places, {
      destination,
      arrangement: { anchors, dayTrips, together, tickets },
      base: { name: "Hotel", address: "Alberta iela 12", lat: lat + 0.008, lon, bed: "hotel" },
      pace: "relaxed",
      accessNeeds: ["short-walks"],
      firstDate,
      lastDate: firstDate.replace(/..$/, "28"),
    });
    const { days, leftOut } = planDays(request, sunCalculatorFor(destination), "2027-01-01T00:00:00Z").itinerary;
    const told = [...days.flatMap(({ items }) => items), ...leftOut].map(({ placeId }) => placeId);
    for (const { place } of anchors.slice(0, 5)) expect(told, `${firstDate}: ${place}`).toContain(place);
  }
});
