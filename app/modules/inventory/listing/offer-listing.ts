/** One choice of a group of filters. */
export interface FilterChoice {
  value: string;
  label: string;
}

/** A group of filters: what it offers among some offers, and whether an offer passes a choice. */
export interface Facet<Offer> {
  /** Its name in the address. */
  name: string;
  legend: string;
  /** Any of the choices is enough, all of them are needed, or one is chosen. */
  mode: "any" | "all" | "one";
  choices(offers: readonly Offer[]): FilterChoice[];
  passes(offer: Offer, value: string): boolean;
  /** A choice in words without its group: "Leaves home before 06:00". */
  chip?(label: string): string;
  /** Reads a value that is none of the choices, such as another highest price; undefined for nonsense. */
  other?(value: string): FilterChoice | undefined;
}

/** An order of a list; best match, the order in which offers come, has no comparison. */
export interface SortOrder<Offer> extends FilterChoice {
  compare?(a: Offer, b: Offer): number;
}

/** The filters and orders of a kind of offers. */
export interface ListingRules<Offer> {
  facets: readonly Facet<Offer>[];
  /** The first one is the usual order. */
  sorts: readonly SortOrder<Offer>[];
  /** Parts of the address that stay whatever is filtered. */
  kept?: Readonly<Record<string, string>>;
}

/** The filters and the order that an address asks for. */
interface ListingState {
  sort: string;
  /** By group, as far as something is chosen. */
  chosen: Readonly<Record<string, readonly string[]>>;
}

export interface FilterGroup {
  name: string;
  legend: string;
  mode: Facet<unknown>["mode"];
  /** Each with the number of offers that fit it and the choices in the other groups. */
  choices: (FilterChoice & { count: number; isChosen: boolean })[];
}

/** A filter that is set, and the search of the address without it. */
interface ChosenFilter {
  label: string;
  without: string;
}

/** An order of the list, and the search of its address with it. */
interface SortLink {
  label: string;
  to: string;
  isCurrent: boolean;
}

/** The form of a filtered and ordered list. */
export interface ListForm {
  /** How many offers are left. */
  found: number;
  /** The order as the address has it; undefined for the usual one. */
  sort?: string;
  sorts: SortLink[];
  groups: FilterGroup[];
  chosen: ChosenFilter[];
  /** Parts of the address that stay whatever is filtered. */
  kept: Readonly<Record<string, string>>;
  /** The search of the address of this list, for its pages. */
  search: string;
  /** The search of the address of the same order without filters. */
  clear: string;
  /** Of an empty list: the filter whose loss brings back most, and how many. */
  loosen?: ChosenFilter & { count: number };
}

/** A filtered and ordered list with its form. */
export interface Listing<Offer> extends ListForm {
  offers: Offer[];
}

/** Longer values, and more of a group, are nonsense. */
const MOST_LENGTH = 40;
const MOST_CHOSEN = 60;

/** The choices of an address that the filters know; anything else is left out. */
function readListing<Offer>(
  params: URLSearchParams,
  { facets, sorts }: ListingRules<Offer>,
  offers: readonly Offer[],
): ListingState {
  const sort = sorts.find(({ value }) => value === params.get("sort")) ?? sorts[0];
  const chosen = facets.flatMap((facet) => {
    const asked = new Set(params.getAll(facet.name).filter((text) => text !== "" && text.length <= MOST_LENGTH));
    if (asked.size === 0) return [];
    const known = facet.choices(offers).map(({ value }) => value);
    const read = [...asked]
      .slice(0, MOST_CHOSEN)
      .flatMap((value) => (known.includes(value) ? [value] : (facet.other?.(value)?.value ?? [])));
    // In the order of the choices, so that one list has one address.
    const sorted = [
      ...known.filter((value) => read.includes(value)),
      ...read.filter((value) => !known.includes(value)),
    ];
    return sorted.length === 0 ? [] : [[facet.name, facet.mode === "one" ? sorted.slice(0, 1) : sorted] as const];
  });
  return { sort: sort?.value ?? "", chosen: Object.fromEntries(chosen) };
}

/** The search of the address of a list: "?all=1&sort=price&stops=0". */
function searchOf<Offer>({ sort, chosen }: ListingState, { sorts, kept }: ListingRules<Offer>): string {
  const params = new URLSearchParams({ all: "1", ...kept });
  if (sort !== sorts[0]?.value) params.set("sort", sort);
  for (const [name, values] of Object.entries(chosen)) for (const value of values) params.append(name, value);
  return `?${params}`;
}

function passesFacet<Offer>(facet: Facet<Offer>, offer: Offer, values: readonly string[] = []): boolean {
  if (values.length === 0) return true;
  const passes = (value: string): boolean => facet.passes(offer, value);
  return facet.mode === "all" ? values.every(passes) : values.some(passes);
}

/** The offers that pass every group but one. */
function leftBeside<Offer>(
  offers: readonly Offer[],
  facets: readonly Facet<Offer>[],
  chosen: ListingState["chosen"],
  besides?: Facet<Offer>,
): Offer[] {
  const active = facets.filter((facet) => facet !== besides && chosen[facet.name]);
  return offers.filter((offer) => active.every((facet) => passesFacet(facet, offer, chosen[facet.name])));
}

/** The choices without one; without the group where it was the last. */
function without(chosen: ListingState["chosen"], name: string, value: string): ListingState["chosen"] {
  const rest = (chosen[name] ?? []).filter((one) => one !== value);
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([key, values]) =>
      key !== name ? [[key, values]] : rest.length > 0 ? [[key, rest]] : [],
    ),
  );
}

/** A group with its counts; a choice from the address that is none of its own stands last. */
function groupOf<Offer>(
  facet: Facet<Offer>,
  offers: readonly Offer[],
  rules: ListingRules<Offer>,
  chosen: ListingState["chosen"],
): FilterGroup {
  const mine = chosen[facet.name] ?? [];
  const own = facet.choices(offers);
  const others = mine.flatMap((value) =>
    own.some((choice) => choice.value === value) ? [] : (facet.other?.(value) ?? []),
  );
  // Where all are needed, one more narrows what is left.
  const left = leftBeside(offers, rules.facets, chosen, facet.mode === "all" ? undefined : facet);
  return {
    name: facet.name,
    legend: facet.legend,
    mode: facet.mode,
    choices: [...own, ...others].map((choice) => ({
      ...choice,
      isChosen: mine.includes(choice.value),
      count: left.reduce((sum, offer) => sum + Number(facet.passes(offer, choice.value)), 0),
    })),
  };
}

/**
 * A list as an address asks for it: filtered, ordered, with the numbers that stand beside the choices.
 * @param offers all of them, best match first
 */
export function listOffers<Offer>(
  offers: readonly Offer[],
  rules: ListingRules<Offer>,
  params: URLSearchParams,
): Listing<Offer> {
  const state = readListing(params, rules, offers);
  const { sort, chosen } = state;
  const address = (choices: ListingState["chosen"]): string => searchOf({ sort, chosen: choices }, rules);
  const left = leftBeside(offers, rules.facets, chosen);
  const order = rules.sorts.find(({ value }) => value === sort);
  const groups = rules.facets.map((facet) => groupOf(facet, offers, rules, chosen));
  const set = rules.facets.flatMap((facet, index) =>
    groups[index]!.choices.filter(({ isChosen }) => isChosen).map(({ value, label }) => ({
      label: facet.chip?.(label) ?? label,
      without: address(without(chosen, facet.name, value)),
      count: leftBeside(offers, rules.facets, without(chosen, facet.name, value)).length,
    })),
  );
  const [loosen] = left.length > 0 ? [] : set.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return {
    offers: order?.compare ? left.toSorted(order.compare) : left,
    found: left.length,
    ...(sort !== rules.sorts[0]?.value && { sort }),
    sorts: rules.sorts.map(({ value, label }) => ({
      label,
      to: searchOf({ sort: value, chosen }, rules),
      isCurrent: value === sort,
    })),
    // A group with one choice that every offer passes leaves nothing to choose.
    groups: groups.filter(
      ({ name, mode, choices }) =>
        chosen[name] || choices.length > 1 || (mode === "all" && choices.some(({ count }) => count < left.length)),
    ),
    chosen: set.map(({ label, without: to }) => ({ label, without: to })),
    kept: rules.kept ?? {},
    search: address(chosen),
    clear: address({}),
    ...(loosen && { loosen }),
  };
}

/** Steps of a highest price at about these shares of the offers. */
const PRICE_SHARES = [0.1, 0.25, 0.5, 0.75] as const;

/** A group of highest prices, in whole dollars: round steps with at least a tenth of the offers below each. */
export function highestPrice<Offer>(legend: string, each: string, minorOf: (offer: Offer) => number): Facet<Offer> {
  const choice = (dollars: number): FilterChoice => ({
    value: String(dollars),
    label: `Up to $${dollars.toLocaleString("en-US")}${each}`,
  });
  return {
    name: "most",
    legend,
    mode: "one",
    choices(offers) {
      const sorted = offers.map((offer) => minorOf(offer) / 100).sort((a, b) => a - b);
      const steps = PRICE_SHARES.map((share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      const [most = 0] = sorted.slice(-1);
      return [...new Set(steps.map(roundUp))].filter((step) => step < most).map(choice);
    },
    passes: (offer, value) => minorOf(offer) <= Number(value) * 100,
    other: (value) => (/^[1-9]\d{0,5}$/.test(value) ? choice(Number(value)) : undefined),
  };
}

/** To a number that one would say: tens below two hundred dollars, else fifties, from two thousand on hundreds. */
function roundUp(dollars: number): number {
  const grain = dollars < 200 ? 10 : dollars < 2_000 ? 50 : 100;
  return Math.ceil(dollars / grain) * grain;
}
