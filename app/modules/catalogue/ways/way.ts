/** The means by which travellers go from one place of ours to another. */
export const WAY_KINDS = ["train", "coach", "ferry", "car", "flight"] as const;

/** How a way that goes at night goes at night. */
export const NIGHTS = ["always", "also"] as const;

/** The means to choose from between two places; with "night" the night is spent on board. */
export const MEANS = [...WAY_KINDS, "night-train", "night-coach", "night-ferry"] as const;
export type Means = (typeof MEANS)[number];

/** How a traveller likes to go on from place to place where there is a choice; "ground" is anything but a plane. */
export const WAY_WISHES = ["train", "car", "ground"] as const;
export type WayWish = (typeof WAY_WISHES)[number];

/** A usual way from one place to another, for one adult and one way. */
export interface WayBetween {
  by: (typeof WAY_KINDS)[number];
  /**
   * From door to door: to the station or airport, waiting, changes, and into the other place. Of a car: driving and
   * short stops.
   */
  minutes: number;
  /**
   * Usual price for one adult in whole US dollars, bought a few weeks ahead. Of a car: petrol, tolls and the days' share
   * of a rental, where two share it. Of a flight: with a cabin bag and the rides to and from the airports.
   */
  dollars: number;
  /** Usual departures a day. */
  perDay?: number;
  /** Carriers as a traveller would look for them: "Trenitalia, Italo". */
  operator?: string;
  /** Seats or cabins sell out or get dear. */
  bookAhead?: true;
  /** Runs in these months only, 1 to 12. */
  months?: number[];
  /** Travelled at night, with the night spent on board: always, or also so, beside departures by day. */
  night?: (typeof NIGHTS)[number];
  /** A car is usually hired with its driver, or is a taxi: nobody drives it themselves. */
  driver?: true;
  /** Name of the station, stop or port at each end; `stopOf` gives its point. */
  from?: string;
  to?: string;
  /** One honest sentence of at most 160 letters. */
  note?: string;
  /** Calculated from distance, sea and countries; no row of `ways.csv`. */
  isEstimate?: true;
}

/** A way as a traveller chooses it: by day, or with the night on board. */
export interface WayToChoose extends WayBetween {
  means: Means;
  isOvernight: boolean;
}

/** Ways on the ground or by ship that take longer, in minutes, are travelled overnight. */
const LONGEST_BY_DAY = 13 * 60;

/** The ways to choose from among those between two places, in their order: a row that also runs at night is two. */
export function asChoices(ways: readonly WayBetween[]): WayToChoose[] {
  return ways.flatMap((way): WayToChoose[] => {
    const { by, minutes, night } = way;
    const byDay: WayToChoose = { ...way, means: by, isOvernight: false };
    if (by === "car" || by === "flight") return [byDay];
    const byNight: WayToChoose = { ...way, means: `night-${by}`, isOvernight: true };
    const isLong = minutes > LONGEST_BY_DAY;
    return night === "always" || isLong ? [byNight] : night === "also" ? [byDay, byNight] : [byDay];
  });
}

const SUITS: Readonly<Record<WayWish, (way: WayToChoose) => boolean>> = {
  train: ({ by }) => by === "train",
  car: ({ by, driver }) => by === "car" && !driver,
  ground: ({ by }) => by !== "flight",
};

/** The ways with those first that the traveller likes; in their order without a wish, and where none suits it. */
export function asWished(ways: readonly WayToChoose[], wish: WayWish | undefined): WayToChoose[] {
  const suits = wish ? SUITS[wish] : () => true;
  return [...ways.filter(suits), ...ways.filter((way) => !suits(way))];
}

const NAMES: Readonly<Record<Means, string>> = {
  train: "Train",
  coach: "Coach",
  ferry: "Ferry",
  car: "Hired car",
  flight: "Plane",
  "night-train": "Night train",
  "night-coach": "Overnight coach",
  "night-ferry": "Overnight ferry",
};

/** "Night train", "Hired car", "Car with a driver" */
export function nameOfMeans({ means, driver }: Pick<WayToChoose, "means" | "driver">): string {
  return driver ? "Car with a driver" : NAMES[means];
}
