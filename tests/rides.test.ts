import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";

/** Kinds that can be a ride; an island with a ferry, a castle with a funicular or a museum of trams is none. */
const RIDDEN: ReadonlySet<PlaceKind> = new Set(["boat-trip", "mountain", "sport", "tour", "trail", "viewpoint"]);
const RIDES =
  /\b(abra|aerial tram|cable ?cars?|cableway|chairlift|cog (railway|train)|ferry|funicular|gondola|ropeway|scenic railway|steam train|streetcars?|toboggan|tram(way)?s?|vaporetto|water ?bus|water taxi)\b/i;
/** A street of less than an hour is strolled up and down. */
const LONG_WALK = 60;
const FROM_TO =
  /\bfrom (the )?(?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}[\p{L}’'. -]{2,30}? (up |down |over the hill )?(to|towards) (the )?\p{Lu}/u;
const ENDS_ELSEWHERE =
  /\b((walk|come) down (by|on foot|to)|(come )?back by bus|bus back|boat back|ends? (at|in) \p{Lu})/u;
const ONE_WAY = /\bone-way\b|\bone way\b|\bup\b[^.;]{0,45}\b(walk|then) down\b|\bescalators up\b/i;
/** "Bondi to Coogee coastal walk". */
const NAMED_FROM_TO = /\p{Lu}[\p{L}’'-]+( [\p{L}’'-]+)? to (the )?\p{Lu}/u;
/** Kinds whose words are about the visit, and not about a lane, a room or a road inside. */
const OPEN: ReadonlySet<PlaceKind> = new Set([...RIDDEN, "bridge", "park", "ruin", "street"]);

/** Whether the words of a place speak of a ride, or of a walk that ends elsewhere. */
function isWay({ kind, name, tags, note, minutes, onlyOn }: PlaceSource): boolean {
  if (!OPEN.has(kind) || onlyOn) return false;
  if (NAMED_FROM_TO.test(name)) return true;
  if (kind === "boat-trip" || (RIDDEN.has(kind) && RIDES.test(`${name}, ${tags.join(", ")}`))) return true;
  const isWalk = kind === "trail" || kind === "tour" || (kind === "street" && minutes >= LONG_WALK);
  return ONE_WAY.test(note) || (isWalk && (FROM_TO.test(note) || ENDS_ELSEWHERE.test(note)));
}

const found = listDestinations().flatMap(({ slug, places }) =>
  places.filter(isWay).map((place) => ({ id: `${slug}/${place.id}`, place })),
);

describe("rides and one-way walks", () => {
  it("have two ends, or say that they come back", () => {
    const without = found.filter(({ place: { to, returns } }) => !to && !returns);
    expect(without.map(({ id, place }) => `${id}: ${place.name}, ${place.tags.join(", ")}. ${place.note}`)).toEqual([]);
  });

  it("are found by their words in every kind", () => {
    const ids = found.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        "cairns/skyrail-rainforest-cableway",
        "hong-kong/mid-levels-escalator",
        "hong-kong/star-ferry",
        "lisbon/tram-28",
        "madeira/monte-toboggan",
        "naples-amalfi/path-of-the-gods",
        "queenstown/frankton-arm-walkway",
        "vienna/kahlenberg",
      ]),
    );
  });
});
