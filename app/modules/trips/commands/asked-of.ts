import type { CommandKind, Intention, IntentionOf } from "./trip-commands";

/**
 * The parts of a command that its sender asked for, without those drawn by chance or computed for it; "whole" where all
 * of it was. A new command does not compile until it stands here.
 */
const ASKED: { [K in CommandKind]: "whole" | ((intention: IntentionOf<K>) => readonly unknown[]) } = {
  chooseFlight: ({ flight }) => [flight.offer.id],
  chooseHotel: ({ hotel }) => [hotel.offer.id],
  refreshPrices: ({ flight, hotel }) => [flight?.id, hotel?.id],
  inviteCompanion: ({ companion }) => [companion.name, companion.email],
  noteSpending: ({ expense }) => [{ ...expense, id: undefined }],
  keepOwnerWishes: ({ wishes }) => [wishes],
  planDays: ({ preferences, date }) => [preferences, date],
  removeStop: ({ placeId: id }) => [id],
  addStop: ({ placeId: id, at }) => [id, at],
  deleteOwnPlace: ({ placeId: id }) => [id],
  moveStop: ({ placeId: id, date, beside }) => [id, date, beside],
  shiftStop: ({ placeId: id, to }) => [id, to],
  timeStop: ({ placeId: id, start }) => [id, start],
  replaceStop: ({ placeId: id, withId }) => [id, withId],
  stayStop: ({ placeId: id, minutes }) => [id, minutes],
  addOwnPlace: ({ place, note, date }) => [{ ...place, id: undefined }, note, date],
  changeOwnPlace: ({ place, note }) => [place, note],
  changeMeal: ({ wish }) => [wish],
  restoreDays: ({ side }) => [side],
  changeBookings: ({ flights, stay }) => [flights, stay],
  keepFlightHome: ({ flightHome }) => [flightHome],
  giveUpTicket: "whole",
  // All that there is of both is worked out from the one that a form adds or takes away, which its key tells apart.
  keepTimes: () => [],
  moveFlights: ({ outbound, inbound }) => [outbound, inbound],
  changeBasics: "whole",
  changeDetails: "whole",
  joinPlaces: ({ journeyId, between, startDate, endDate }) => [journeyId, between, startDate, endDate],
  keepOwnFlights: "whole",
  keepOwnStay: "whole",
  reachStep: "whole",
  lockStop: "whole",
  unlockStop: "whole",
  noteStop: "whole",
  keepFree: "whole",
  tickThings: "whole",
  renameTrip: "whole",
  keepNotes: "whole",
  cancelTrip: "whole",
  removeSpending: "whole",
  shareTrip: "whole",
  unshareTrip: "whole",
  removeCompanion: "whole",
  answerAsCompanion: "whole",
  declineAsCompanion: "whole",
  markBooked: "whole",
  endBooking: "whole",
  reopenTrip: "whole",
  losePart: "whole",
  noteOrders: "whole",
  claimTrip: "whole",
  openSeal: "whole",
};

/** The request of an intention: a repeat asks the same. */
export function askedOf(intention: Intention): unknown {
  const asked = ASKED[intention.kind] as "whole" | ((intention: Intention) => readonly unknown[]);
  return asked === "whole" ? intention : [intention.kind, ...asked(intention)];
}
