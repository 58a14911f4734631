import { z } from "zod";
import { apiRoute, readQuery, requireApiUser } from "#app/http/api.server";
import { findBooking } from "#app/modules/booking/booking.server";
import { getTripPdf } from "#app/modules/documents/documents.server";
import { TRIP_PDF_KINDS, contentDisposition } from "#app/modules/documents/pdf-file-name";

const querySchema = z.object({ kind: z.enum(TRIP_PDF_KINDS).default("itinerary") });

/** A trip that the caller owns or comes along on, as a document to save (CHECKLIST API-25). */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const user = await requireApiUser(args);
    const { kind } = readQuery(args.request, querySchema);
    const tripId = args.params.id ?? "";
    const booking = kind === "confirmation" ? await findBooking(user.id, tripId) : undefined;
    const { fileName, bytes } = await getTripPdf(ctx, user, tripId, kind, booking);
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": contentDisposition(fileName),
        "Content-Length": String(bytes.length),
        "Cache-Control": "private, no-store",
      },
    });
  },
});

export { answer as action, answer as loader };
