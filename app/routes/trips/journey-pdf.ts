import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { fileError } from "#app/http/route/saved-file.server";
import { getWholePdf } from "#app/modules/documents/whole/whole-papers.server";
import { contentDisposition } from "#app/shared/content-disposition";

/** A longer trip as one document, for its owner and companions. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const { fileName, bytes } = await getWholePdf(ctx, user, args.params.journeyId ?? "");
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": contentDisposition(fileName),
        "Content-Length": String(bytes.length),
        "Cache-Control": "private, no-store",
        "X-Robots-Tag": "noindex",
      },
    });
  } catch (error) {
    return fileError(error, ctx);
  }
}
