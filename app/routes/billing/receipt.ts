import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { toRouteError } from "#app/http/answer/responses.server";
import { getReceipt } from "#app/modules/booking/money/receipts.server";
import { contentDisposition } from "#app/shared/content-disposition";

/** The receipt of a payment, for the account that made it. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const { fileName, bytes } = await getReceipt(ctx, user, args.params.id ?? "");
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": contentDisposition(fileName),
        "Content-Length": String(bytes.length),
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}
