import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";
import { changeInWords } from "../rules/airline-change";
import type { AirlineChangeView } from "../rules/airline-change";

interface FlightsChanged extends Pick<AirlineChangeView, "before" | "after" | "isGone"> {
  firstName: string;
  tripName: string;
  /** "8 – 12 July 2027", as pages write it. */
  dates: string;
  link: string;
}

/** The mail to a traveller whose airline has changed the flights. */
export function flightsChangedMail({ firstName, tripName, dates, link, ...change }: FlightsChanged): LetterMail {
  return composeLetter({
    subject: `${change.isGone ? "Flight cancelled by the airline" : "New flight times"}: ${tripName}`,
    firstName,
    before: [
      `The airline has changed the flights of your trip "${tripName}", ${dates}.`,
      ...changeInWords(change),
      change.isGone
        ? "Open your trip to ask for another flight, or to see what you'd get back if you cancel."
        : "Open your trip to accept the new times, and we'll plan your days around them. If they don't work for you, tell us there.",
    ],
    link: { url: link, label: "See the change" },
  });
}

/** The mail to a companion about new flights. @param isAccepted whether the owner has taken them */
export function companionFlightsMail({
  firstName,
  owner,
  tripName,
  dates,
  link,
  isAccepted,
  ...change
}: FlightsChanged & { owner: string; isAccepted: boolean }): LetterMail {
  const what = change.isGone ? "Flight cancelled by the airline" : isAccepted ? "New flights" : "New flight times";
  const next = change.isGone
    ? `${owner} can ask for another flight or cancel the trip, so talk to each other.`
    : `${owner} can accept the new times or ask for other flights, so talk to each other if they don't work for you.`;
  return composeLetter({
    subject: `${what}: ${tripName}`,
    firstName,
    before: [
      `The airline has changed the flights of "${tripName}", the trip you're going on, ${dates}.`,
      ...changeInWords(change),
      isAccepted ? `${owner} has accepted them, and the days are planned around them.` : next,
    ],
    link: { url: link, label: "See the trip" },
  });
}
