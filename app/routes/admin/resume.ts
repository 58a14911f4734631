import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { onlyRead, requireAdmin } from "#app/http/route/desk.server";
import { CACHE } from "#app/http/answer/responses.server";
import { findApplication, openResume } from "#app/modules/careers/careers-desk.server";
import { noteDownload } from "#app/modules/desk/inbox.server";
import { contentDisposition } from "#app/shared/content-disposition";

/** A resume, to be saved: the browser never shows it, whatever its type. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireAdmin(args);
  const id = args.params.id ?? "";
  const resume = (await findApplication(id))?.resume;
  const file = resume && (await openResume(resume));
  if (!file)
    return new Response("This file is not there any more.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": CACHE.private },
    });
  await noteDownload(ctxOf(args), actor, id);
  return new Response(file.content.stream(), {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(file.content.size),
      "Content-Disposition": contentDisposition(file.fileName),
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": CACHE.private,
    },
  });
}

export const action = onlyRead;
