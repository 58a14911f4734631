import { isInArea, listAreas } from "#app/modules/catalogue/places/areas";
import { listDestinations, resolvePlace } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { countryInSentence } from "#app/modules/catalogue/places/country-names";
import { inWords } from "#app/modules/catalogue/places/place-answer";
import type { AnswerInWords, PlaceAnswer } from "#app/modules/catalogue/places/place-answer";
import { staysIn } from "#app/modules/planner/named-places";
import type { StartValues } from "#app/modules/planner/start-form";
import { hashText } from "#app/shared/rng";
import { leaveOut } from "./left-out.server";
import type { LeftOut } from "./left-out.server";
import { worthOfFirstVisit } from "./order/suggest-route";
import { worthOfNights } from "./order/worth";
import { homeIn, wishOf } from "./route-ask.server";
import { toCandidate } from "./suggested-route.server";

/** A part of the world through which a route may go, with our places there. */
export interface RouteArea {
  name: string;
  slugs: readonly string[];
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** A country, a region, or a single place of ours. */
function areaOf(answer: PlaceAnswer): RouteArea | undefined {
  if (answer.kind === "area") return { name: answer.name, slugs: answer.slugs };
  return answer.kind === "covered" ? { name: answer.place.name, slugs: [answer.place.slug] } : undefined;
}

/** Several parts of the world as one: "Croatia and Slovenia". Undefined where one of the names is none. */
function severalAreas(text: string): RouteArea | undefined {
  const names = staysIn(text).map(({ name }) => name);
  const areas = names.length > 1 ? names.map((name) => areaOf(resolvePlace(name))) : [];
  const known = areas.filter((area) => area !== undefined);
  if (known.length === 0 || known.length < areas.length) return undefined;
  return {
    name: listed.format(known.map(({ name }) => name)),
    slugs: [...new Set(known.flatMap(({ slugs }) => slugs))],
  };
}

/** The part of the world that a text names, or several together, or why it names none. */
export function findArea(text: string): { area: RouteArea } | { refused: AnswerInWords } {
  const answer = resolvePlace(text);
  const area = areaOf(answer) ?? (answer.kind === "unknown" ? severalAreas(text) : undefined);
  return area ? { area } : { refused: inWords(answer)! };
}

/** Parts of the world with fewer places are no route, and with more no surprise. */
const FEWEST_IN_AREA = 2;
const MOST_IN_AREA = 20;
/** Of so many that suit the traveller best one is drawn. */
const DRAWN_FROM = 15;
/** What a part of the world is worth is told by so many of its best places, at so many nights each. */
const BEST_PLACES = 3;
const SAMPLE_NIGHTS = 3;
/** Of a minute on the way, the share that would be spent at sights. */
const SEEING = 0.6;

let all: RouteArea[] | undefined;

/** Countries and other parts of the world with several places of ours; the same for as long as the server runs. */
function allAreas(): readonly RouteArea[] {
  if (all) return all;
  const places = listDestinations();
  const slugsOf = (isThere: (place: Destination) => boolean): string[] =>
    places.filter(isThere).map(({ slug }) => slug);
  const countries = [...new Set(places.map(({ country }) => country))].map((code) => ({
    name: countryInSentence(code),
    slugs: slugsOf(({ country }) => country === code),
  }));
  const others = listAreas().map((area) => ({ name: area.name, slugs: slugsOf((place) => isInArea(place, area)) }));
  all = [...countries, ...others].filter(({ slugs }) => slugs.length >= FEWEST_IN_AREA && slugs.length <= MOST_IN_AREA);
  return all;
}

/** What a few nights in each place of ours are worth to the traveller, the way there taken off. */
function worthByPlace(rest: StartValues): Map<string, number> {
  const wish = wishOf(rest, SAMPLE_NIGHTS);
  const from = homeIn(rest.departureCity);
  return new Map(
    listDestinations().map((destination) => {
      const { slug, name } = destination;
      const { home } = from.to(destination);
      const place = { slug, name, worth: worthOfNights(destination, { ...wish, most: SAMPLE_NIGHTS }) };
      const worth = worthOfFirstVisit(toCandidate(place, destination, rest, { months: wish.months, onKnownRoutes: 0 }));
      return [slug, worth.at(-1)! - SEEING * (home?.minutes ?? 0)];
    }),
  );
}

/** Whether a part of the world has several places that the traveller has not seen. */
function areNew(slugs: readonly string[], { visited, unwanted }: LeftOut): boolean {
  return slugs.filter((slug) => !visited.has(slug) && !unwanted.has(slug)).length >= FEWEST_IN_AREA;
}

/**
 * A part of the world for a traveller who leaves the choice to us: one of those that suit them best by taste, season
 * and the way from home, with several places that they have not seen. The same turn of the same traveller draws the same one, and the next turn another.
 */
export function drawnArea(rest: StartValues, draw: number, leftOut: LeftOut): RouteArea {
  const worth = worthByPlace(rest);
  const areas = allAreas().filter(({ slugs }) => areNew(slugs, leftOut));
  const scored = areas.map((area) => {
    const best = leaveOut(area.slugs, leftOut)
      .map((slug) => worth.get(slug)!)
      .toSorted((a, b) => b - a)
      .slice(0, BEST_PLACES);
    return { area, score: best.reduce((sum, one) => sum + one, 0) / best.length };
  });
  const suiting = scored.toSorted((a, b) => b.score - a.score).slice(0, DRAWN_FROM);
  // Neighbours in worth are often neighbours on the map, so the turns go through them in another order.
  const mixed = suiting.toSorted((a, b) => hashText(a.area.name) - hashText(b.area.name));
  return mixed[draw % mixed.length]!.area;
}
