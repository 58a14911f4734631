import { bestLeaning } from "./route-order";
import type { RouteAsk, RoutePlan } from "./route-problem";
import { valueOfStays } from "./route-value";
import { choiceSentence, differenceWords, routeWords } from "./route-words";

/** Another route than the best one, and what speaks for and against it. */
export interface RouteChoice {
  plan: RoutePlan;
  /** One plain sentence for the traveller. */
  why: string;
}

const MOST_CHOICES = 4;
/** How much more time, or money, counts when the route that saves it is looked for. */
const LEANING = 6;
/** What a route has to save beside the best one: so many minutes on the way, or so many dollars and such a share. */
const SAVED_MINUTES = 30;
const SAVED_DOLLARS = 10;
const SAVED_SHARE = 0.05;
/** Leaving out a place has to save more, since it is one that the traveller named. */
const SAVED_BY_LEAVING_OUT = 60;
/** No place is left out when a route without it is worth this much less, in minutes of sights: half a day. */
const MOST_LOST = 225;

const orderOf = ({ stays }: RoutePlan): string => stays.map(({ slug }) => slug).join(" ");

const keyOf = ({ stays, loops }: RoutePlan): string =>
  [loops, ...stays.map(({ slug, nights }) => `${slug} ${nights}`)].join(" ");

/** Whether another route is at least as good in everything, and not the same. */
function isDominated(plan: RoutePlan, other: RoutePlan): boolean {
  const ways = [plan.minutes - other.minutes, plan.dollars - other.dollars, other.worth - plan.worth];
  const all = [...ways, plan.stays.length - other.stays.length];
  return all.every((more) => more >= 0) && all.some((more) => more > 0);
}

function saves(plan: RoutePlan, best: RoutePlan, minutes: number): boolean {
  const dollars = best.dollars - plan.dollars;
  return best.minutes - plan.minutes >= minutes || (dollars >= SAVED_DOLLARS && dollars >= SAVED_SHARE * best.dollars);
}

/** The best route with one place less, if it loses little and saves something. */
function withoutOne(ask: RouteAsk, best: RoutePlan): RoutePlan[] {
  const plan = ask.places.length < 3 ? undefined : bestLeaning(ask, {}, 1);
  if (!plan || !saves(plan, best, SAVED_BY_LEAVING_OUT)) return [];
  const lost = valueOfStays(ask, best.stays) - valueOfStays(ask, plan.stays);
  return lost <= MOST_LOST ? [plan] : [];
}

/** Routes that save time, money, or the way back to the first place. */
function leaningRoutes(ask: RouteAsk, best: RoutePlan): RoutePlan[] {
  const turned = { end: best.loops ? ("open" as const) : ("loop" as const) };
  const leanings = [...(ask.endsAtLast ? [] : [turned]), { time: LEANING }, { money: LEANING }];
  return leanings.flatMap((leaning) => bestLeaning(ask, leaning) ?? []);
}

/**
 * Other routes that a traveller may prefer to the best one, at most four: as typed where that differs, one place less,
 * fewer hours on the way, cheaper, home from the first place or from the last. None is worse in everything than the
 * best or than another of them, except the one as typed, which the traveller looks for.
 */
export function otherRoutes(ask: RouteAsk, best: RoutePlan): RouteChoice[] {
  const typed = ask.keepsOrder ? undefined : bestLeaning({ ...ask, keepsOrder: true }, {});
  const asTyped = typed && orderOf(typed) !== orderOf(best) ? [typed] : [];
  const others = [
    ...withoutOne(ask, best),
    ...leaningRoutes(ask, best).filter((plan) => saves(plan, best, SAVED_MINUTES)),
  ];
  const all = [best, ...asTyped, ...others];
  const kept = others.filter(
    (plan, index) =>
      !all.some((other) => isDominated(plan, other)) &&
      all.findIndex((other) => keyOf(other) === keyOf(plan)) === index + all.length - others.length,
  );
  return [
    ...asTyped.map((plan) => ({
      plan,
      why: choiceSentence("In the order you typed", differenceWords(ask, plan, best)),
    })),
    ...kept.map((plan) => ({
      plan,
      why: choiceSentence(routeWords(ask, plan, best), differenceWords(ask, plan, best)),
    })),
  ].slice(0, MOST_CHOICES);
}
