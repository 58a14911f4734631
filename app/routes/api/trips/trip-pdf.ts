import { z } from "zod";
import { file } from "#app/http/api/operation";
import { apiPath, operation } from "#app/http/api/operation.server";
import { findBooking } from "#app/modules/booking/checkout/booking.server";
import { AppError } from "#app/shared/app-error";
import { getTripPdf } from "#app/modules/documents/documents.server";
import { TRIP_PDF_KINDS } from "#app/modules/documents/pdf-file-name";
import { contentDisposition } from "#app/shared/content-disposition";
import { tripParams } from "#app/modules/trips/trip/trips.schema";

/** A trip that the caller owns or travels on, as a document to save (CHECKLIST API-25). */
const answer = apiPath("/api/v1/trips/{id}/pdf", {
  GET: operation(
    {
      id: "printTrip",
      group: "Trips",
      summary: "A trip as a PDF",
      note: "Also for the people coming along. At most 300 documents in 15 minutes.",
      access: "account",
      params: tripParams,
      query: z.object({ kind: z.enum(TRIP_PDF_KINDS).default("itinerary") }),
      replies: { 200: file("The document", "application/pdf") },
      refusals: {
        CONFLICT: "There is nothing to print yet",
        UNAVAILABLE: "Printing is not answering, or is very busy",
      },
      example: { params: { id: "{plannedTripId}" } },
    },
    async ({ ctx, user, params: { id }, query: { kind } }) => {
      const booking = kind === "confirmation" ? await findBooking(user.id, id) : undefined;
      if (booking?.state === "ordering")
        throw new AppError("CONFLICT", "Your trip is still being booked. There is nothing to confirm yet");
      const { fileName, bytes } = await getTripPdf(ctx, user, id, kind, booking);
      return new Response(new Uint8Array(bytes), {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Disposition": contentDisposition(fileName),
          "Content-Length": String(bytes.length),
          "Cache-Control": "private, no-store",
        },
      });
    },
  ),
});

export { answer };
