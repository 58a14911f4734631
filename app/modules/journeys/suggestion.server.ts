import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { listRoutes } from "#app/modules/catalogue/routes/routes.server";
import { meansInWords, nightsOf } from "#app/modules/catalogue/routes/travel-route";
import { daysBetween, isLocalDate } from "#app/shared/calendar";
import { formatCount } from "#app/shared/format";
import { drawnArea, findArea } from "./route-area.server";
import type { RouteArea } from "./route-area.server";
import { leaveOut, leftOutInWords } from "./left-out.server";
import type { LeftOut } from "./left-out.server";
import { MOST_NIGHTS_IN_ALL, addressOfRoute } from "./route-form";
import type { RouteValues } from "./route-form";
import type { RouteAreaView, RoutePage } from "./route-page";
import { suggestedRoute } from "./suggested-route.server";

/** Nights of a suggested route while the traveller has said none. */
const USUAL_NIGHTS = 10;
/** Known routes beside a suggested one: so many, and so much longer or shorter. */
const MOST_KNOWN = 3;
const KNOWN_WITHIN = 4;

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** The part of the world of the form: as it was typed, or drawn. Undefined where the form asks for none. */
export function areaAsked(
  { area, draw, rest }: RouteValues,
  leftOut: LeftOut,
): ReturnType<typeof findArea> | undefined {
  if (area !== undefined) return findArea(area);
  return draw === undefined ? undefined : { area: drawnArea(rest, draw, leftOut) };
}

/** Nights for which a route is asked: the length of the typed dates, those that are said, or as many as usual. */
function nightsAsked({ inAll, rest: { startDate, endDate } }: RouteValues): number {
  const isDated = isLocalDate(startDate) && isLocalDate(endDate) && startDate < endDate;
  return Math.min(MOST_NIGHTS_IN_ALL, isDated ? daysBetween(startDate, endDate) : (inAll ?? USUAL_NIGHTS));
}

/** The form with the places that we suggest for a part of the world, their order and nights still to be found. */
export function withSuggestion(values: RouteValues, { slugs }: RouteArea, leftOut: LeftOut): RouteValues {
  const nights = nightsAsked(values);
  const plan = suggestedRoute(leaveOut(slugs, leftOut), values.rest, nights, values.goBy);
  return { ...values, places: (plan?.stays ?? []).map(({ slug }) => ({ slug })), inAll: nights };
}

/** How the places of a route were chosen, in one or two sentences. */
function noteOf({ name, slugs }: RouteArea, stays: RoutePage["stays"], nights: number): string {
  const names = listed.format(stays.map((stay) => stay.name));
  const [only] = slugs;
  if (slugs.length === 1 && only !== undefined)
    return `In ${name} we cover ${findDestination(only)?.name ?? only} so far.`;
  const isAll = stays.length === slugs.length;
  const of = isAll ? `our places in ${name}` : `of our ${slugs.length} places in ${name}`;
  if (stays.length === 1) return `For ${formatCount(nights, "night")} we'd stay in one place: ${names}, ${of}.`;
  return `We chose ${isAll ? "all " : ""}${stays.length} ${of}: the most to see in ${formatCount(nights, "night")}, with little time on the way.`;
}

/** Routes through a part of the world that many people take, about as long, those nearest in length first. */
function knownRoutes({ slugs }: RouteArea, nights: number): RouteAreaView["known"] {
  return listRoutes()
    .filter(({ stays }) => stays.every(({ slug }) => slugs.includes(slug)))
    .map((route) => ({ route, apart: Math.abs(nightsOf(route) - nights) }))
    .filter(({ apart }) => apart <= KNOWN_WITHIN)
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, MOST_KNOWN)
    .map(({ route }) => ({
      title: route.title,
      href: `/explore/routes/${route.slug}`,
      line: `${listed.format(route.stays.map(({ slug }) => findDestination(slug)?.name ?? slug))}, ${formatCount(nightsOf(route), "night")} ${meansInWords(route)}`,
    }));
}

/** A part of the world as the page shows it beside the places of a route there. */
export function showArea(area: RouteArea, stays: RoutePage["stays"], nights: number, leftOut: LeftOut): RouteAreaView {
  const left = leftOutInWords(
    area.slugs.filter((slug) => !stays.some((stay) => stay.slug === slug)),
    leftOut,
  );
  const isChosen = (slug: string): boolean => stays.some((stay) => stay.slug === slug);
  return {
    name: area.name,
    note: [noteOf(area, stays, nights), ...(left ? [left] : [])].join(" "),
    others: area.slugs
      .filter((slug) => !isChosen(slug))
      .flatMap((slug) => findDestination(slug) ?? [])
      .map(({ slug, name }) => ({ slug, name })),
    known: knownRoutes(area, nights),
  };
}

/** Why a text names no part of the world with places of ours, with others to choose. */
export function showRefused(values: RouteValues, asked: ReturnType<typeof findArea>): RoutePage["areaRefused"] {
  if (!("refused" in asked)) return null;
  const { message, choices } = asked.refused;
  return {
    message,
    value: values.area ?? "",
    choices: choices.map(({ text, label }) => ({ label, href: addressOfRoute({ ...values, area: text }) })),
  };
}
