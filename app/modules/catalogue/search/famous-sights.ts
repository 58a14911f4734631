import { foldName, foldedNames } from "../places/place-names";
import type { Searchable } from "../places/searchable";

/** A sight that stands for its town, and the town. */
export interface FamousSight<T extends Searchable = Searchable> {
  name: string;
  of: T;
  /** Whether it is a reason to come to the town. */
  isReason: boolean;
}

/** From this weight for a first visit on a sight is known by its own name. */
const FAMOUS = 4;
const REASON = 5;
const LEAST_LETTERS = 5;
const JOINTS = /\s*(?:[,/&:(]|(?<= )(?:and|with|at|de la)(?= (?:the )?\p{Lu}))\s*/u;
/** Words at the end that travellers leave out: "the Uffizi", "the Prado". */
const ENDINGS = / (?:museum|gallery|palace|cathedral|basilica|observatory|walkway|tour|island|cableway|twin towers)$/;
/** Words that name a kind of sight; of these alone no name is made. */
const OF_A_KIND = new Set(
  "the of and in a old new town city square squares walls wall castle palace royal grand imperial national central main great little big museum gallery market markets street park parks garden gardens cathedral church mosque temple temples abbey chapel bridge tower towers hill hall lake lakes beach bay island islands mount mountain mountains valley canyon cave caves volcano waterfall falls harbour port house houses opera theatre university library art arts history modern contemporary war memorial peace northern southern lights chase roman baths bath hot springs whale whales watching sunset sunrise cruise boat boats tour tours botanical botanic natural science ferry railway station cable car train air balloon flight trail walk lanes quarter village river canal canals coast cliffs summit fortress fort citadel cemetery parliament parade carnival festival reef lagoon forest desert dunes zoo aquarium public saint st maria holy spice fish night flea floating food open-air archaeological site windmills stadium arena pyramids pyramid sphinx zócalo cloth town's jewish chinese little mayor plaza piazza place ancient lower upper high rock gate gates court british american israel field bishop metropolitan summer independence".split(
    " ",
  ),
);

/** The folded names by which a sight is called, each with the part of its whole name that it stands for. */
function keysOf(name: string): ReadonlyMap<string, string> {
  const pieces = name.split(JOINTS).filter((piece) => /^(?:the )?\p{Lu}/u.test(piece));
  const keys = [name, ...pieces].flatMap((piece): [string, string][] => {
    const key = foldName(piece).replace(/^the /, "");
    return [
      [key.replace(ENDINGS, ""), piece],
      [key, piece],
    ];
  });
  return new Map(
    keys.filter(([key]) => key.length >= LEAST_LETTERS && !key.split(" ").every((word) => OF_A_KIND.has(word))),
  );
}

interface Bearer {
  name: string;
  weight: number;
  slug: string;
}

const indexes = new WeakMap<readonly Searchable[], ReadonlyMap<string, readonly Bearer[]>>();

function indexOf(destinations: readonly Searchable[]): ReadonlyMap<string, readonly Bearer[]> {
  const known = indexes.get(destinations);
  if (known) return known;
  const index = new Map<string, Bearer[]>();
  // "Florence Cathedral" gives no other meaning to "Florence".
  const towns = new Set(destinations.flatMap((one) => foldedNames(one)));
  for (const { slug, places } of destinations)
    for (const { name, weight, onlyOn, dayTrip } of places) {
      // A feast has its days, and a day out is told as one.
      if (weight < FAMOUS || onlyOn || dayTrip) continue;
      for (const [key, piece] of keysOf(name))
        if (!towns.has(key)) index.set(key, [...(index.get(key) ?? []), { name: piece, weight, slug }]);
    }
  indexes.set(destinations, index);
  return index;
}

/**
 * The sight of one of our towns that people name in place of the town: "the Colosseum", "Big Ben". A name that the
 * greatest sights of two towns share is none.
 * @param name folded, without its article
 */
export function famousSight<T extends Searchable>(
  destinations: readonly T[],
  name: string,
): FamousSight<T> | undefined {
  const bearers = indexOf(destinations).get(name) ?? [];
  const most = Math.max(0, ...bearers.map(({ weight }) => weight));
  const [first, ...others] = bearers.filter(({ weight }) => weight === most);
  if (!first || others.some(({ slug }) => slug !== first.slug)) return undefined;
  const of = destinations.find(({ slug }) => slug === first.slug);
  return of && { name: first.name, of, isReason: most >= REASON };
}
