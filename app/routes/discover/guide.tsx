import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { Poster } from "#app/components/ui/poster";
import { ctxOf } from "#app/http/context.server";
import { CACHE } from "#app/http/responses.server";
import { pictureOf } from "#app/modules/catalogue/art.server";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { publishedLine } from "#app/modules/content/guide";
import { findGuide } from "#app/modules/content/guides.server";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: view }) => (view ? [{ title: `${view.title} · Voyance` }, { name: "description", content: view.excerpt }] : [{ title: "Guide Not Found · Voyance" }]);

function failure(message: string, status: number) {
  return data({ message }, { status, headers: { "Cache-Control": "no-store" } });
}

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const slug = (args.params.slug ?? "").trim();
  if (!slug) throw failure("No guide specified", 400);
  const guide = await findGuide(ctx, slug).catch((error: unknown) => {
    ctx.log.error({ err: error, slug }, "guide could not be loaded");
    throw failure("Failed to load guide", 503);
  });
  if (!guide) throw failure("The requested guide could not be found.", 404);
  const { title, type, excerpt, author, publishedAt, readTime, tags, content, related } = guide;
  const places = related.flatMap((name) => {
    const place = findDestination(name);
    return place ? [{ slug: place.slug, name: place.name, picture: pictureOf(place.slug) }] : [];
  });
  return { title, type, excerpt, author, date: publishedLine(publishedAt), readTime, tags, content, places };
}

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? { "Cache-Control": CACHE.public };

export default function GuideRoute() {
  const guide = useLoaderData<typeof loader>();
  return (
    <article className="wrap section stack wide-gap">
      <header className="stack narrow">
        <a className="target" href="/guides">
          Back to Guides
        </a>
        <p className="eyebrow">{guide.type}</p>
        <h1>{guide.title}</h1>
        <p className="lede">{guide.excerpt}</p>
        <p className="meta">{`${guide.author} · ${guide.date} · ${guide.readTime}`}</p>
        <p className="meta">{guide.tags.map((tag) => `#${tag}`).join(" ")}</p>
      </header>
      <div className="guide-body stack" dangerouslySetInnerHTML={{ __html: guide.content }} />
      {guide.places.length > 0 && (
        <section className="stack">
          <h2>Places this helps with</h2>
          <div className="grid four">
            {guide.places.map((place) => (
              <a key={place.slug} className="place" href={`/destination/${place.slug}`}>
                <Poster {...place.picture} />
                <span className="name">{place.name}</span>
              </a>
            ))}
          </div>
        </section>
      )}
    </article>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const known = isRouteErrorResponse(error) ? (error.data as { message?: string } | null) : null;
  return (
    <section className="wrap section stack narrow">
      <h1>Guide Not Found</h1>
      <p>{known?.message ?? "Failed to load guide"}</p>
      <p>
        <a className="button primary" href="/guides">
          Back to Guides
        </a>
      </p>
    </section>
  );
}
