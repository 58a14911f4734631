import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { summarise } from "../trip-summary";
import { TripAside } from "./trip-aside";

const trip = fullTrip("kyoto", 7);
const told = (shown: typeof trip): string =>
  renderToStaticMarkup(
    <TripAside summary={summarise(shown)} about={null} basis={{ revision: 1, formKey: "key" }} sells />,
  );

test("counts the nights once a flight says on which day one lands", () => {
  expect(told(trip)).toContain("14 – 21 April 2027, 6 nights");
  expect(told({ ...trip, flight: undefined })).toContain("14 – 21 April 2027<br/>");
});
