import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { onlyWay, sketchFlight } from "../curation/curation.fixture";
import { toFlightCard } from "../curation/flight-card";
import type { FlightOffer } from "../offers/flight";
import { FlightOfferCard } from "./flight-offer-card";

const wordsOf = (offer: FlightOffer): string =>
  renderToStaticMarkup(<FlightOfferCard card={toFlightCard(offer)} name="offer" isChosen={false} />);

it("draws both directions, or the one that is flown", () => {
  const offer = sketchFlight("a", { price: 500 });
  const drawn = [offer, onlyWay(offer, "out"), onlyWay(offer, "back")].map(wordsOf);
  expect(drawn.map((words) => words.includes("Outbound,"))).toEqual([true, true, false]);
  expect(drawn.map((words) => words.includes("Return,"))).toEqual([true, false, true]);
  // The small print names the flights of the first direction.
  expect(drawn.map((words) => [words.includes("a out"), words.includes("a back")])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
});
