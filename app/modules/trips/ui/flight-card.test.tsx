import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { toTripView } from "../shown/trip-view";
import { FlightCard } from "./flight-card";

const wordsOf = (adults: number): string => {
  const { flights, currency, travellers } = toTripView(fullTrip("kyoto", 4, { adults }));
  const card = <FlightCard flight={flights[0]!} currency={currency} travellers={travellers} />;
  return renderToStaticMarkup(card).replace(/<[^>]+>/g, "");
};

it("says for how many its price is, where there is more than one", () => {
  expect(wordsOf(2)).toContain("$1,073 for 2 travellers");
  expect(wordsOf(1)).toMatch(/\$1,073$/);
});
