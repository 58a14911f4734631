import { z } from "zod";
import { ownFlightsPartSchema, ownStayPartSchema } from "#app/modules/elsewhere/elsewhere.schema";
import { flightLegSchema, flightOfferSchema, hotelOfferSchema } from "#app/modules/inventory/offers/offer.schema";
import { busyPatternsSchema } from "#app/modules/itinerary/day/busy-hours.schema";
import { MEALS } from "#app/modules/itinerary/day/itinerary";
import { ownPlaceSchema } from "#app/modules/itinerary/day/own-place";
import { itinerarySchema } from "#app/modules/itinerary/day/stored-itinerary";
import { answersSchema } from "#app/modules/profile/stored-profile";
import {
  childAgesSchema,
  chosenFlightSchema,
  chosenHotelSchema,
  needsSchema,
  companionWishesSchema,
  dayWishesSchema,
  expenseSchema,
  mealWishSchema,
  preferencesSchema,
  tripOrdersSchema,
} from "../trip/stored-trip";
import { betweenSchema, flightHomeSchema } from "../trip/between.schema";
import { DAY_STEPS } from "../trip/day-step";
import { MOST_NOTE, MOST_NOTES, PLANNER_STEPS } from "../trip/trip";
import type { Trip, TripStatus } from "../trip/trip";
import type { TripPart } from "../trip/trip-aggregate";

/** Days that the solver made; they may be stored on the revision they were made of and on no other. */
const planned = { days: itinerarySchema, plannedOn: z.number().int().min(0) };
/** Before the stop that precedes it, or after the one that follows. */
const SHIFTS = ["earlier", "later"] as const;
const placeId = z.string().min(1).max(80);
const moment = { date: z.iso.date(), start: z.number().int().min(0).max(1439) };
/** Lines of the packing list and of the checklist. */
const lines = z.array(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)).max(100);
const owner = z.object({ id: z.string(), userId: z.string(), name: z.string() });

/** Everything that changes a trip, by name (docs/changing-a-trip.md says how to add one). */
export const commandSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("changeBasics"),
    name: z.string(),
    destination: z.object({ slug: z.string().optional(), name: z.string() }),
    origin: z.object({ code: z.string(), label: z.string() }),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    adults: z.number().int(),
    children: z.number().int(),
    childAges: childAgesSchema.optional(),
    budgetMinor: z.number().int(),
    preferences: preferencesSchema,
  }),
  z.object({
    kind: z.literal("changeDetails"),
    name: z.string().optional(),
    budgetMinor: z.number().int().optional(),
  }),
  /** It is a place of a longer trip, or by itself again; its dates and its neighbours come with it. */
  z.object({
    kind: z.literal("joinPlaces"),
    journeyId: z.string().nullable(),
    between: betweenSchema,
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    // The days as they were laid again around its neighbours; without them they go, unless they are paid for.
    ...z.object(planned).partial().shape,
  }),
  z.object({ kind: z.literal("chooseFlight"), flight: chosenFlightSchema }),
  /** Its flight home is on the ticket of the first place; null once it is not any more. Days may come with it. */
  z.object({
    kind: z.literal("keepFlightHome"),
    flightHome: flightHomeSchema.nullable(),
    ...z.object(planned).partial().shape,
  }),
  /** The last place no longer flies home on its ticket. */
  z.object({ kind: z.literal("giveUpTicket") }),
  z.object({ kind: z.literal("chooseHotel"), hotel: chosenHotelSchema }),
  /** Booked elsewhere, or not needed; null for a part of which nothing is said any more. */
  z.object({ kind: z.literal("keepOwnFlights"), flights: ownFlightsPartSchema.nullable() }),
  z.object({ kind: z.literal("keepOwnStay"), stay: ownStayPartSchema.nullable() }),
  /** The same of a trip whose days are planned, which change with it; what is left out stays. */
  z.object({
    kind: z.literal("changeBookings"),
    flights: ownFlightsPartSchema.nullable().optional(),
    stay: ownStayPartSchema.nullable().optional(),
    ...planned,
  }),
  z.object({
    kind: z.literal("refreshPrices"),
    flight: flightOfferSchema.optional(),
    hotel: hotelOfferSchema.optional(),
  }),
  z.object({ kind: z.literal("reachStep"), step: z.enum(PLANNER_STEPS) }),
  z.object({
    kind: z.literal("planDays"),
    preferences: preferencesSchema.partial().optional(),
    /** The one day that is planned anew; all of them without it. */
    date: z.iso.date().optional(),
    ...planned,
  }),
  /** Appointments and hours that are not free, all of them; the days come with them where they are planned. */
  z.object({
    kind: z.literal("keepTimes"),
    appointments: z.array(ownPlaceSchema.required({ at: true })),
    busy: busyPatternsSchema,
    ...z.object(planned).partial().shape,
  }),
  z.object({ kind: z.literal("lockStop"), placeId }),
  z.object({ kind: z.literal("unlockStop"), placeId }),
  z.object({ kind: z.literal("removeStop"), placeId, ...planned }),
  /** With a day and an hour it takes the place of a free while. */
  z.object({ kind: z.literal("addStop"), placeId, at: z.object(moment).optional(), ...planned }),
  /** A free while that is offered something, as it stands. */
  z.object({ kind: z.literal("keepFree"), ...moment }),
  z.object({
    kind: z.literal("moveStop"),
    placeId,
    date: z.iso.date(),
    /** The stop of that day beside which it is to be; wherever it fits without it. */
    beside: z.object({ placeId, side: z.enum(["before", "after"]) }).optional(),
    ...planned,
  }),
  z.object({ kind: z.literal("tickThings"), ticked: lines, unticked: lines }),
  z.object({ kind: z.literal("renameTrip"), name: z.string().min(1).max(80), of: z.literal("whole").optional() }),
  z.object({ kind: z.literal("keepNotes"), notes: z.string().max(MOST_NOTES) }),
  z.object({ kind: z.literal("cancelTrip") }),
  z.object({ kind: z.literal("shiftStop"), placeId, to: z.enum(SHIFTS), ...planned }),
  z.object({ kind: z.literal("timeStop"), placeId, start: z.number().int().min(0).max(1439), ...planned }),
  z.object({ kind: z.literal("noteStop"), placeId, note: z.string().max(MOST_NOTE) }),
  z.object({ kind: z.literal("replaceStop"), placeId, withId: placeId, ...planned }),
  z.object({ kind: z.literal("stayStop"), placeId, minutes: ownPlaceSchema.shape.minutes, ...planned }),
  z.object({
    kind: z.literal("addOwnPlace"),
    place: ownPlaceSchema,
    note: z.string().max(MOST_NOTE),
    /** The day it is for; the planner chooses without it. */
    date: z.iso.date().optional(),
    /** The meal that is to be had there, of somewhere to eat. */
    meal: z.object({ date: z.iso.date(), meal: z.enum(MEALS) }).optional(),
    ...planned,
  }),
  z.object({
    kind: z.literal("changeOwnPlace"),
    place: ownPlaceSchema,
    note: z.string().max(MOST_NOTE),
    ...planned,
  }),
  z.object({ kind: z.literal("deleteOwnPlace"), placeId, ...planned }),
  z.object({ kind: z.literal("changeMeal"), wish: mealWishSchema, ...planned }),
  z.object({ kind: z.literal("restoreDays"), side: z.enum(DAY_STEPS), wishes: dayWishesSchema, ...planned }),
  z.object({ kind: z.literal("noteSpending"), expense: expenseSchema }),
  z.object({ kind: z.literal("removeSpending"), expenseId: z.string() }),
  z.object({ kind: z.literal("shareTrip"), showsPrices: z.boolean().optional() }),
  z.object({ kind: z.literal("unshareTrip") }),
  z.object({
    kind: z.literal("inviteCompanion"),
    owner,
    companion: z.object({
      id: z.string(),
      tokenHash: z.string(),
      name: z.string(),
      email: z.string().optional(),
      wholeInvitation: z.string().optional(),
    }),
  }),
  z.object({ kind: z.literal("removeCompanion"), companionId: z.string() }),
  z.object({ kind: z.literal("keepOwnerWishes"), owner, wishes: companionWishesSchema }),
  z.object({
    kind: z.literal("answerAsCompanion"),
    companionId: z.string(),
    userId: z.string().optional(),
    name: z.string(),
    answers: answersSchema,
    wishes: companionWishesSchema,
    needs: needsSchema,
  }),
  z.object({ kind: z.literal("declineAsCompanion"), companionId: z.string(), userId: z.string().optional() }),
  z.object({ kind: z.literal("markBooked") }),
  /** Its payment was given back. */
  z.object({ kind: z.literal("endBooking") }),
  /** Nothing of it could be ordered: it is planned again. */
  z.object({ kind: z.literal("reopenTrip") }),
  /** A part of it could not be had, or is not there any more; the other one stands. */
  z.object({ kind: z.literal("losePart"), part: z.enum(["flights", "stay"]) }),
  /** How its orders stand. */
  z.object({ kind: z.literal("noteOrders"), orders: tripOrdersSchema }),
  /** Its airline has moved its flights; without days there were none. */
  z.object({
    kind: z.literal("moveFlights"),
    outbound: flightLegSchema.optional(),
    inbound: flightLegSchema.optional(),
    days: itinerarySchema.optional(),
    plannedOn: planned.plannedOn,
  }),
  z.object({ kind: z.literal("claimTrip"), userId: z.string() }),
  /** The sealed contents are known from now on. */
  z.object({ kind: z.literal("openSeal") }),
]);

export type TripCommand = z.output<typeof commandSchema>;
export type CommandKind = TripCommand["kind"];
export type CommandOf<K extends CommandKind> = Extract<TripCommand, { kind: K }>;

type WithoutPlan<C> = C extends { plannedOn: number } ? Omit<C, "days" | "plannedOn"> : C;
/** The sender's wish, before the solver has made days of it. */
export type Intention = WithoutPlan<TripCommand>;

/** Why a booked or completed trip refuses a command, in the words of its page. */
const BOOKED = "This trip has already been booked or completed";
export const DAYS_OVER = "This trip is over, so its days can't change";
const LISTS_OVER = "This trip is over, so its lists can't change";
const COMPANY_OVER = "This trip is over, so you can't change who comes along";

/** A booked trip's days and company may still change; its flights and its hotel may not. */
const PLANNABLE = { statuses: ["draft", "planning"], closed: BOOKED } as const;
const DAYS_OPEN = { statuses: ["draft", "planning", "booked"], closed: DAYS_OVER } as const;
const COMPANY_OPEN = { statuses: ["draft", "planning", "booked"], closed: COMPANY_OVER } as const;
const NO_CANCEL = "This trip can't be cancelled any more";
const PAID = "This trip is now booked and paid for. See what you'd get back before you cancel it";
const LISTS_OPEN = { statuses: ["draft", "planning", "booked"], closed: LISTS_OVER } as const;
const ALWAYS = { statuses: ["draft", "planning", "booked", "completed", "cancelled"], closed: BOOKED } as const;

/** The subject of a command in the log, beside the parts it changed. */
export type Subject = `stop:${string}` | `person:${string}`;

interface CommandRule<C> {
  /** While the trip has one of these. */
  statuses: readonly TripStatus[];
  /** Said when it has none of them. */
  closed: string;
  /** Said of a status that has words of its own. */
  closedIn?: Partial<Record<TripStatus, string>>;
  /**
   * The parts that the command replaces whole or was computed from. It is refused when one of these has changed since
   * the state that the sender saw; when only other parts have changed, it is applied to the newest state.
   */
  restsOn: readonly TripPart[];
  /** The single stop or person it speaks of: it rests on that too, and on no other. */
  about?: (command: C) => Subject;
}

const stop = ({ placeId: id }: { placeId: string }): Subject => `stop:${id}`;
const person = ({ companionId }: { companionId: string }): Subject => `person:${companionId}`;
const theOwner = (): Subject => "person:owner";

export type IntentionOf<K extends CommandKind> = Extract<Intention, { kind: K }>;

/** When each command is allowed and what it rests on. A new command does not compile until it stands here. */
export const COMMAND_RULES: { [K in CommandKind]: CommandRule<IntentionOf<K>> } = {
  changeBasics: { ...PLANNABLE, restsOn: ["basics", "details", "wishes", "flight", "hotel", "days"] },
  changeDetails: { ...PLANNABLE, restsOn: ["details"] },
  // The neighbours of a place change while it is paid for already; its own dates do not, see its rule.
  joinPlaces: { ...DAYS_OPEN, restsOn: [] },
  // An offer is for these dates and people, and takes the days with it.
  chooseFlight: { ...PLANNABLE, restsOn: ["basics", "flight", "days"] },
  // Told by the other place of the ticket, and true whatever else has changed here.
  keepFlightHome: { ...DAYS_OPEN, restsOn: [] },
  giveUpTicket: { ...PLANNABLE, restsOn: [] },
  chooseHotel: { ...PLANNABLE, restsOn: ["basics", "flight", "hotel", "days"] },
  // Own flights set the dates of the trip, and what is offered is for these dates.
  keepOwnFlights: { ...PLANNABLE, restsOn: ["basics", "flight", "hotel", "days"] },
  keepOwnStay: { ...PLANNABLE, restsOn: ["basics", "hotel", "days"] },
  // A part paid for here stays, whatever the traveller tells of it: see its rule.
  changeBookings: { ...DAYS_OPEN, restsOn: ["basics", "flight", "hotel", "days"] },
  // Only the price of what is chosen at that moment.
  refreshPrices: { ...PLANNABLE, restsOn: [] },
  reachStep: { ...PLANNABLE, restsOn: [] },
  planDays: { ...DAYS_OPEN, restsOn: ["wishes", "days"] },
  keepTimes: { ...DAYS_OPEN, restsOn: ["wishes", "days"] },
  lockStop: { ...DAYS_OPEN, restsOn: [], about: stop },
  unlockStop: { ...DAYS_OPEN, restsOn: [], about: stop },
  removeStop: { ...DAYS_OPEN, restsOn: [], about: stop },
  addStop: { ...DAYS_OPEN, restsOn: [], about: stop },
  keepFree: { ...DAYS_OPEN, restsOn: [], about: ({ date, start }) => `stop:${date}-free-${start}` },
  moveStop: { ...DAYS_OPEN, restsOn: [], about: stop },
  // Each line by itself: lines that another person ticked meanwhile stay.
  tickThings: { ...LISTS_OPEN, restsOn: [] },
  // The name alone, unlike the details that an unbooked trip may change.
  renameTrip: { ...ALWAYS, restsOn: ["details"] },
  keepNotes: { ...ALWAYS, restsOn: ["notes"] },
  cancelTrip: {
    statuses: ["draft", "planning"],
    closed: NO_CANCEL,
    closedIn: { booked: PAID },
    restsOn: ["status"],
  },
  shiftStop: { ...DAYS_OPEN, restsOn: [], about: stop },
  timeStop: { ...DAYS_OPEN, restsOn: [], about: stop },
  replaceStop: { ...DAYS_OPEN, restsOn: [], about: stop },
  noteStop: { ...DAYS_OPEN, restsOn: [], about: stop },
  stayStop: { ...DAYS_OPEN, restsOn: [], about: stop },
  addOwnPlace: { ...DAYS_OPEN, restsOn: [], about: ({ place }) => `stop:${place.id}` },
  changeOwnPlace: { ...DAYS_OPEN, restsOn: [], about: ({ place }) => `stop:${place.id}` },
  deleteOwnPlace: { ...DAYS_OPEN, restsOn: [], about: stop },
  changeMeal: { ...DAYS_OPEN, restsOn: [], about: ({ wish }) => `stop:${wish.date}-${wish.meal}` },
  // The command takes back the last edit that its sender saw.
  restoreDays: { ...DAYS_OPEN, restsOn: ["days"] },
  // Money is counted after the trip too. Each expense stands by itself.
  noteSpending: { ...ALWAYS, restsOn: [] },
  removeSpending: { ...ALWAYS, restsOn: [] },
  shareTrip: { statuses: ["draft", "planning", "booked", "completed"], closed: BOOKED, restsOn: [] },
  unshareTrip: { ...ALWAYS, restsOn: [] },
  inviteCompanion: { ...COMPANY_OPEN, restsOn: [] },
  removeCompanion: { ...COMPANY_OPEN, restsOn: [], about: person },
  keepOwnerWishes: { ...COMPANY_OPEN, restsOn: [], about: theOwner },
  answerAsCompanion: { ...COMPANY_OPEN, restsOn: [], about: person },
  declineAsCompanion: { ...COMPANY_OPEN, restsOn: [], about: person },
  markBooked: { ...PLANNABLE, restsOn: [] },
  endBooking: { statuses: ["booked"], closed: "This trip is not booked", restsOn: [] },
  reopenTrip: { statuses: ["booked"], closed: "This trip is not booked", restsOn: [] },
  losePart: { statuses: ["booked"], closed: "This trip is not booked", restsOn: [] },
  noteOrders: { statuses: ["booked"], closed: "This trip is not booked", restsOn: [] },
  moveFlights: { statuses: ["booked"], closed: "This trip is not booked", restsOn: [] },
  claimTrip: { ...ALWAYS, restsOn: [] },
  openSeal: { statuses: ["booked"], closed: "Only a trip that is paid can be opened", restsOn: [] },
};

/** The commands that a sealed trip allows: none that tells, or asks for, where it goes. */
const WHILE_SEALED: readonly CommandKind[] = [
  ...(["refreshPrices", "keepNotes", "cancelTrip", "noteSpending", "removeSpending"] as const),
  ...(["shareTrip", "unshareTrip", "inviteCompanion", "removeCompanion", "keepOwnerWishes"] as const),
  ...(["answerAsCompanion", "declineAsCompanion", "markBooked", "noteOrders"] as const),
  ...(["endBooking", "reopenTrip", "losePart", "openSeal"] as const),
];
const SEALED = "This trip is sealed. You can change it once its envelope is open";

/** Why a command is refused while a trip is sealed; its first days are planned behind the seal. */
export function sealedBecause(
  { kind }: Pick<Intention, "kind">,
  { seal, itinerary }: Pick<Trip, "seal" | "itinerary">,
): string | undefined {
  if (!seal) return kind === "openSeal" ? "This trip is not sealed" : undefined;
  return WHILE_SEALED.includes(kind) || (kind === "planDays" && !itinerary) ? undefined : SEALED;
}

function ruleOf(intention: Intention): CommandRule<Intention> {
  return COMMAND_RULES[intention.kind] as CommandRule<Intention>;
}

/** Why a command is not allowed in this status; undefined when it is. */
export function closedBecause(intention: Intention, status: TripStatus): string | undefined {
  const { statuses, closed, closedIn } = ruleOf(intention);
  return statuses.includes(status) ? undefined : (closedIn?.[status] ?? closed);
}

/** The stop or person a command speaks of, if it speaks of one. */
export function subjectsOf(intention: Intention): Subject[] {
  const { about } = ruleOf(intention);
  return about ? [about(intention)] : [];
}

/**
 * Whether a command may not be applied any more.
 * @param changed parts and subjects that others have changed since the state that its sender saw; undefined when that
 *   cannot be told
 */
export function isOvertaken(intention: Intention, changed: readonly string[] | undefined): boolean {
  if (!changed) return true;
  const basis: readonly string[] = [...ruleOf(intention).restsOn, ...subjectsOf(intention)];
  return basis.some((part) => changed.includes(part));
}
