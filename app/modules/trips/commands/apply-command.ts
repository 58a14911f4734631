import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { NO_WISHES } from "#app/modules/matching/group";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { MOST_COMPANIONS, forgetting } from "../trip/companion";
import { bookingsAfter, datesWith, homeIsOnTicket, withPart } from "./elsewhere-rules";
import { withMovedFlights } from "./moved-flights";
import { withFlightHome } from "./one-ticket";
import { MOST_EXPENSES } from "../trip/spending";
import { restoredWishes, withNote, withTimes } from "./day-wishes";
import type { PlannedCommand } from "./edit-kinds";
import { withKeptFree } from "./free-whiles";
import { byItself, isElsewhen, joined, withoutChoices } from "./join-places";
import { AT_A_FIXED_TIME, NO_DAYS, STOP_GONE, WHILE_GONE, impossible } from "./refusal";
import type { Refusal } from "./refusal";
import { hasVisit, withLock } from "./shift-stop";
import { whyNot, wishesFor } from "./stop-edits";
import { PLANNER_STEPS, confidenceOf } from "../trip/trip";
import type { Trip } from "../trip/trip";
import type { Person, TripAggregate } from "../trip/trip-aggregate";
import { closedBecause, sealedBecause } from "./trip-commands";
import type { CommandKind, CommandOf, TripCommand } from "./trip-commands";

export type Outcome = { status: "applied"; next: TripAggregate } | { status: "refused"; refusal: Refusal };

/** A rule gives the next state or says why there is none; revision and clock are noted for all of them in one place. */
type Rule<K extends CommandKind> = (
  aggregate: TripAggregate,
  command: CommandOf<K>,
  at: string,
) => TripAggregate | Refusal;

const PERSON_GONE: Refusal = { reason: "absent", why: "That person is no longer on this trip" };
const EXPENSE_GONE = impossible("That expense is no longer on the list");
const NO_FLIGHTS = impossible("This trip has no flights of ours any more");
const OF_LONGER_TRIP = impossible("This place is part of a longer trip. Change its places and dates there");
const NO_TIME_THERE = impossible("These flights take you home before you arrive");
const REPLAN: Refusal = { reason: "replan", why: "The trip was changed while its days were being planned" };
/** A link may be passed on; an answer that was given with an account stays that account's. */
/** Another account has answered an invitation. */
export const ANOTHERS_ANSWER: Refusal = {
  reason: "closed",
  why: "This invitation was answered with an account. Sign in to that account to change the answers.",
};

function withTrip(aggregate: TripAggregate, changes: Partial<Trip>): TripAggregate {
  return { ...aggregate, trip: { ...aggregate.trip, ...changes } };
}

/** Stores days only on the revision they were made of: older ones would bring back what was changed since. */
function withDays(
  aggregate: TripAggregate,
  { days, plannedOn }: { days: Itinerary; plannedOn: number },
  changes: Partial<Trip> = {},
): TripAggregate | Refusal {
  if (plannedOn !== aggregate.trip.revision) return REPLAN;
  return withTrip(aggregate, { ...changes, itinerary: days });
}

function setLock(aggregate: TripAggregate, placeId: string, isLocked: boolean): TripAggregate | Refusal {
  const { itinerary } = aggregate.trip;
  if (!itinerary) return NO_DAYS;
  if (!hasVisit(itinerary, placeId)) return STOP_GONE;
  const stands = itinerary.days
    .flatMap(({ items }) => items)
    .every((item) => item.placeId !== placeId || (item.locked === true) === isLocked);
  return stands ? aggregate : withTrip(aggregate, { itinerary: withLock(itinerary, placeId, isLocked) });
}

/** The people with the owner as the first of them, who has said nothing yet. */
function withOwner(
  { trip, people }: TripAggregate,
  owner: { id: string; userId: string; name: string },
  at: string,
): readonly Person[] {
  if (people.some(({ role }) => role === "owner") || owner.userId !== trip.ownerId) return people;
  return [{ ...owner, role: "owner", status: "joined", wishes: NO_WISHES, needs: NO_NEEDS, createdAt: at }, ...people];
}

/** The companion of an answer, unless the invitation is another account's by now. */
function answering(
  { people }: TripAggregate,
  { companionId, userId }: { companionId: string; userId?: string },
): Person | Refusal {
  const companion = people.find(({ id, role }) => id === companionId && role === "companion");
  if (!companion) return PERSON_GONE;
  return companion.userId === undefined || companion.userId === userId ? companion : ANOTHERS_ANSWER;
}

function replacePerson(people: readonly Person[], next: Person): readonly Person[] {
  return people.map((person) => (person.id === next.id ? next : person));
}

/** An edit of a stop or a meal, in the days that were planned for it. */
function editDays(aggregate: TripAggregate, command: PlannedCommand): TripAggregate | Refusal {
  const { trip } = aggregate;
  if (!trip.itinerary) return NO_DAYS;
  const cannot = whyNot(command, trip, trip.itinerary);
  return cannot ?? withDays(aggregate, command, { preferences: wishesFor(trip, command) });
}

const RULES: { [K in CommandKind]: Rule<K> } = {
  /** Parts that no longer fit go: other dates, people or places take flight, hotel and days with them. */
  changeBasics: (aggregate, { kind: _kind, ...basics }) => {
    const { trip } = aggregate;
    const isMoved =
      trip.destination.slug !== basics.destination.slug ||
      trip.origin.code !== basics.origin.code ||
      trip.startDate !== basics.startDate ||
      trip.endDate !== basics.endDate ||
      trip.adults !== basics.adults ||
      trip.children !== basics.children ||
      (trip.childAges ?? []).join() !== (basics.childAges ?? []).join();
    if (trip.journeyId !== undefined && isElsewhen(trip, basics)) return OF_LONGER_TRIP;
    const cleared: Partial<Trip> = isMoved ? withoutChoices(trip, basics) : {};
    // Places that the traveller took out of the days stay out, and their notes stay, as long as it is about the same
    // place.
    const isSamePlace = trip.destination.slug === basics.destination.slug;
    const { unwanted, notes, ownPlaces, stays } = isSamePlace ? trip.preferences : {};
    const meals = isMoved ? undefined : trip.preferences.meals;
    // The form knows whether it is another visit; what was seen is said of the days.
    const seen = (isSamePlace && basics.preferences.seen && trip.preferences.seen) || basics.preferences.seen;
    // New appointments come with the form; those that are there stay with the place, and hours of one's own with the
    // traveller.
    const added = basics.preferences.ownPlaces ?? [];
    const own = ownPlaces || added.length > 0 ? [...(ownPlaces ?? []), ...added] : undefined;
    const busy = basics.preferences.busy ?? trip.preferences.busy;
    const kept = { unwanted, seen, notes, ownPlaces: own, stays, meals, busy };
    const { childAges } = basics;
    return withTrip(aggregate, { ...basics, childAges, preferences: { ...basics.preferences, ...kept }, ...cleared });
  },
  joinPlaces: (aggregate, { journeyId, days, plannedOn, ...places }) => {
    const next = joined(aggregate.trip, places);
    if ("reason" in next) return next;
    const whole = { ...next, journeyId: journeyId ?? undefined, ...(journeyId === null && byItself(aggregate.trip)) };
    return days && plannedOn !== undefined
      ? withDays(aggregate, { days, plannedOn }, whole)
      : withTrip(aggregate, whole);
  },
  changeDetails: (aggregate, { name, budgetMinor }) =>
    withTrip(aggregate, { ...(name !== undefined && { name }), ...(budgetMinor !== undefined && { budgetMinor }) }),
  /** Arrival and departure shape the days, so a day plan made before goes. */
  chooseFlight: (aggregate, { flight }) =>
    withTrip(aggregate, {
      flight,
      elsewhere: withPart(aggregate.trip.elsewhere, { flights: undefined }),
      priceConfidence: confidenceOf({ flight, hotel: aggregate.trip.hotel }),
      itinerary: undefined,
    }),
  keepFlightHome: (aggregate, { flightHome, days, plannedOn }) => {
    const next = withFlightHome(aggregate.trip, flightHome ?? undefined);
    return days && plannedOn !== undefined
      ? withDays(aggregate, { days, plannedOn }, next)
      : withTrip(aggregate, { ...next, priceConfidence: confidenceOf({ ...aggregate.trip, ...next }) });
  },
  giveUpTicket: (aggregate) => {
    const { trip } = aggregate;
    if (!trip.flight?.home) return aggregate;
    const priceConfidence = confidenceOf({ hotel: trip.hotel });
    return withTrip(aggregate, { flight: undefined, priceConfidence, plannerStep: "start", itinerary: undefined });
  },
  /** The days start and end at the hotel, so a day plan made before goes. */
  chooseHotel: (aggregate, { hotel }) =>
    withTrip(aggregate, {
      hotel,
      elsewhere: withPart(aggregate.trip.elsewhere, { stay: undefined }),
      priceConfidence: confidenceOf({ flight: aggregate.trip.flight, hotel }),
      status: "planning",
      itinerary: undefined,
    }),
  /** A booked flight sets the dates of the trip; a stay that is offered for other dates goes. */
  keepOwnFlights: ({ trip, people }, { flights }) => {
    const settled = homeIsOnTicket(trip, flights);
    if (settled) return settled;
    const dates = datesWith(flights, trip);
    if (dates.startDate > dates.endDate) return NO_TIME_THERE;
    const isMoved = dates.startDate !== trip.startDate || dates.endDate !== trip.endDate;
    const hotel = isMoved ? undefined : trip.hotel;
    return withTrip(
      { trip, people },
      {
        ...dates,
        flight: undefined,
        hotel,
        elsewhere: withPart(trip.elsewhere, { flights: flights ?? undefined }),
        priceConfidence: confidenceOf({ hotel }),
        itinerary: undefined,
      },
    );
  },
  keepOwnStay: ({ trip, people }, { stay }) =>
    withTrip(
      { trip, people },
      {
        hotel: undefined,
        elsewhere: withPart(trip.elsewhere, { stay: stay ?? undefined }),
        priceConfidence: confidenceOf({ flight: trip.flight }),
        status: stay === null ? trip.status : "planning",
        itinerary: undefined,
      },
    ),
  /** The days come with it: they were laid again around what is booked now. */
  changeBookings: (aggregate, command) => {
    if (!aggregate.trip.itinerary) return NO_DAYS;
    const next = bookingsAfter(aggregate.trip, command);
    if ("why" in next) return impossible(next.why);
    return withDays(aggregate, command, { ...next, priceConfidence: confidenceOf({ ...aggregate.trip, ...next }) });
  },
  /** Today's prices of what is chosen; an offer that was given up meanwhile does not come back. */
  refreshPrices: (aggregate, offers) => {
    const { flight, hotel } = aggregate.trip;
    const next = {
      flight: flight && offers.flight?.id === flight.offer.id ? { ...flight, offer: offers.flight } : flight,
      hotel: hotel && offers.hotel?.id === hotel.offer.id ? { ...hotel, offer: offers.hotel } : hotel,
    };
    return withTrip(aggregate, { ...next, priceConfidence: confidenceOf(next) });
  },
  /** How far the planner has come never goes back by it. */
  reachStep: (aggregate, { step }) => {
    const isLater = PLANNER_STEPS.indexOf(step) > PLANNER_STEPS.indexOf(aggregate.trip.plannerStep);
    return isLater ? withTrip(aggregate, { plannerStep: step }) : aggregate;
  },
  planDays: (aggregate, command) =>
    withDays(aggregate, command, { preferences: { ...aggregate.trip.preferences, ...command.preferences } }),
  /** Days that were planned without them do not stay. */
  keepTimes: (aggregate, { days, plannedOn, ...times }) => {
    const preferences = withTimes(aggregate.trip.preferences, times);
    if (!aggregate.trip.itinerary) return withTrip(aggregate, { preferences });
    return days && plannedOn !== undefined ? withDays(aggregate, { days, plannedOn }, { preferences }) : REPLAN;
  },
  lockStop: (aggregate, { placeId }) => setLock(aggregate, placeId, true),
  unlockStop: (aggregate, { placeId }) => {
    const { ownPlaces = [] } = aggregate.trip.preferences;
    return ownPlaces.some(({ id, at }) => id === placeId && at) ? AT_A_FIXED_TIME : setLock(aggregate, placeId, false);
  },
  keepFree: (aggregate, command) => {
    const { itinerary } = aggregate.trip;
    if (!itinerary) return NO_DAYS;
    const days = withKeptFree(itinerary, command);
    return days ? withTrip(aggregate, { itinerary: days }) : WHILE_GONE;
  },
  removeStop: editDays,
  addStop: editDays,
  moveStop: editDays,
  shiftStop: editDays,
  timeStop: editDays,
  stayStop: editDays,
  replaceStop: editDays,
  addOwnPlace: editDays,
  changeOwnPlace: editDays,
  deleteOwnPlace: editDays,
  changeMeal: editDays,
  tickThings: (aggregate, { ticked, unticked }) => {
    const next = new Set([...(aggregate.trip.ticked ?? []), ...ticked]);
    for (const line of unticked) next.delete(line);
    return withTrip(aggregate, { ticked: [...next].sort() });
  },
  /** Of a place of a longer trip it may name the whole. */
  renameTrip: (aggregate, { name, of }) => withTrip(aggregate, of === "whole" ? { journeyName: name } : { name }),
  keepNotes: (aggregate, { notes }) => withTrip(aggregate, { notes: notes === "" ? undefined : notes }),
  noteSpending: (aggregate, { expense }) => {
    const noted = aggregate.trip.spending ?? [];
    if (noted.length >= MOST_EXPENSES)
      return { reason: "closed", why: `You can add at most ${MOST_EXPENSES} expenses` };
    return withTrip(aggregate, { spending: [...noted, expense] });
  },
  removeSpending: (aggregate, { expenseId }) => {
    const noted = aggregate.trip.spending ?? [];
    const rest = noted.filter(({ id }) => id !== expenseId);
    return rest.length === noted.length ? EXPENSE_GONE : withTrip(aggregate, { spending: rest });
  },
  /** The link goes with it: a trip that does not take place is not shown. */
  cancelTrip: (aggregate) => withTrip(aggregate, { status: "cancelled", sharedAt: undefined, flightHome: undefined }),
  /** An empty note is none. */
  noteStop: (aggregate, { placeId, note }) => {
    if (!aggregate.trip.itinerary) return NO_DAYS;
    if (!hasVisit(aggregate.trip.itinerary, placeId)) return STOP_GONE;
    const { preferences } = aggregate.trip;
    const notes = withNote(preferences.notes, placeId, note);
    return withTrip(aggregate, { preferences: { ...preferences, notes } });
  },
  restoreDays: (aggregate, command) =>
    withDays(aggregate, command, {
      preferences: restoredWishes(aggregate.trip.preferences, command.wishes, command.days),
    }),
  shareTrip: (aggregate, { showsPrices = aggregate.trip.sharesPrices }, at) =>
    withTrip(aggregate, { sharedAt: aggregate.trip.sharedAt ?? at, sharesPrices: showsPrices || undefined }),
  unshareTrip: (aggregate) => withTrip(aggregate, { sharedAt: undefined, sharesPrices: undefined }),
  inviteCompanion: (aggregate, { owner, companion }, at) => {
    const people = withOwner(aggregate, owner, at);
    if (people.length >= MOST_COMPANIONS)
      return { reason: "closed", why: `At most ${MOST_COMPANIONS} people can come along with you` };
    const invited: Person = {
      ...companion,
      role: "companion",
      status: "invited",
      wishes: NO_WISHES,
      needs: NO_NEEDS,
      createdAt: at,
    };
    return { ...aggregate, people: [...people, invited] };
  },
  removeCompanion: ({ trip, people }, { companionId }) => {
    const rest = people.filter(({ id, role }) => id !== companionId || role === "owner");
    return rest.length === people.length ? PERSON_GONE : { trip: forgetting(trip, companionId), people: rest };
  },
  keepOwnerWishes: (aggregate, { owner, wishes }, at) => ({
    ...aggregate,
    people: withOwner(aggregate, owner, at).map((person) =>
      person.role === "owner" ? { ...person, wishes, answeredAt: at } : person,
    ),
  }),
  answerAsCompanion: (aggregate, { companionId, userId, name, answers, wishes, needs }, at) => {
    const companion = answering(aggregate, { companionId, userId });
    if ("reason" in companion) return companion;
    const isOwner = userId === aggregate.trip.ownerId;
    // One answer an account and trip: a taste counts once.
    if (userId && !isOwner && aggregate.people.some((one) => one.userId === userId && one.id !== companionId))
      return { reason: "closed", why: "You have answered another invitation to this trip with this account." };
    const next: Person = {
      ...companion,
      ...(userId && !isOwner && { userId }),
      name,
      answers,
      wishes,
      needs,
      status: "joined",
      answeredAt: at,
    };
    return { ...aggregate, people: replacePerson(aggregate.people, next) };
  },
  declineAsCompanion: ({ trip, people }, { companionId, userId }, at) => {
    const companion = answering({ trip, people }, { companionId, userId });
    if ("reason" in companion) return companion;
    return {
      trip: forgetting(trip, companionId),
      people: replacePerson(people, { ...companion, status: "declined", answeredAt: at }),
    };
  },
  markBooked: (aggregate, _command, at) =>
    withTrip(aggregate, { status: "booked", bookedAt: at, plannerStep: "itinerary" }),
  reopenTrip: (aggregate) =>
    withTrip(aggregate, { status: "planning", bookedAt: undefined, plannerStep: "checkout", orders: undefined }),
  noteOrders: (aggregate, { orders }) => withTrip(aggregate, { orders }),
  losePart: (aggregate, { part }) =>
    withTrip(aggregate, part === "flights" ? { flight: undefined } : { hotel: undefined }),
  moveFlights: (aggregate, { days, plannedOn, ...legs }) => {
    const next = withMovedFlights(aggregate.trip, legs);
    if (!next) return NO_FLIGHTS;
    return days ? withDays(aggregate, { days, plannedOn }, next) : withTrip(aggregate, next);
  },
  endBooking: (aggregate) => withTrip(aggregate, { status: "cancelled", sharedAt: undefined, flightHome: undefined }),
  /**
   * Trips that a visitor began without an account follow into it. Days that the visitor had a look at stay behind: the
   * account plans them anew, the same ones, by its own allowance.
   */
  claimTrip: (aggregate, { userId }) =>
    aggregate.trip.ownerId === undefined
      ? withTrip(aggregate, { ownerId: userId, itinerary: undefined })
      : { reason: "closed", why: "This trip already belongs to an account" },
  openSeal: (aggregate) => withTrip(aggregate, { seal: undefined }),
};

/**
 * The state after a command, one revision later, or why there is none. Every change of a trip goes through here.
 * @param at UTC ISO instant of the command
 */
export function applyCommand(aggregate: TripAggregate, command: TripCommand, at: string): Outcome {
  const closed = closedBecause(command, aggregate.trip.status) ?? sealedBecause(command, aggregate.trip);
  if (closed) return { status: "refused", refusal: { reason: "closed", why: closed } };
  const next = (RULES[command.kind] as Rule<CommandKind>)(aggregate, command, at);
  if ("reason" in next) return { status: "refused", refusal: next };
  return { status: "applied", next: withTrip(next, { revision: aggregate.trip.revision + 1, updatedAt: at }) };
}
