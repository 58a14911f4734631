import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { fileError, textFile } from "#app/http/route/saved-file.server";
import { getWholeGpx } from "#app/modules/documents/whole/whole-papers.server";
import { contentDisposition } from "#app/shared/content-disposition";

/** The places of a longer trip for maps and navigation devices, for its owner and companions. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const { fileName, text } = await getWholeGpx(ctx, user.id, args.params.journeyId ?? "");
    return textFile(args.request, text, {
      "Content-Type": "application/gpx+xml; charset=utf-8",
      "Content-Disposition": contentDisposition(fileName),
    });
  } catch (error) {
    return fileError(error, ctx);
  }
}
