import type { DestinationSource, PlaceSource } from "./destination.schema";
import type { PlaceKind } from "./vocabulary";

/** A place of a destination as its page names it. */
export interface Sight {
  name: string;
  /** The name as written there, where it differs. */
  localName?: string;
  district: string;
  note: string;
  /** Usual adult price in whole US dollars; 0 = free. */
  price: number;
  minutes: number;
  website?: string;
}

const TABLES: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["restaurant", "cafe", "bar", "food-hall"]);
const MOST_SIGHTS = 8;
const MOST_TABLES = 4;

function toSight({ name, localName, district, note, price, minutes, website }: PlaceSource): Sight {
  return { name, district, note, price, minutes, ...(localName && { localName }), ...(website && { website }) };
}

/** What a first visit is for, and where to eat: what matters most first. */
export function sightsOf({ places }: Pick<DestinationSource, "places">): { toSee: Sight[]; toEat: Sight[] } {
  const byWeight = [...places].sort((a, b) => b.weight - a.weight);
  return {
    toSee: byWeight
      .filter(({ kind }) => !TABLES.has(kind))
      .slice(0, MOST_SIGHTS)
      .map(toSight),
    toEat: byWeight
      .filter(({ kind }) => TABLES.has(kind))
      .slice(0, MOST_TABLES)
      .map(toSight),
  };
}
