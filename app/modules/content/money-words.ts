import { sellsTrips } from "#app/config/what-is-real";
import type { InventoryReality, WhatIsReal } from "#app/config/what-is-real";
import { payingWords } from "./paying-words";
import type { PayingWords } from "./paying-words";

/**
 * The sentences about trips and money in the long texts, as they are true of this installation: all of those texts use
 * these.
 */
export interface MoneyWords extends PayingWords {
  /** Stands at the head of the terms: which parts are real. */
  whatIsReal: string;
  /** The goods that we sell. */
  whatWeSell: string;
  /** The way in which a trip is booked, in one to three sentences. */
  howToBook: string;
  /** The claim of one-click reservation, with its meaning here (CHECKLIST ABOUT-03). */
  oneClick: string;
  /** The party that owes the traveller the flight and the room. */
  whoseContract: string;
  /** The consequences for a flight and a stay when plans change. */
  cancellingTrips: string;
}

const TRIPS: Record<
  InventoryReality,
  Pick<MoneyWords, "whatWeSell" | "howToBook" | "oneClick" | "whoseContract" | "cancellingTrips">
> = {
  sandbox: {
    whatWeSell:
      "You can buy trips with flights and a stay, a pass for a single trip, and premium by the month. The flights and hotels are simulated.",
    howToBook:
      "Choose flights and a stay from a short list, review the trip, and pay with one button: one payment covers both. In this sandbox the flights and hotels are simulated, so nothing is really booked.",
    oneClick:
      "One-click reservation: flights and stay are paid together, with one button, once you have reviewed them. In this sandbox the button books nothing real.",
    whoseContract:
      "The flights and hotels in this sandbox do not exist. No airline or hotel knows about your booking, and no seat or room is waiting for you.",
    cancellingTrips:
      "You can cancel a trip you have not paid for at any time, on its own page. You can cancel a booked one there until the day before it begins. Before you decide, the page says what you get back under the rules of your fare and your room; here that is sandbox money.",
  },
  none: {
    whatWeSell:
      "We sell a pass for a single trip, and premium by the month. We do not sell flights or stays here: you book those where you like, and we plan your days around them.",
    howToBook:
      "Book flights and a stay wherever you like. Then type them in, or upload the confirmation you were sent, and we plan your days around them.",
    oneClick:
      "One-click reservation is for places where we sell flights and stays. Here we do not: one click reads a confirmation you already have, and we plan your days around it.",
    whoseContract:
      "For flights and stays your contract is with the airline, the hotel or the site where you booked. We only keep what you tell us about it.",
    cancellingTrips:
      "You can cancel a trip in Voyance at any time, on its own page. That cancels nothing with your airline or hotel: do that where you booked.",
  },
  duffel: {
    whatWeSell:
      "We sell flights and stays, which we book for you with airlines and hotels; a pass for a single trip; and premium by the month.",
    howToBook:
      "Choose flights and a stay from a short list, review the trip, and pay with one button: one payment covers both, and we pass your booking on to the airline and the hotel.",
    oneClick:
      "One-click reservation: flights and stay are paid together, with one button, once you have reviewed them. We pass the booking on to the airline and the hotel.",
    whoseContract:
      "We take the card payment and pass your booking on. For the flight your contract is with the airline, and for the room with the hotel: their conditions apply, and they provide the flight and the room.",
    cancellingTrips:
      "You can cancel a trip you have not paid for at any time, on its own page. You can cancel a booked one there until the day before it begins. What you get back depends on the rules of your fare and your room; the page says how much it is, as far as the airline and the hotel have told us, before you decide.",
  },
};

function whatIsRealHere(real: WhatIsReal): string {
  if (real.payments === "sandbox" && real.inventory === "sandbox")
    return "This is a sandbox. Flights, hotels and payments are simulated: nothing is really booked and nothing is charged. Where these terms talk about booking and paying, nothing real happens.";
  if (real.payments === "live")
    return sellsTrips(real)
      ? "Payments are real: what you pay for here is charged to your card."
      : "Payments are real: a pass or premium that you buy here is charged to your card. Flights and stays are not sold here.";
  return real.payments === "test"
    ? "Payments run in Stripe's test mode: no real money moves. Where these terms talk about paying, nothing is charged."
    : "Payments are a sandbox: nothing is charged. Where these terms talk about paying, nothing real happens.";
}

/** The sentences about trips and money that are true of this installation. */
export function moneyWords(real: WhatIsReal): MoneyWords {
  return { whatIsReal: whatIsRealHere(real), ...TRIPS[real.inventory], ...payingWords(real) };
}
