import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { fileError, taggedFile } from "#app/http/route/saved-file.server";
import { getFeedCalendar } from "#app/modules/documents/calendar-feed.server";

/** The trips ahead of an account, for calendar programs: the secret in the address is the key, no cookie is read. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = ctxOf(args);
  const file = args.params.file ?? "";
  try {
    const { tag, write } = await getFeedCalendar(ctx, file.endsWith(".ics") ? file.slice(0, -4) : "");
    return await taggedFile(args.request, tag, write, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Referrer-Policy": "no-referrer",
    });
  } catch (error) {
    return fileError(error, ctx);
  }
}
