import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { EmptyState } from "#app/components/ui/empty-state";
import { Poster } from "#app/components/ui/poster";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { pictureInSeason, pictureOf } from "#app/modules/catalogue/art/art.server";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import { monthNames } from "#app/modules/catalogue/places/explore-item";
import { MONTHS } from "#app/shared/months";
import { itemOf, listOrBuiltIn } from "#app/modules/catalogue/explore/explore.server";
import { transferFrom } from "#app/modules/catalogue/schema/transfers";
import { readerOf } from "#app/modules/planner/price-display.server";
import { durationInWords } from "#app/shared/format";
import { withCapital } from "#app/shared/text";
import { degreeSign, degreesIn } from "#app/shared/units";

export const handle: PageHandle = { scripts: "none", sharedBy: ["place"], tab: "explore" };
export const meta: MetaFunction = (args) => [
  { title: "Compare places · Voyance" },
  {
    name: "description",
    content: "Up to three places side by side: what a day costs, when to go, what the weather is like.",
  },
  ...canonical(args),
];

const MOST = 3;

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const asked = [
    ...new Set(
      queryOf(args.request)
        .getAll("place")
        .map((slug) => slug.trim().toLowerCase()),
    ),
  ];
  const all = await listOrBuiltIn(ctx);
  const month = ctx.now.getUTCMonth();
  const chosen = asked.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
  const user = await findUser(args).catch(() => undefined);
  const { units, display } = await readerOf(user?.id);
  const degrees = (celsius: number): number => Math.round(degreesIn(celsius, units)) || 0;
  const money = (usd: number): string => `$${usd}${display && usd > 0 ? `, ${display.about(usd * 100)}` : ""}`;
  const view = {
    idle: pictureInSeason(month + 1),
    rateNote: display?.rateNote ?? null,
    leftOut: Math.max(0, chosen.length - MOST),
    places: chosen.slice(0, MOST).map((place) => {
      const item = itemOf(place);
      const now = climateByMonth(place)[month];
      const ride = transferFrom(place);
      return {
        slug: place.slug,
        name: place.name,
        picture: pictureOf(place.slug),
        rows: [
          ["Country", item.country],
          ["Cost per day", money(item.averageCostPerDay)],
          ["Days to stay", `${place.days[0]} to ${place.days[1]}`],
          ["Best months", place.bestMonths.length === 12 ? "Year-round" : monthNames(place.bestMonths)],
          [
            `${MONTHS[month] ?? ""} weather`,
            now
              ? `${degrees(now.low)} to ${degrees(now.high)} ${degreeSign(units)}, rain on ${now.rainDays} ${now.rainDays === 1 ? "day" : "days"}`
              : "not known",
          ],
          ["Known for", place.knownFor.slice(0, 3).join("; ")],
          ["From the airport", `${withCapital(ride.by)}, ${durationInWords(ride.minutes)}, ${money(ride.price)}`],
          ["The downsides", place.drawback],
        ] as [string, string][],
      };
    }),
  };
  // A page in a traveller's own units is not for others.
  return data(view, { headers: { "Cache-Control": user ? CACHE.private : CACHE.public } });
}

export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

export default function CompareRoute() {
  const { idle, places, leftOut, rateNote } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">Side by side</p>
        <h1>Compare places</h1>
        {leftOut > 0 && <p className="alert-box info">You can compare three at a time. Here are your first three.</p>}
      </header>
      {places.length === 0 ? (
        <EmptyState picture={idle}>
          <p>You haven't chosen any places yet. Search on the explore page and tick up to three.</p>
          <a className="button" href="/explore">
            Find places
          </a>
        </EmptyState>
      ) : (
        <section className="scroll" aria-label="Comparison" tabIndex={0}>
          <table className="compare">
            <thead>
              <tr>
                <td />
                {places.map((place) => (
                  <th key={place.slug} scope="col">
                    <a className="place" href={`/destination/${place.slug}`}>
                      <Poster {...place.picture} isFirst />
                      <span className="name">{place.name}</span>
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {places[0]?.rows.map(([label], row) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {places.map((place) => (
                    <td key={place.slug} className="num">
                      {place.rows[row]?.[1]}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">Next</th>
                {places.map((place) => (
                  <td key={place.slug}>
                    <a className="button" href={`/planner?destination=${place.slug}`}>
                      Plan {place.name}
                    </a>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      )}
      {rateNote && places.length > 0 && <p className="meta">{rateNote}</p>}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
