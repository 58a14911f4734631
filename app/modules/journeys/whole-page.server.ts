import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import type { Picture } from "#app/modules/catalogue/art/poster-view";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { mapOfRoute } from "#app/modules/maps/maps.server";
import type { RouteMap } from "#app/modules/maps/route-map";
import { continuePlanning } from "#app/modules/planner/planner.server";
import { getJourneyOfParty, pathForParty } from "#app/modules/trips/party/party.server";
import type { PartyTrip } from "#app/modules/trips/party/party.server";
import { listPeopleOfWhole } from "#app/modules/trips/party/whole-invitations.server";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";
import { listJourney } from "#app/modules/trips/store/longer-trip.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { tripNow } from "#app/modules/trips/shown/trip-now";
import { hiredDrives } from "#app/modules/trips/days/hired-car";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { daysThere } from "#app/modules/trips/trip/trip-parts";
import { zonesOf } from "#app/modules/trips/use/under-way.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { mayChangePlaces } from "./journeys.server";
import { hiresOnWay, homeCountry } from "./onward.server";
import { ROUTE_PATH } from "./route-form";
import { takesBookings } from "./ticket-page.server";
import { canPayTogether, companyLines, placeOfWhole, standingPlace, wayOn, wholeInWords } from "./whole-trip";
import type { WholePage } from "./whole-trip";

/** The map of a longer trip, each way drawn as it is travelled; null where places are not of the catalogue. */
export function mapOfWhole(trips: readonly Trip[]): RouteMap | null {
  const stays = trips.flatMap((trip, index) => {
    const at = findDestination(trip.destination.slug ?? "");
    const by = wayOn(trip, trips[index + 1])?.by;
    return at ? [{ name: trip.destination.name, lat: at.lat, lon: at.lon, ...(by && { onward: by }) }] : [];
  });
  return stays.length === trips.length ? mapOfRoute(stays) : null;
}

/** The hired cars of a longer trip in words. */
export function hiresOfWhole(trips: readonly Trip[]): string[] {
  const places = trips.map((trip) => {
    const { arrives, leaves } = daysThere(trip);
    const { slug, name } = trip.destination;
    return {
      ...{ name, from: arrives, until: leaves, hired: hiredDrives(trip) },
      ...(slug !== undefined && { slug }),
    };
  });
  return hiresOnWay(places, homeCountry(trips[0]!.origin.code));
}

/** What a place needs next of its traveller. */
function nowOf(ctx: Ctx, trip: Trip): ReturnType<typeof tripNow> {
  return tripNow(trip, ctx.now, zonesOf(trip), sellsTrips(real()));
}

const squareOf = ({ destination }: Trip): Picture | null =>
  destination.slug ? pictureOf(destination.slug, "square") : null;

/** The people who come along, each with where, and the page on which more are invited. */
async function togetherOf(trips: readonly Trip[], journeyId: string): Promise<WholePage["together"]> {
  const people = await listPeopleOfWhole(trips);
  return { path: `${journeyPath(journeyId)}/companions`, lines: companyLines(people, trips) };
}

/** The page for somebody who comes along on some of the places, or on all: these alone, with nothing to choose or pay. */
function pageOfParty(parties: readonly PartyTrip[], journeyId: string): WholePage {
  const trips = parties.map(({ trip }) => trip);
  const { heading, line } = wholeInWords(trips);
  return {
    heading,
    line,
    places: parties.map((party, index) => {
      const { trip } = party;
      const place = placeOfWhole(trip, { kind: "over" }, standingPlace(trip, trips[index + 1], "none"));
      return { ...place, picture: squareOf(trip), href: pathForParty(party) };
    }),
    map: mapOfWhole(trips),
    hires: hiresOfWhole(trips),
    next: null,
    change: null,
    pay: null,
    ticket: null,
    settings: null,
    together: null,
    moneyPage: `${journeyPath(journeyId)}/money`,
    files: journeyPath(journeyId),
  };
}

/**
 * A longer trip as a whole: its places, what lies between them, and what is to be chosen next; to a companion the places
 * that they come along to.
 * @throws AppError NOT_FOUND
 */
export async function wholePage(ctx: Ctx, holder: TripHolder, journeyId: string): Promise<WholePage> {
  const trips = await listJourney(ctx, journeyId, holder);
  if (trips.length === 0) {
    if (holder.userId === undefined) throw new AppError("NOT_FOUND", "We can't find that trip.");
    return pageOfParty(await getJourneyOfParty(ctx, journeyId, holder.userId), journeyId);
  }
  const mayChange = mayChangePlaces(trips);
  const hasAccount = holder.userId !== undefined;
  const places = trips.map((trip, index) => ({
    ...placeOfWhole(trip, nowOf(ctx, trip), standingPlace(trip, trips[index + 1], mayChange ? "change" : "find")),
    picture: squareOf(trip),
    ...(hasAccount && { href: `/trips/${trip.id}` }),
  }));
  const isReadyToPay = canPayTogether(places);
  const payPath = `${journeyPath(journeyId)}/book`;
  return {
    ...wholeInWords(trips),
    places,
    map: mapOfWhole(trips),
    hires: hiresOfWhole(trips),
    // All is chosen before the first place is booked, and all that is left is paid at once.
    next: isReadyToPay
      ? null
      : ((places.find(({ need, isReady }) => need !== undefined && !isReady) ?? places.find(({ need }) => need))
          ?.tripId ?? null),
    change: mayChange ? `${ROUTE_PATH}?of=${encodeURIComponent(journeyId)}` : null,
    pay: isReadyToPay ? (hasAccount ? payPath : `/signup?redirect=${encodeURIComponent(payPath)}`) : null,
    ticket: hasAccount && trips.some(takesBookings) ? `${journeyPath(journeyId)}/ticket` : null,
    settings: hasAccount ? `${journeyPath(journeyId)}/manage` : null,
    together: hasAccount ? await togetherOf(trips, journeyId) : null,
    moneyPage: hasAccount ? `${journeyPath(journeyId)}/money` : null,
    files: hasAccount ? journeyPath(journeyId) : null,
  };
}

/**
 * Goes on with a place of a longer trip: to the step that it misses, to its days, or to its page, where it is booked.
 * @returns the address
 * @throws AppError NOT_FOUND for a trip of others, CONFLICT for one that can no longer be planned
 */
export async function goOnWith(ctx: Ctx, holder: TripHolder, tripId: string): Promise<string> {
  const trip = await getTrip(ctx, tripId, holder);
  const now = nowOf(ctx, trip);
  if (now.kind === "ready" && holder.userId !== undefined) return `/trips/${trip.id}`;
  const step = await continuePlanning(ctx, holder, trip, now.kind === "choose" ? now.step : undefined);
  return now.kind === "plan-days" ? `/itinerary/${trip.id}` : step;
}
