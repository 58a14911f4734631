import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { env } from "#app/config/env.server";
import { CACHE } from "#app/http/answer/responses.server";
import { listArt } from "#app/modules/catalogue/art/art.server";
import { formatCount } from "#app/shared/format";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Posters · Voyance" },
  { name: "description", content: "The posters of every destination, side by side." },
  { name: "robots", content: "noindex" },
];

/** The contact sheet: every destination's poster side by side; home, as any unknown path, while debug pages are off. */
export async function loader() {
  if (!env().DEBUG_PAGES) throw redirect("/");
  return { posters: await listArt() };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export default function PostersRoute() {
  const { posters } = useLoaderData<typeof loader>();
  const generic = posters.filter(({ hasOwnScene }) => !hasOwnScene);
  const heaviest = Math.max(0, ...posters.map(({ rawBytes }) => rawBytes));
  const onTheWire = posters.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <h1 className="step-3">Contact sheet</h1>
        <p className="num">
          {formatCount(posters.length, "poster")}, the heaviest {kilobytes(heaviest)}, all together{" "}
          {kilobytes(onTheWire)} compressed.{" "}
          {generic.length === 0
            ? "Each place has a picture of its own."
            : `Without a picture of their own: ${generic.map(({ slug }) => slug).join(", ")}.`}
        </p>
      </header>
      <ul className="grid plain">
        {posters.map(({ slug, name, picture, hasOwnScene, rawBytes, gzipBytes }) => (
          <li key={slug} className="stack">
            <img src={picture.src} alt={picture.alt} width={240} height={320} loading="lazy" decoding="async" />
            <p>
              <a href={`/destination/${slug}`}>{name}</a>
              <br />
              <span className="meta num">
                {slug}, {kilobytes(rawBytes)}, {kilobytes(gzipBytes)} compressed{!hasOwnScene && ", generic"}
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
