import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { fileError, textFile } from "#app/http/route/saved-file.server";
import { getMailedCalendar } from "#app/modules/documents/mailed-calendar.server";
import { contentDisposition } from "#app/shared/content-disposition";

/** One trip as a calendar file, from a mail about it: the secret in the address is the key, no cookie is read. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = ctxOf(args);
  const file = args.params.file ?? "";
  try {
    const { fileName, text } = await getMailedCalendar(ctx, file.endsWith(".ics") ? file.slice(0, -4) : "");
    return textFile(args.request, text, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": contentDisposition(fileName),
      "Referrer-Policy": "no-referrer",
    });
  } catch (error) {
    return fileError(error, ctx);
  }
}
