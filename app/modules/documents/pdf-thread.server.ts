import { openBuiltThread } from "#app/integrations/threads/built-thread.server";
import type { Caller } from "#app/integrations/threads/thread-calls.server";
import { findArt, readArt } from "#app/modules/catalogue/art/art.server";
import { PIXEL_VIEW } from "#app/modules/catalogue/art/poster-view";
import type { Trip } from "#app/modules/trips/trip/trip";
import { renderPdf } from "./render-pdf.server";
import type { PdfCall } from "./render-pdf.server";
import type { TripPdfOptions } from "./trip-pdf";
import type { CoverPoster } from "./trip-pdf.server";
import type { WholePrint } from "./whole/whole-pdf";

/**
 * A document takes about a third of a second; a thread that prints nothing for half a minute ends and frees its memory.
 */
const LIMITS = { patienceMs: 60_000, mostWaiting: 60, idleMs: 30_000 };

const askPrinter = openBuiltThread<PdfCall, Uint8Array>("pdf-worker", LIMITS, renderPdf);

/** The poster of a trip's destination. */
export async function coverPosterOf(slug: string | undefined): Promise<CoverPoster | undefined> {
  const art = slug ? findArt(slug, PIXEL_VIEW) : undefined;
  return art && slug ? { png: await readArt(slug, PIXEL_VIEW, "printed.png"), alt: art.alt } : undefined;
}

/**
 * Prints a trip off the server's thread, so that other pages are answered meanwhile.
 * @throws AppError UNAVAILABLE, with the time to come back, if too many documents are waited for
 */
export async function printTrip(trip: Trip, options: TripPdfOptions, caller: Caller): Promise<Uint8Array> {
  return askPrinter({ kind: "trip", trip, options, poster: await coverPosterOf(trip.destination.slug) }, caller);
}

/** The same for a longer trip with all its places. */
export function printWhole(whole: WholePrint, caller: Caller): Promise<Uint8Array> {
  return askPrinter({ kind: "whole", whole }, caller);
}
