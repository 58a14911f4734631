import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/context.server";
import { CACHE } from "#app/http/responses.server";
import { categoriesOf, filterGuides, publishedLine } from "#app/modules/content/guide";
import { listGuides } from "#app/modules/content/guides.server";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction = () => [{ title: "Travel Guides & Resources · Voyance" }, { name: "description", content: "Guides to packing, eating, staying well and travelling with care." }];

export async function loader(args: LoaderFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  const q = (params.get("q") ?? "").trim().slice(0, 100);
  const category = (params.get("category") ?? "all").trim().toLowerCase().slice(0, 60) || "all";
  const featured = params.get("featured") === "true";
  const all = await listGuides(ctxOf(args));
  const cards = filterGuides(all, { q, category, featured }).map(({ slug, title, type, excerpt, publishedAt, readTime, featured: isFeatured }) => ({ slug, title, type, excerpt, date: publishedLine(publishedAt), readTime, isFeatured }));
  return { q, category, featured, categories: ["All", ...categoriesOf(all)], cards };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function GuidesRoute() {
  const { q, category, featured, categories, cards } = useLoaderData<typeof loader>();
  const addressOf = (name: string) => `/guides?${new URLSearchParams({ ...(q && { q }), ...(featured && { featured: "true" }), category: name.toLowerCase() }).toString()}`;
  return (
    <div className="wrap section stack wide-gap">
      <h1>Travel Guides &amp; Resources</h1>
      <form action="/guides" method="get" role="search" className="guide-search">
        <input type="hidden" name="category" value={category} />
        <input type="search" name="q" defaultValue={q} maxLength={100} placeholder="Search guides..." aria-label="Search guides" />
        <label className="target">
          <input type="checkbox" name="featured" value="true" defaultChecked={featured} /> Featured only
        </label>
        <button className="button primary">Search</button>
      </form>
      <nav className="row" aria-label="Categories">
        {categories.map((name) => (
          <a key={name} className="button" href={addressOf(name)} aria-current={name.toLowerCase() === category ? "true" : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {cards.length === 0 && <p>{q ? `No guides found matching "${q}"` : "No guides available in this category"}</p>}
      <div className="guide-grid">
        {cards.map((card) => (
          <a key={card.slug} className="panel stack place" href={`/guides/${card.slug}`}>
            <span className="eyebrow">{card.type}</span>
            {card.isFeatured && <strong className="guide-badge">Featured</strong>}
            <span className="name">{card.title}</span>
            <span>{card.excerpt}</span>
            <span className="meta">{`${card.date} · ${card.readTime}`}</span>
          </a>
        ))}
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
