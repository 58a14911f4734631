import { hashToken } from "#app/db/ids.server";
import { limitVisitorDrafts } from "#app/modules/accounts/account/rate-limits.server";
import { resolveDeparture } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Means, WayWish } from "#app/modules/catalogue/ways/way";
import { seenBefore } from "#app/modules/planner/planner.server";
import { firstTimes } from "#app/modules/planner/times/first-times.server";
import { readTimes } from "#app/modules/planner/times/start-times";
import type { StartForm } from "#app/modules/planner/start.schema";
import { openInPlanner } from "#app/modules/trips/store/planner-trips.server";
import { changePlaces, listJourney } from "#app/modules/trips/store/longer-trip.server";
import type { PlaceChange } from "#app/modules/trips/store/longer-trip.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import type { NewTrip } from "#app/modules/trips/store/trips.server";
import { withBookings } from "#app/modules/trips/trip/between";
import { isBookable } from "#app/modules/trips/trip/trip";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { layOut } from "./lay-out";
import { arrivalFromHome, placeToLay, wayToLay } from "./route-ask.server";
import { shareBudget } from "./share-budget";

/** A place of a longer trip as its form was sent: checked, with its nights. */
export interface SentPlace {
  slug: string;
  nights: number;
  by?: Means;
  /** How its traveller likes to go on where no way was chosen. */
  goBy?: WayWish;
  stop?: string;
}

/** A trip's name has so many letters at most. */
const LONGEST_NAME = 80;

/** The departure of a form, or the problem with its field. */
function departureOf(text: string): { code: string; label: string } {
  const { found, choices } = resolveDeparture(text);
  if (found) return { code: found.value, label: found.label };
  const [which] = choices.length > 0 ? ["Which of these do you mean?"] : [];
  throw new AppError("VALIDATION_ERROR", "Some fields are not valid", {
    fields: { departureCity: [which ?? "We don't know that airport. Try the nearest large city"] },
  });
}

/** A trip as the place of a longer one, before it has its whole. */
type PlaceTrip = Omit<NewTrip, "formKey" | "journeyId">;

/** The name of a place's trip: with that of the whole, where the traveller has named it. */
const nameOf = (form: StartForm, place: string): string =>
  form.name ? `${form.name}: ${place}`.slice(0, LONGEST_NAME) : place;

/** The places with their appointments, each at the place whose dates hold it. @throws AppError VALIDATION_ERROR */
function withTimesOf(trips: readonly PlaceTrip[], form: StartForm, formKey: string): PlaceTrip[] {
  const read = readTimes(
    form.appointments ?? "",
    trips.map(({ destination, startDate, endDate }) => {
      const around = findDestination(destination.slug ?? "");
      if (!around) throw new AppError("VALIDATION_ERROR", "We don't cover one of these places");
      return { around, startDate, endDate };
    }),
    form,
  );
  if ("problems" in read)
    throw new AppError("VALIDATION_ERROR", "Some fields are not valid", { fields: { appointments: read.problems } });
  return trips.map((trip, index) => ({
    ...trip,
    preferences: { ...trip.preferences, ...firstTimes(read.appointments[index] ?? [], `${formKey}:${index}`) },
  }));
}

/** The trips that the places of a longer trip become, one a place, with their dates, neighbours and shares of the budget. */
function tripsOf(places: readonly SentPlace[], form: StartForm): PlaceTrip[] {
  const found = places.map(({ slug, ...said }) => {
    const destination = findDestination(slug);
    if (!destination) throw new AppError("VALIDATION_ERROR", "We don't cover one of these places");
    return { ...destination, ...said };
  });
  const origin = departureOf(form.departureCity);
  const shares = shareBudget(form.budgetTotal, found, form.budgetTier);
  const { interests, budgetTier, pace, adults, children, childAges, startDate } = form;
  const laid = layOut(
    found.map((place) => placeToLay(place, place.nights, place)),
    startDate,
    wayToLay,
    arrivalFromHome(form.departureCity, found[0]!, startDate),
  );
  return laid.map(({ slug, name, startDate: begins, endDate, between }, index) => ({
    name: nameOf(form, name),
    destination: { slug, name },
    origin,
    startDate: begins,
    endDate,
    adults,
    children,
    childAges,
    budgetMinor: shares[index]!,
    // Said once, such hours are those of every place.
    preferences: {
      ...{ interests, budgetTier, pace },
      ...(form.hours && { busy: form.hours }),
      ...(form.needs && { needs: form.needs }),
    },
    between,
  }));
}

/** The trips with what their traveller has seen on an earlier visit, where the form says that it is another one. */
function withSeen(ctx: Ctx, holder: TripHolder, trips: readonly PlaceTrip[], form: StartForm): Promise<PlaceTrip[]> {
  return Promise.all(
    trips.map(async (trip) => {
      const destination = form.beenBefore === "yes" ? findDestination(trip.destination.slug ?? "") : undefined;
      if (!destination) return trip;
      return { ...trip, preferences: { ...trip.preferences, seen: await seenBefore(ctx, holder, destination) } };
    }),
  );
}

/**
 * Begins a trip of several places: one draft for each, joined by the ways between them. Sent twice, the form makes one.
 * @returns its id
 * @throws AppError VALIDATION_ERROR for a departure that is not known; RATE_LIMITED for a visitor
 */
export async function beginJourney(
  ctx: Ctx,
  holder: TripHolder,
  places: readonly SentPlace[],
  form: StartForm,
  formKey: string,
): Promise<string> {
  const trips = await withSeen(ctx, holder, withTimesOf(tripsOf(places, form), form, formKey), form);
  if (!holder.userId) await limitVisitorDrafts(ctx);
  // Of the holder and the form, so that nobody else's form comes to the same.
  const journeyId = hashToken(`journey ${holder.userId ?? holder.visitorId ?? ""} ${formKey}`).slice(0, 32);
  await changePlaces(
    ctx,
    holder,
    trips.map((trip, index) => ({
      kind: "create",
      trip: { ...trip, journeyId, formKey: `${formKey}:${index}` },
    })),
  );
  const [first] = await getJourney(ctx, journeyId, holder);
  await openInPlanner(ctx, holder, first!.id);
  return journeyId;
}

/**
 * The places of a holder's longer trip, in order.
 * @throws AppError NOT_FOUND, also for that of another holder
 */
export async function getJourney(ctx: Ctx, journeyId: string, holder: TripHolder): Promise<Trip[]> {
  const trips = await listJourney(ctx, journeyId, holder);
  if (trips.length === 0) throw new AppError("NOT_FOUND", "We can't find that trip.");
  return trips;
}

/** Said of a longer trip whose places stay as they are. */
const PLACES_STAY = "Some of this trip is paid for or over, so its places stay as they are";

/** The places and dates of a longer trip in short: a form that saw others is too late. */
export function stampOf(trips: readonly Pick<Trip, "destination" | "startDate" | "endDate">[]): string {
  const all = trips.map(({ destination, startDate, endDate }) => [destination.slug, startDate, endDate]);
  return hashToken(JSON.stringify(all)).slice(0, 16);
}

/** Whether the places of a longer trip may still change: nothing of it is paid for, over or called off. */
export function mayChangePlaces(trips: readonly Trip[]): boolean {
  return trips.every(isBookable);
}

/** The trip that is changed: a longer one, or one of a single place, which a second place makes a longer one. */
interface Whole {
  journeyId: string;
  trips: Trip[];
}

/**
 * The places of a holder's longer trip by its id, or a trip of one place by its own.
 * @throws AppError NOT_FOUND, also for one of another holder; CONFLICT for one whose places stay
 */
export async function getWholeToChange(ctx: Ctx, of: string, holder: TripHolder): Promise<Whole> {
  const trips = await listJourney(ctx, of, holder);
  const whole =
    trips.length > 0
      ? { journeyId: of, trips }
      : { journeyId: hashToken(`journey of ${of}`).slice(0, 32), trips: [await getTrip(ctx, of, holder)] };
  const [first] = whole.trips;
  // A place of a longer trip is changed with the whole; a sealed trip, or one that is paid for, stays as it is.
  if (trips.length === 0 && (first?.journeyId !== undefined || first?.seal || !mayChangePlaces(whole.trips)))
    throw new AppError("NOT_FOUND", "We can't find that trip.");
  if (!mayChangePlaces(whole.trips)) throw new AppError("CONFLICT", PLACES_STAY);
  return whole;
}

/**
 * Changes the places of a longer trip, or makes one of a trip of one place; all or nothing. A place that stays keeps
 * its choices where its dates stay; one that is left out goes, with what was chosen for it.
 * @returns the id of the longer trip
 * @throws AppError NOT_FOUND; CONFLICT once something of it is paid for; VALIDATION_ERROR
 */
export async function changeJourney(
  ctx: Ctx,
  holder: TripHolder,
  { of, stamp }: { of: string; stamp?: string },
  places: readonly SentPlace[],
  form: StartForm,
): Promise<string> {
  const { journeyId, trips: before } = await getWholeToChange(ctx, of, holder);
  if (stamp !== undefined && stamp !== stampOf(before))
    throw new AppError("CONFLICT", "The places of this trip were changed elsewhere. Open it again to change them");
  const next = await withSeen(ctx, holder, tripsOf(places, form), form);
  const stays = next.map((trip): PlaceChange => {
    const old = before.find(({ destination }) => destination.slug === trip.destination.slug);
    const formKey = `${journeyId}:${trip.destination.slug}:${before.map(({ revision }) => revision).join("-")}`;
    if (!old) return { kind: "create", trip: { ...trip, journeyId, journeyName: before[0]?.journeyName, formKey } };
    const { between = {}, ...basics } = trip;
    const { startDate, endDate } = basics;
    const place = { journeyId, between: withBookings(between, old), startDate, endDate };
    return { kind: "join", id: old.id, place, basics: { ...basics, name: old.name } };
  });
  const left = before
    .filter(({ destination }) => !places.some(({ slug }) => slug === destination.slug))
    .map((trip): PlaceChange => ({ kind: "leave", trip }));
  await changePlaces(ctx, holder, [...stays, ...left]);
  return journeyId;
}
