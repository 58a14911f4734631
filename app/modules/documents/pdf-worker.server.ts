import { answerCalls } from "#app/integrations/threads/answer-calls";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { TripPdfOptions } from "./trip-pdf";
import { renderTripPdf } from "./trip-pdf.server";
import type { CoverPoster } from "./trip-pdf.server";

/** The input of the printing thread. */
export interface PdfCall {
  trip: Trip;
  options: TripPdfOptions;
  poster: CoverPoster | undefined;
}

answerCalls<PdfCall, Uint8Array>(({ trip, options, poster }) => renderTripPdf(trip, options, poster));
