import { foldName, foldedNames } from "#app/modules/catalogue/places/place-names";
import { routeThrough } from "#app/modules/planner/named-places";
import { A_NUMBER, numberIn } from "#app/modules/planner/wish/number-words";
import type { Means } from "#app/modules/catalogue/ways/way";
import { landWayOf } from "#app/modules/planner/wish/unsold";
import type { UnderstoodWish } from "#app/modules/planner/wish/wish-chips";
import { patternOf } from "#app/shared/patterns";
import { findArea } from "./route-area.server";
import { FEWEST_PLACES, MOST_NIGHTS, MOST_NIGHTS_IN_ALL, MOST_PLACES, addressOfRoute } from "./route-form";
import type { RouteEntry, RouteValues } from "./route-form";

type ReadWish = Pick<
  UnderstoodWish,
  "isNamed" | "places" | "nights" | "homeFrom" | "values" | "areas" | "ways" | "car"
>;

/** A route that a sentence leads to, beside a trip to one place. */
interface RouteOfWish {
  label: string;
  href: string;
}

/** A sentence that leaves the choice between places open. */
const SAYS_OR = /\b(?:or|oder|ou|versus|vs)\b/i;
const UNIT = "(?:nights?|nites?|nts?|days?)";
/** A shorter trip has time for one place. */
const LEAST_NIGHTS = 5;

/**
 * The nights that a sentence says beside a place: "3 nights in Rome", "2 in Florence", "Venice (2 nights)".
 * @param text folded as names are
 * @param startsCounted whether a number stands before the first place: "two nights Budapest, three nights Vienna"
 */
function nightsBeside(text: string, place: { slug: string; name: string }, startsCounted: boolean): number | undefined {
  const names = `(?:${foldedNames(place).join("|")})(?![\\p{L}\\p{N}])`;
  const count = `(?<![\\p{L}\\p{N}])${A_NUMBER}`;
  const before = patternOf(
    `${count}(?: (?:more |full )?${UNIT})? (?:in|at) ${names}${startsCounted ? `|${count} (?:more |full )?${UNIT} ${names}` : ""}`,
    "u",
  );
  const behind = patternOf(
    `(?<![\\p{L}\\p{N}])${names}(?: for)? ${A_NUMBER} ${UNIT}(?![\\p{L}\\p{N}]| (?:in|at) )`,
    "u",
  );
  const [, said = ""] = (before.exec(text) ?? behind.exec(text) ?? []).filter((group) => group !== undefined);
  const nights = said === "" ? 0 : numberIn(said);
  return nights >= 1 && nights <= MOST_NIGHTS ? nights : undefined;
}

/** The places of a sentence with the nights of each. One number alone may be that of the whole trip. */
function staysSaid(places: ReadWish["places"], said: string): { slug: string; nights?: number }[] {
  const text = foldName(said);
  const names = places.flatMap((place) => foldedNames(place)).join("|");
  const startsCounted = patternOf(`^(?:(?!${names}).)*${A_NUMBER} ${UNIT} (?:${names})(?!\\p{L})`, "u").test(text);
  const stays = places.map((place) => ({ slug: place.slug, nights: nightsBeside(text, place, startsCounted) }));
  const isEach = stays.filter(({ nights }) => nights !== undefined).length > 1;
  return stays.map(({ slug, nights }) => ({ slug, ...(isEach && nights !== undefined && { nights }) }));
}

/** How a sentence wishes to go on from place to place: "by train", "with a hired car", "no flying". */
function goByOf({ ways, car }: Pick<ReadWish, "ways" | "car">): Pick<RouteValues, "goBy"> {
  if (car.length > 0) return { goBy: "car" };
  if (ways.length === 0) return {};
  const by = landWayOf(ways);
  return by === "ship" ? {} : { goBy: by === "train" || by === "car" ? by : "ground" };
}

/** Means that a sentence may say more exactly than the page asks for them. */
const MEANS_SAID: readonly (readonly [RegExp, Means])[] = [
  [/\b(?:night|sleeper|overnight) trains?\b/i, "night-train"],
  [/\b(?:night|overnight) (?:bus|coach)\b/i, "night-coach"],
  [/\b(?:night|overnight) (?:ferry|boat)\b/i, "night-ferry"],
  [/\b(?:bus|coach)\b/i, "coach"],
  [/\b(?:ferry|boat)\b/i, "ferry"],
];

/** How a traveller goes on from each place where it goes so, as far as the sentence says one way: "by night train". */
function meansSaid({ ways }: Pick<ReadWish, "ways">): Pick<RouteEntry, "by"> {
  const [said, ...others] = ways;
  const means = said === undefined || others.length > 0 ? undefined : MEANS_SAID.find(([says]) => says.test(said));
  return means ? { by: means[1] } : {};
}

/** Where a sentence that names several places goes on; undefined for one that names fewer or too many, or asks which. */
function severalOfWish(wish: ReadWish, said: string): RouteOfWish[] {
  const { isNamed, places, nights, homeFrom, values } = wish;
  if (SAYS_OR.test(said) || !isNamed || places.length < FEWEST_PLACES || places.length > MOST_PLACES) return [];
  const last = places.filter(({ slug }) => slug === homeFrom);
  const stays = staysSaid([...places.filter(({ slug }) => slug !== homeFrom), ...last], said);
  // Of nights that are said for each place, none is the length of the whole; without a length the dates end when the
  // first place alone would.
  const isEach = stays.some((stay) => stay.nights !== undefined);
  const hasLength = nights !== undefined && !isEach;
  const rest = hasLength && nights <= MOST_NIGHTS ? values : { ...values, endDate: "" };
  const order = last.length > 0 ? { inOrder: true as const } : {};
  const href = addressOfRoute({
    places: stays.map((stay) => ({ ...stay, ...meansSaid(wish) })),
    ...order,
    ...goByOf(wish),
    ...(hasLength && { inAll: Math.min(MOST_NIGHTS_IN_ALL, nights) }),
    rest,
  });
  return [{ label: `Plan ${places.length === 2 ? "both" : `all ${places.length}`} in one trip`, href }];
}

/** A route through the parts of the world that a sentence names, where we have several places. */
function throughAreas(wish: ReadWish): RouteOfWish[] {
  const { isNamed, areas, nights, values } = wish;
  if (isNamed || areas.length === 0 || (nights !== undefined && nights < LEAST_NIGHTS)) return [];
  const found = findArea(areas.join(", "));
  if (!("area" in found) || found.area.slugs.length < FEWEST_PLACES) return [];
  const rest = nights === undefined || nights > MOST_NIGHTS ? { ...values, endDate: "" } : values;
  const href = addressOfRoute({
    places: [],
    area: found.area.name,
    ...goByOf(wish),
    ...(nights !== undefined && { inAll: Math.min(MOST_NIGHTS_IN_ALL, nights) }),
    rest: { ...rest, destination: "" },
  });
  return [{ label: routeThrough(found.area.name), href }];
}

/** The routes that a sentence leads to: through all places that it names, or through a country that it names. */
export function routesOfWish(wish: ReadWish, said: string): RouteOfWish[] {
  return [...severalOfWish(wish, said), ...throughAreas(wish)];
}
