import type { LoaderFunctionArgs } from "@remix-run/node";
import { apiError } from "#app/http/api/api.server";
import { ctxOf } from "#app/http/route/context.server";
import { acceptsEncoding, holdsAlready } from "#app/http/answer/negotiation";
import { findStaticFile } from "#app/modules/catalogue/explore/bundles.server";
import { callWithFaults } from "#app/shared/context";

/** The published bundles and their schemas, with the hash of their content as validator (CHECKLIST API-05, API-06). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  try {
    const file = await callWithFaults(ctx, "bundles", async () => await findStaticFile(args.params.file ?? ""));
    if (!file)
      return Response.json(
        { error: { code: "NOT_FOUND", message: "This file doesn't exist" } },
        { status: 404, headers: { "Cache-Control": "no-store" } },
      );
    const headers = new Headers({
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=300, stale-while-revalidate=86400",
      ETag: `"${file.hash}"`,
      Vary: "Accept-Encoding",
    });
    if (holdsAlready(args.request.headers.get("If-None-Match"), `"${file.hash}"`))
      return new Response(null, { status: 304, headers });
    if (!acceptsEncoding(args.request.headers.get("Accept-Encoding"), "br"))
      return new Response(file.text, { headers });
    headers.set("Content-Encoding", "br");
    return new Response(new Uint8Array(file.brotli), { headers });
  } catch (error) {
    return apiError(error, ctx);
  }
}
