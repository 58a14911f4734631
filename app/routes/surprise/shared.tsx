import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { monthOfTrip } from "#app/modules/surprise/candidate";
import { findSharedRun } from "#app/modules/surprise/share-run.server";
import { SharedPlaceCard } from "#app/modules/surprise/ui/shared-place-card";
import { formatLength } from "#app/shared/format";
import { MONTHS } from "#app/shared/months";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? page.places.map(({ city }) => city).join(", ") : "Three places"} · ${PRODUCT.name}` },
  { name: "description", content: "Three places picked as a surprise for someone." },
  { name: "robots", content: "noindex" },
];
// The address is a secret: links that are followed must not pass it on.
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private, "Referrer-Policy": "same-origin" });

/** The three places of a draw for everybody with its address; the dates only as month and length. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  try {
    const { startDate, endDate, places } = await findSharedRun(ctx, args.params.token ?? "");
    return {
      when: `${formatLength(startDate, endDate)} in ${MONTHS[monthOfTrip({ startDate, endDate }) - 1]}`,
      places: places.map((place) => ({ ...place, picture: pictureOf(place.slug, "card") })),
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export default function SharedSurpriseRoute() {
  const { when, places } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack narrow">
        <p className="eyebrow num">{when}</p>
        <h1 className="step-3">Three places, one surprise</h1>
        <p>{`${PRODUCT.name} chose these for somebody who wants your opinion. Which one would you take?`}</p>
      </header>
      <div className="grid three surprise-cards">
        {places.map((place, index) => (
          <SharedPlaceCard key={place.slug} place={place} isFirst={index === 0} />
        ))}
      </div>
      <p className="row">
        <a className="button primary" href="/surprise">
          Be surprised yourself
        </a>
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
