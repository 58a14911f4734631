import { real } from "#app/config/env.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitDocuments } from "#app/modules/accounts/account/rate-limits.server";
import { printedStopPictures } from "#app/modules/catalogue/art/motifs.server";
import { findDestination, holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { hiresOfWhole, mapOfWhole } from "#app/modules/journeys/whole-page.server";
import { standingPlace, wholeInWords } from "#app/modules/journeys/whole-trip";
import { sheetsOfTrip } from "#app/modules/maps/maps.server";
import { routeSheet } from "#app/modules/maps/route-sheet";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { getJourneyOfParty } from "#app/modules/trips/party/party.server";
import type { PartyTrip } from "#app/modules/trips/party/party.server";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";
import { partyInWords } from "#app/modules/trips/trip/trip";
import { mappedTrip } from "#app/modules/trips/trip/trip-parts";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { formatDateRange } from "#app/shared/format";
import type { Units } from "#app/shared/units";
import { askCalendar } from "../calendar-thread.server";
import { calendarTrip } from "../calendar.server";
import type { SavedFile } from "../calendar.server";
import { printing } from "../documents.server";
import type { TripPdf } from "../documents.server";
import { saveName, tripPdfFileName } from "../pdf-file-name";
import { printWhole } from "../pdf-thread.server";
import { wholeGpx } from "../trip-gpx";
import type { WholePrint } from "./whole-pdf";
import { homeWays, wayOnInWords } from "./whole-ways";

/** The name of a longer trip, and of the files it is saved as. */
function namedAs(parties: readonly PartyTrip[]): { name: string; destination: PartyTrip["trip"]["destination"] } {
  const trips = parties.map(({ trip }) => trip);
  return { name: wholeInWords(trips).heading, destination: trips[0]!.destination };
}

async function calendarOf(ctx: Ctx, userId: string, parties: readonly PartyTrip[]): Promise<SavedFile> {
  const named = namedAs(parties);
  const call = { name: named.name, trips: parties.map((party) => calendarTrip(ctx, party)) };
  return { fileName: saveName(named, "ics"), text: await askCalendar(call, { key: userId, signal: ctx.signal }) };
}

/**
 * The places of a longer trip that this account owns or travels to, as one calendar file.
 * @throws AppError NOT_FOUND, RATE_LIMITED, UNAVAILABLE
 */
export async function getWholeCalendar(ctx: Ctx, userId: string, journeyId: string): Promise<SavedFile> {
  await limitDocuments(ctx, userId);
  return calendarOf(ctx, userId, await getJourneyOfParty(ctx, journeyId, userId));
}

/** The same places for maps and navigation devices. @throws AppError NOT_FOUND, RATE_LIMITED */
export async function getWholeGpx(ctx: Ctx, userId: string, journeyId: string): Promise<SavedFile> {
  await limitDocuments(ctx, userId);
  const parties = await getJourneyOfParty(ctx, journeyId, userId);
  const named = namedAs(parties);
  const trips = parties.map(({ trip }) => trip);
  const text = wholeGpx(trips, named.name, ctx.origin + journeyPath(journeyId), (slug = "") => findDestination(slug));
  return { fileName: saveName(named, "gpx"), text };
}

/** One place of the document: the trip with its maps, and its lines on the cover. */
async function placeToPrint(
  ctx: Ctx,
  { trip, isOwner }: PartyTrip,
  next: PartyTrip | undefined,
  { traveller, units }: { traveller: string; units: Units },
): Promise<WholePrint["places"][number]> {
  const standing = standingPlace(trip, next?.trip, isOwner ? "find" : "none");
  const onward = wayOnInWords(trip, next?.trip) ?? standing.onward;
  return {
    trip,
    options: {
      ...({ kind: "itinerary", traveller, isForCompanion: !isOwner, units } as const),
      holidays: holidayLines(trip.destination.slug, trip.itinerary?.days),
      maps: await sheetsOfTrip(mappedTrip(trip), units),
      pictures: await printedStopPictures(trip.destination.slug, trip.itinerary?.days),
      generatedAt: ctx.now,
      real: real(),
    },
    shown: { ...standing, ...(onward !== undefined && { onward }) },
  };
}

type Reader = Pick<CurrentUser, "id" | "name">;

/** The same places as one document: a cover with the map, the ways between, and each place as its own document has it. */
async function pdfOf(ctx: Ctx, user: Reader, journeyId: string, parties: readonly PartyTrip[]): Promise<TripPdf> {
  const { units } = await getPreferences(user.id);
  const trips = parties.map(({ trip }) => trip);
  const [first, last] = [trips[0]!, trips.at(-1)!];
  const named = namedAs(parties);
  const dates = formatDateRange(first.startDate, last.endDate);
  return printing(ctx, { journeyId }, async () => {
    const map = mapOfWhole(trips);
    const places: WholePrint["places"] = [];
    // One after the other, so that other requests are answered between them.
    for (const [index, party] of parties.entries())
      places.push(await placeToPrint(ctx, party, parties[index + 1], { traveller: user.name, units }));
    const whole: WholePrint = {
      title: named.name,
      eyebrow: "Itinerary",
      subject: `Itinerary: ${named.name}, ${dates}`,
      facts: [
        { label: "Dates", value: dates },
        { label: "Travellers", value: partyInWords(first) },
        { label: "From", value: first.origin.label },
        { label: "Made for", value: user.name },
      ],
      ...(map && { map: { sheet: routeSheet(map), alt: `Map of the trip: ${map.words}` } }),
      places,
      ways: homeWays(first, last),
      hires: hiresOfWhole(trips),
      ...(parties.every(({ isOwner }) => isOwner) && { money: wholeInWords(trips).money }),
      generatedAt: ctx.now,
    };
    const caller = { key: user.id, signal: ctx.signal };
    const bytes = await callWithFaults(ctx, "pdf", () => printWhole(whole, caller));
    return { fileName: tripPdfFileName(named, "itinerary"), bytes };
  });
}

/**
 * The places of a longer trip that this account owns or travels to, as one document.
 * @throws AppError NOT_FOUND, RATE_LIMITED, UNAVAILABLE
 */
export async function getWholePdf(ctx: Ctx, user: Reader, journeyId: string): Promise<TripPdf> {
  await limitDocuments(ctx, user.id);
  return pdfOf(ctx, user, journeyId, await getJourneyOfParty(ctx, journeyId, user.id));
}

/** The document and the calendar for a mail about the whole. @throws AppError NOT_FOUND, UNAVAILABLE */
export async function makeWholePapers(
  ctx: Ctx,
  user: Reader,
  journeyId: string,
): Promise<{ pdf: TripPdf; calendar: SavedFile }> {
  const parties = await getJourneyOfParty(ctx, journeyId, user.id);
  return { pdf: await pdfOf(ctx, user, journeyId, parties), calendar: await calendarOf(ctx, user.id, parties) };
}
