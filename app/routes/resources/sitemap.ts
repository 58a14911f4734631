import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { CACHE } from "#app/http/answer/responses.server";
import { listPositionsToShow } from "#app/modules/careers/careers.server";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { listRoutes } from "#app/modules/catalogue/routes/routes.server";
import { surveyGuides } from "#app/modules/content/guides.server";
import { escapeHtml } from "#app/shared/text";

/** Pages for everybody, beside those of places and guides. */
const PAGES = [
  ...[
    "/",
    "/explore",
    "/explore/seasons",
    "/explore/styles",
    "/explore/map",
    "/explore/warm-and-dry",
    "/explore/routes",
  ],
  ...["/destinations", "/guides", "/pricing", "/planner/start", "/start"],
  ...["bali", "tokyo", "reykjavik"].map((id) => `/sample-itinerary?destination=${id}`),
  ...[
    "/about",
    "/how-it-works",
    "/features/preference-blending",
    "/help",
    "/contact",
    "/careers",
    "/press",
    "/api/docs",
  ],
  ...["terms", "privacy", "cookies", "faq", "credits"].map((text) => `/legal/${text}`),
];

/** Every public page (https://www.sitemaps.org/protocol.html). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = ctxOf(args);
  const [guides, jobs] = await Promise.all([surveyGuides(ctx), listPositionsToShow(ctx, undefined)]);
  const entry = (path: string, changed?: string): string =>
    `<url><loc>${escapeHtml(ctx.origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;
  const urls = [
    ...PAGES.map((path) => entry(path)),
    ...listDestinations().map(({ slug }) => entry(`/destination/${slug}`)),
    ...listRoutes().map(({ slug }) => entry(`/explore/routes/${slug}`)),
    ...jobs.map(({ id, postedDate }) => entry(`/careers/${id}`, postedDate)),
    ...guides.map(({ slug, publishedAt }) => entry(`/guides/${slug}`, publishedAt?.slice(0, 10))),
  ];
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": CACHE.public } },
  );
}
