import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { env } from "#app/config/env.server";
import { CACHE } from "#app/http/answer/responses.server";
import { listMotifs } from "#app/modules/catalogue/art/motifs.server";
import { formatCount } from "#app/shared/format";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Pictures of sights · Voyance" },
  { name: "description", content: "The pictures that sights show, side by side." },
  { name: "robots", content: "noindex" },
];

/** The contact sheet of motifs; home, as any unknown path, while debug pages are off. */
export async function loader() {
  if (!env().DEBUG_PAGES) throw redirect("/");
  return { motifs: listMotifs() };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export default function MotifsRoute() {
  const { motifs } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <h1 className="step-3">Pictures of sights</h1>
        <p className="num">{formatCount(motifs.length, "motif")}, each at its size on a page and as a thumbnail.</p>
      </header>
      <ul className="grid plain">
        {motifs.map(({ motif, src, example, places }) => (
          <li key={motif} className="stack">
            <img src={src} alt={motif} width={240} height={240} loading="lazy" decoding="async" />
            <img src={src} alt="" width={56} height={56} loading="lazy" decoding="async" />
            <p>
              {motif}
              <br />
              <span className="meta num">
                {formatCount(places, "place")}, {example}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
