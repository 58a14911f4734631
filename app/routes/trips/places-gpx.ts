import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { fileError, textFile } from "#app/http/route/saved-file.server";
import { getTripGpx } from "#app/modules/documents/gpx.server";
import { contentDisposition } from "#app/shared/content-disposition";

/** The places of a trip or of one of its days, for its owner and companions. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const day = queryOf(args.request).get("day");
    const { fileName, text } = await getTripGpx(ctx, user.id, args.params.tripId ?? "", day);
    return textFile(args.request, text, {
      "Content-Type": "application/gpx+xml; charset=utf-8",
      "Content-Disposition": contentDisposition(fileName),
    });
  } catch (error) {
    return fileError(error, ctx);
  }
}
