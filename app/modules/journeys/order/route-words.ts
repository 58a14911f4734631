import { durationInWords } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import type { RouteAsk, RoutePlan } from "./route-problem";

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Differences below these are not worth a word. */
const MINUTES_WORTH_A_WORD = 20;
const DOLLARS_WORTH_A_WORD = 10;
/** Longer differences are told to the half hour, shorter ones to the quarter. */
const LONG_MINUTES = 120;
const MOST_NIGHTS_NAMED = 2;

const nameIn = ({ places }: RouteAsk, slug: string): string => places.find((place) => place.slug === slug)!.name;

function timeWords(more: number): string[] {
  const minutes = Math.abs(more);
  if (minutes < MINUTES_WORTH_A_WORD) return [];
  const step = minutes < LONG_MINUTES ? 15 : 30;
  return [`${durationInWords(Math.round(minutes / step) * step)} ${more < 0 ? "less" : "more"} on the way`];
}

function moneyWords(more: number): string[] {
  const dollars = Math.abs(more);
  if (dollars < DOLLARS_WORTH_A_WORD) return [];
  return [`about ${formatMoney(Math.round(dollars / 5) * 500)} ${more < 0 ? "less" : "more"} a person`];
}

/** "one more night in Florence": the places that both routes have, the greatest difference first. */
function nightWords(ask: RouteAsk, plan: RoutePlan, shown: RoutePlan): string[] {
  const changes = plan.stays.flatMap(({ slug, nights }) => {
    const before = shown.stays.find((stay) => stay.slug === slug);
    return before && before.nights !== nights ? [{ slug, more: nights - before.nights }] : [];
  });
  return changes
    .toSorted((a, b) => Math.abs(b.more) - Math.abs(a.more))
    .slice(0, MOST_NIGHTS_NAMED)
    .map(({ slug, more }) => {
      const count = Math.abs(more) === 1 ? "one" : `${Math.abs(more)}`;
      const nights = Math.abs(more) === 1 ? "night" : "nights";
      const words = more > 0 ? `${count} more ${nights}` : `${count} ${nights} less`;
      return `${words} in ${nameIn(ask, slug)}`;
    });
}

/** A whole sentence: what a route is, and what it saves and costs beside the one shown. */
function sentence(head: string, ask: RouteAsk, plan: RoutePlan, shown: RoutePlan): string {
  const differences = [
    ...timeWords(plan.minutes - shown.minutes),
    ...moneyWords(plan.dollars - shown.dollars),
    ...nightWords(ask, plan, shown),
  ];
  return `${head}: ${differences.length > 0 ? listed.format(differences) : "much the same"}.`;
}

/** How a route differs from the one shown in its places or its way home. */
function headOf(ask: RouteAsk, plan: RoutePlan, shown: RoutePlan): string {
  const names = plan.stays.map(({ slug }) => nameIn(ask, slug));
  const left = shown.stays.filter(({ slug }) => !plan.stays.some((stay) => stay.slug === slug));
  if (left.length > 0) return `Leaves out ${listed.format(left.map(({ slug }) => nameIn(ask, slug)))}`;
  const isSameOrder = plan.stays.every(({ slug }, index) => shown.stays[index]?.slug === slug);
  const home = plan.loops ? `back to ${names[0]} for the way home` : `home from ${names.at(-1)}`;
  if (isSameOrder && plan.loops !== shown.loops) return `Goes ${home}`;
  return `${names.join(", ")}${plan.loops === shown.loops ? "" : `, then ${home}`}`;
}

/** A route that the traveller may prefer to the one shown. */
export function routeInWords(ask: RouteAsk, plan: RoutePlan, shown: RoutePlan): string {
  return sentence(headOf(ask, plan, shown), ask, plan, shown);
}

/** The best route in the order of the traveller's own. */
export function typedInWords(ask: RouteAsk, plan: RoutePlan, shown: RoutePlan): string {
  return sentence("In your order", ask, plan, shown);
}

/** The best route beside another that is shown. */
export function bestInWords(ask: RouteAsk, best: RoutePlan, shown: RoutePlan): string {
  return sentence("What we would do", ask, best, shown);
}
