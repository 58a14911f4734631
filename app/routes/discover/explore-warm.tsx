import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { WorldMap } from "#app/components/ui/world-map";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { warmAndDryIn } from "#app/modules/catalogue/places/explore-climate";
import { readMonth } from "#app/modules/catalogue/places/explore-item";
import { formatCount } from "#app/shared/format";
import { MONTHS } from "#app/shared/months";
import { itemOf, listOrBuiltIn } from "#app/modules/catalogue/explore/explore.server";
import { toPlaceView } from "#app/modules/catalogue/ui/place-card";
import { WORLD_VIEW, onMap } from "#app/modules/catalogue/explore/map-view";
import { MonthField } from "#app/modules/catalogue/ui/month-field";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { degreeSign, degreesIn, formatTemperature } from "#app/shared/units";
import { PlaceGrid } from "./sections";

export const handle: PageHandle = { scripts: "none", sharedBy: ["month"], tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: page, ...args }) => [
  { title: `Warm and dry in ${page?.name ?? "any month"} · Voyance` },
  { name: "description", content: "Where the days are warm and the rain stays away, month by month." },
  ...canonical(args),
];

const SHOWN = 24;

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const month = readMonth(queryOf(args.request).get("month")) ?? ctx.now.getUTCMonth() + 1;
  const all = await listOrBuiltIn(ctx);
  const found = warmAndDryIn(all, month);
  const user = await findUser(args).catch(() => undefined);
  const units = user ? (await getPreferences(user.id)).units : "metric";
  const isFound = new Set(found.map(({ place }) => place.slug));
  const view = {
    month,
    warm: `${Math.round(degreesIn(22, units))} to ${Math.round(degreesIn(33, units))} ${degreeSign(units)}`,
    name: MONTHS[month - 1] ?? "",
    count: found.length,
    spots: all.map((place) => ({
      slug: place.slug,
      name: place.name,
      ...onMap(place),
      isStrong: isFound.has(place.slug),
    })),
    places: found
      .slice(0, SHOWN)
      .map(({ place, climate }) =>
        toPlaceView(itemOf(place), pictureOf(place.slug), [
          `${formatTemperature(climate.high, units)} by day`,
          climate.rainDays === 0 ? "no rain" : `${formatCount(climate.rainDays, "day")} of rain`,
          ...(climate.sea !== undefined ? [`sea ${formatTemperature(climate.sea, units)}`] : []),
        ]),
      ),
  };
  // A page in a traveller's own units is not for others.
  return data(view, { headers: { "Cache-Control": user ? CACHE.private : CACHE.public } });
}

export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

export default function WarmAndDryRoute() {
  const { month, warm, name, count, spots, places } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">By the weather</p>
        <h1>Warm and dry in {name}</h1>
        <p>
          {count} of {spots.length} places have days of {warm} and at most seven days of rain.
        </p>
        <form action="/explore/warm-and-dry" method="get" className="row month-form">
          <MonthField label="Month" month={month} />
          <button type="submit" className="button">
            Show this month
          </button>
        </form>
      </header>
      <div className="map-frame">
        <WorldMap
          label={`Map of the world; ${count} places are marked as warm and dry in ${name}`}
          spots={spots}
          view={WORLD_VIEW}
        />
      </div>
      <PlaceGrid places={places} />
      {count > places.length && <p className="meta">The {places.length} driest are shown.</p>}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
