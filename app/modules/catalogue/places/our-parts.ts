import type { Point } from "#app/shared/geo";
import type { DestinationSource } from "../schema/destination.schema";
import { foldName } from "./place-names";

/** A quarter, a sight or a day out in a destination's file. */
export interface Part extends Point {
  /** As the file writes it. */
  name: string;
  of: DestinationSource;
  isDayOut: boolean;
  /** Whether it is a single sight, and no quarter or day out. */
  isSight: boolean;
}

/** Joints between the names in the name of a sight: "Oxford, colleges and Radcliffe Camera". */
const JOINTS = /\s*(?:[,/&:(=]|(?<= )(?:and|with|at|by|on|in)(?= ))\s*/u;
/** Words at the end that travellers leave out. */
const ENDINGS = / (?:old town|day tour|day trip|national park|historical park|by day boat|castle|harbour)$/u;
/** Names of a kind, which every town has. */
const OF_A_KIND = new Set(
  (
    "gardens,beach,museum,market,park,cathedral,castle,harbour,fortress,village,temple,palace,square,island,bridge," +
    "tower,zoo,aquarium,old town,new town,botanic garden,botanical garden,chinatown,downtown,centre,old port,port,walls," +
    "observatory,parliament,city hall,town hall,central market,opera house,opera,university,library,marina,old city"
  ).split(","),
);
const LEAST_LETTERS = 4;
/** With more bearers than this the name is one of a kind. */
const MOST_BEARERS = 4;

function keysOf(name: string): string[] {
  const pieces = name.split(JOINTS).filter((piece) => /^(?:the )?\p{Lu}|^[^\p{Script=Latin}]/u.test(piece));
  const keys = [...new Set([name, ...pieces])].map((piece) => foldName(piece).replace(/^the /, ""));
  return [...new Set([...keys, ...keys.map((key) => key.replace(ENDINGS, ""))])].filter(
    (key) => (key.length >= LEAST_LETTERS || /[^\p{Script=Latin}\d ]/u.test(key)) && !OF_A_KIND.has(key),
  );
}

function partsOf(of: DestinationSource): Part[] {
  const { neighbourhoods, places, dayTrips } = of;
  return [
    ...neighbourhoods.map(({ name, lat, lon }) => ({ name, lat, lon, of, isDayOut: false, isSight: false })),
    ...places.flatMap(({ name, localName, district, lat, lon, dayTrip }) => {
      const isDayOut = dayTrip ?? false;
      const at = { lat, lon, of, isDayOut };
      return [
        ...[name, ...(localName ? [localName] : [])].map((one) => ({ ...at, name: one, isSight: !isDayOut })),
        ...(district ? [{ ...at, name: district, isSight: false }] : []),
      ];
    }),
    ...dayTrips.flatMap(({ name, places: ids }) => {
      const first = places.find(({ id }) => id === ids[0]);
      return first ? [{ name, lat: first.lat, lon: first.lon, of, isDayOut: true, isSight: false }] : [];
    }),
  ];
}

const indexes = new WeakMap<readonly DestinationSource[], Map<string, Part[]>>();

function indexOf(destinations: readonly DestinationSource[]): ReadonlyMap<string, readonly Part[]> {
  const known = indexes.get(destinations);
  if (known) return known;
  const index = new Map<string, Part[]>();
  for (const part of destinations.flatMap(partsOf))
    for (const key of keysOf(part.name)) {
      const same = index.get(key);
      if (same) same.push(part);
      else index.set(key, [part]);
    }
  indexes.set(destinations, index);
  return index;
}

/** The parts of our places with one of some names, one of each place; none where many have it. @param keys folded */
export function partsNamed(destinations: readonly DestinationSource[], keys: readonly string[]): Part[] {
  const index = indexOf(destinations);
  const found = keys.flatMap((key) => index.get(key.replace(/^the /, "")) ?? []);
  const each = [...new Set(found.map(({ of }) => of))].flatMap((of) => {
    const own = found.filter((part) => part.of === of);
    return own.find(({ isDayOut }) => isDayOut) ?? own[0] ?? [];
  });
  return each.length > MOST_BEARERS ? [] : each;
}
