import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { EmptyState } from "#app/components/ui/empty-state";
import { ctxOf } from "#app/http/route/context.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { pictureInSeason } from "#app/modules/catalogue/art/art.server";
import { categoriesOf, filterGuides } from "#app/modules/content/guide";
import { toGuideCardView } from "#app/modules/content/guide.dto";
import { surveyGuides } from "#app/modules/content/guides.server";
import { GuideCard } from "#app/modules/content/ui/guide-card";

export const handle: PageHandle = { scripts: "none", sharedBy: ["q", "category", "featured", "limit"], tab: "guides" };
export const meta: MetaFunction = (args) => [
  { title: "Travel Guides & Resources · Voyance" },
  { name: "description", content: "Guides to packing, eating, staying well and travelling with care." },
  ...canonical(args),
];

const FIRST_ROW = 3;
const LIMIT = /^[1-9]\d{0,2}$/;

/** Category, search, featured-only and limit combine (CHECKLIST GUIDE-11); a text that is not a limit is ignored. */
export async function loader(args: LoaderFunctionArgs) {
  const params = queryOf(args.request);
  const q = (params.get("q") ?? "").trim().slice(0, 100);
  const category = (params.get("category") ?? "all").trim().toLowerCase().slice(0, 60) || "all";
  const featured = params.get("featured") === "true";
  const asked = params.get("limit") ?? "";
  const limit = LIMIT.test(asked) ? Number(asked) : undefined;
  const ctx = ctxOf(args);
  const idle = pictureInSeason(ctx.now.getUTCMonth() + 1);
  const all = await surveyGuides(ctx);
  const cards = filterGuides(all, { q, category, featured, limit }).map(toGuideCardView);
  return { q, category, featured, limit, categories: ["All", ...categoriesOf(all)], cards, idle };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function GuidesRoute() {
  const { q, category, featured, limit, categories, cards, idle } = useLoaderData<typeof loader>();
  const addressOf = (name: string) =>
    `/guides?${new URLSearchParams({ ...(q && { q }), ...(featured && { featured: "true" }), ...(limit && { limit: String(limit) }), category: name.toLowerCase() }).toString()}`;
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack narrow">
        <h1>Travel Guides &amp; Resources</h1>
        <p className="lede">
          Practical advice: what to decide first, what it costs, and what people wish they'd known.
        </p>
      </header>
      <form action="/guides" method="get" role="search" className="guide-search">
        <input type="hidden" name="category" value={category} />
        {limit && <input type="hidden" name="limit" value={limit} />}
        <div className="field">
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            placeholder="Search guides..."
            aria-label="Search guides"
          />
        </div>
        <label className="target check">
          <input type="checkbox" name="featured" value="true" defaultChecked={featured} /> Featured only
        </label>
        <button type="submit" className="button primary">
          Search
        </button>
      </form>
      <nav className="guide-categories" aria-label="Categories">
        {categories.map((name) => (
          <a
            key={name}
            className="button"
            href={addressOf(name)}
            aria-current={name.toLowerCase() === category ? "true" : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      {cards.length === 0 && (
        <EmptyState picture={idle}>
          <p role="status">{q ? `No guides found matching "${q}"` : "No guides available in this category"}</p>
          <p>
            <a className="button" href="/guides">
              Show all guides
            </a>
          </p>
        </EmptyState>
      )}
      <div className="guide-grid">
        {cards.map((card, index) => (
          <GuideCard key={card.slug} guide={card} isFirst={index < FIRST_ROW} />
        ))}
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
