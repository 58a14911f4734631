import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { summarise } from "../trip-summary";
import { TripAside } from "./trip-aside";

const kyoto = findDestination("kyoto")!;
const trip = fullTrip("kyoto", 7);
const told = (shown: typeof trip, place?: typeof kyoto): string =>
  renderToStaticMarkup(
    <TripAside summary={summarise(shown, place)} about={null} basis={{ revision: 1, formKey: "key" }} sells />,
  );

test("counts the nights once a flight says on which day one lands", () => {
  expect(told(trip)).toContain("14 – 21 April 2027, 6 nights");
  expect(told({ ...trip, flight: undefined })).toContain("14 – 21 April 2027<br/>");
});

test("says that the days cost more than what flights and stay leave, once both are chosen", () => {
  const soFarMinor = trip.flight!.offer.priceMinor + trip.hotel!.offer.totalMinor;
  const leaving = (minor: number) => ({ ...trip, budgetMinor: (soFarMinor + minor) / 2 });
  const said = "Even if you spend little, meals, transport and tickets there come to about $460.";
  expect(told(leaving(100_00), kyoto)).toContain(said);
  expect(told(leaving(-100_00), kyoto)).toContain(said);
  expect(told(leaving(600_00), kyoto)).not.toContain("Even if you spend little");
  expect(told({ ...leaving(100_00), hotel: undefined }, kyoto)).not.toContain("Even if you spend little");
});
