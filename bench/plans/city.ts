/**
 * The judge's knowledge of a city, in as few words as possible; names are patterns, since a file may use other names.
 */
export interface CityInWords {
  /**
   * The reasons to go, the first first: a pattern, the nights from which a stay should hold it (1), `*` if it takes the
   * day, `@5-10` if from May to October only, `@11-4` if from November to April.
   */
  reasons: string;
  /** Sights that are one visit: "colosseum + forum". */
  pairs?: string;
  /** Sights that one ticket opens. */
  ticket?: string;
  /** Minutes from the airport's door to the centre by the usual way. */
  airports: string;
  /** The closing days of sights: a pattern, then weekdays, dates as MM-DD, and feasts by the judge's names. */
  shut?: string;
}

export interface Reason {
  name: RegExp;
  nights: number;
  isDay: boolean;
  /** The first and the last open month, 1 to 12; over the turn of the year where the last is before the first. */
  months: readonly [number, number];
}

export interface ShutPlace {
  name: RegExp;
  /** "Mon", "Sun*", "12-25", "easter" and the like. */
  days: string[];
}

export interface City {
  reasons: Reason[];
  pairs: [RegExp, RegExp][];
  tickets: [RegExp, RegExp][];
  airports: ReadonlyMap<string, number>;
  shut: ShutPlace[];
}

function listed(text: string | undefined): string[] {
  return text ? text.split("; ") : [];
}

function pairsOf(text: string | undefined): [RegExp, RegExp][] {
  return listed(text).map((pair) => {
    const [one = "", other = ""] = pair.split(" + ");
    return [new RegExp(one, "i"), new RegExp(other, "i")];
  });
}

function reasonOf(text: string): Reason {
  const [, star, name = "", nights = "1", from = "1", to = "12"] =
    /^(\*?)(.*?)(?: (\d+))?(?: @(\d+)-(\d+))?$/.exec(text) ?? [];
  return {
    name: new RegExp(name, "i"),
    nights: Number(nights),
    isDay: star === "*",
    months: [Number(from), Number(to)],
  };
}

function shutOf(text: string): ShutPlace {
  const [, name = "", days = ""] = /^(.*?): (.*)$/.exec(text) ?? [];
  return { name: new RegExp(name, "i"), days: days.split(" ") };
}

/** The cities of a list in words, by slug. */
export function citiesOf(inWords: Readonly<Record<string, CityInWords>>): ReadonlyMap<string, City> {
  return new Map(
    Object.entries(inWords).map(([slug, { reasons, pairs, ticket, airports, shut }]) => [
      slug,
      {
        reasons: listed(reasons).map(reasonOf),
        pairs: pairsOf(pairs),
        tickets: pairsOf(ticket),
        airports: new Map(
          [...airports.matchAll(/([A-Z]{3}) (\d+)/g)].map(([, code, minutes]) => [code!, Number(minutes)]),
        ),
        shut: listed(shut).map(shutOf),
      },
    ]),
  );
}
