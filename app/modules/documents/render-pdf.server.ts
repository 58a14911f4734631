import type { Trip } from "#app/modules/trips/trip/trip";
import type { TripPdfOptions } from "./trip-pdf";
import { renderTripPdf } from "./trip-pdf.server";
import type { CoverPoster } from "./trip-pdf.server";
import type { WholePrint } from "./whole/whole-pdf";
import { renderWholePdf } from "./whole/whole-pdf.server";

/** The input of the printing thread: a trip, or a longer trip with all its places. */
export type PdfCall =
  | { kind: "trip"; trip: Trip; options: TripPdfOptions; poster: CoverPoster | undefined }
  | { kind: "whole"; whole: WholePrint };

/** Prints a call. It takes about a third of a second a place, so pages leave it to a thread. */
export function renderPdf(call: PdfCall): Promise<Uint8Array> {
  switch (call.kind) {
    case "trip":
      return renderTripPdf(call.trip, call.options, call.poster);
    case "whole":
      return renderWholePdf(call.whole);
  }
}
