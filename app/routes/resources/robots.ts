import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { CACHE } from "#app/http/answer/responses.server";

/** The paths that crawlers may read: all public pages. */
export function loader(args: LoaderFunctionArgs): Response {
  const lines = [
    "User-agent: *",
    "Allow: /",
    "Allow: /api/docs",
    ...[
      "/api/",
      "/trips/",
      "/trip/",
      "/itinerary/",
      "/profile",
      "/billing",
      "/dev/",
      "/debug/",
      "/sandbox/",
      "/planner/wish",
    ].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${ctxOf(args).origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": CACHE.public },
  });
}
