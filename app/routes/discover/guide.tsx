import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { breadcrumbs, shareCard, structuredData } from "#app/components/layout/share-card";
import type { PageHandle } from "#app/components/layout/page-handle";
import { StandIn } from "#app/components/layout/stand-in";
import { Poster } from "#app/components/ui/poster";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { CACHE } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { publishedLine, readNext } from "#app/modules/content/guide";
import { toGuideCardView } from "#app/modules/content/guide.dto";
import { findCoverPlace, findGuide, surveyGuides } from "#app/modules/content/guides.server";
import { GuideCard } from "#app/modules/content/ui/guide-card";

export const handle: PageHandle = { scripts: "none", sharedBy: [], tab: "guides" };
export const meta: MetaFunction<typeof loader> = ({ data: view, ...args }) =>
  view
    ? [
        { title: `${view.title} · Voyance` },
        { name: "description", content: view.excerpt },
        ...canonical(args),
        ...shareCard(args, {
          title: view.title,
          description: view.excerpt,
          slug: view.coverPlace ?? "kyoto",
          alt: view.cover?.alt ?? "",
          type: "article",
        }),
        ...structuredData(args, (origin) => [
          {
            "@type": "Article",
            headline: view.title,
            description: view.excerpt,
            datePublished: view.publishedAt,
            author: { "@type": "Organization", name: view.author, url: `${origin}/about` },
            publisher: { "@type": "Organization", name: PRODUCT.name, url: `${origin}/` },
            image: [`${origin}/art/${view.coverPlace ?? "kyoto"}.png`],
            mainEntityOfPage: `${origin}${args.location.pathname}`,
          },
          breadcrumbs(origin, [
            ["Guides", "/guides"],
            [view.title, args.location.pathname],
          ]),
        ]),
      ]
    : [
        {
          title: `${isRouteErrorResponse(args.error) && args.error.status === 404 ? "Guide Not Found" : "Guide not loaded"} · Voyance`,
        },
      ];

const NEXT_GUIDES = 3;
/** Two rows of two beside the text, one row of four below it on wide phones. */
const PLACES = 4;

function failure(message: string, status: number) {
  return data({ message }, { status, headers: { "Cache-Control": "no-store" } });
}

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const slug = (args.params.slug ?? "").trim();
  if (!slug) throw failure("No guide specified", 400);
  const [guide, all] = await Promise.all([
    findGuide(ctx, slug).catch((error: unknown) => {
      ctx.log.error({ err: error, slug }, "guide could not be loaded");
      throw failure("Failed to load guide", 503);
    }),
    surveyGuides(ctx),
  ]);
  if (!guide) throw failure("The requested guide could not be found.", 404);
  const { title, type, excerpt, author, publishedAt, readTime, tags, content, related } = guide;
  const places = related.flatMap((name) => {
    const place = findDestination(name);
    return place ? [{ slug: place.slug, name: place.name, picture: pictureOf(place.slug, "square") }] : [];
  });
  const next = readNext(all, guide, NEXT_GUIDES).map(toGuideCardView);
  const coverPlace = findCoverPlace(guide);
  const cover = coverPlace ? pictureOf(coverPlace, "card") : null;
  return {
    title,
    type,
    excerpt,
    author,
    publishedAt,
    coverPlace,
    date: publishedLine(publishedAt),
    readTime,
    tags,
    content,
    cover,
    places: places.slice(0, PLACES),
    next,
  };
}

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? { "Cache-Control": CACHE.public };

export default function GuideRoute() {
  const guide = useLoaderData<typeof loader>();
  return (
    <article className="wrap page stack wide-gap">
      <header className="guide-head">
        <div className="stack">
          <a className="target" href="/guides">
            Back to Guides
          </a>
          <p>
            <span className="badge guide-type">{guide.type}</span>
          </p>
          <h1>{guide.title}</h1>
          <p className="lede">{guide.excerpt}</p>
          <p className="meta">{`${guide.author} · ${guide.date} · ${guide.readTime} read`}</p>
        </div>
        {guide.cover && <Poster {...guide.cover} isFirst />}
      </header>
      {guide.places.length > 0 && (
        <nav className="stack" aria-labelledby="places-heading">
          <h2 className="step-1" id="places-heading">
            Places this helps with
          </h2>
          <div className="guide-places">
            {guide.places.map((place) => (
              <a key={place.slug} className="place" href={`/destination/${place.slug}`}>
                <Poster {...place.picture} />
                <span className="name">{place.name}</span>
              </a>
            ))}
          </div>
        </nav>
      )}
      <div className="split">
        <div className="stack guide-text">
          <div className="guide-body" dangerouslySetInnerHTML={{ __html: guide.content }} />
          <p className="meta guide-tags">{guide.tags.map((tag) => `#${tag}`).join(" ")}</p>
        </div>
        <aside className="stack wide-gap">
          {guide.next.length > 0 && (
            <section className="stack">
              <h2 className="step-2">Read next</h2>
              <div className="guide-rows">
                {guide.next.map((other) => (
                  <GuideCard key={other.slug} guide={other} level="h3" />
                ))}
              </div>
            </section>
          )}
        </aside>
      </div>
    </article>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const known = isRouteErrorResponse(error) ? (error.data as { message?: string } | null) : null;
  return (
    <StandIn>
      <h1 className="step-3">Guide Not Found</h1>
      <p>{known?.message ?? "Failed to load guide"}</p>
      <p>
        <a className="button primary" href="/guides">
          Back to Guides
        </a>
      </p>
    </StandIn>
  );
}
