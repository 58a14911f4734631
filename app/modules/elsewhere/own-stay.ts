import type { IsoDate } from "#app/modules/inventory/offers/offer";
import type { OwnPrice } from "./own-price";

/**
 * The way in which a stay was put on the map: by a point, by its part of town, or not at all, so that the centre stands
 * for it.
 */
export const STAY_SPOTS = ["point", "part", "centre"] as const;
/** The beginnings of each stay's field names: the first stay, and those that the traveller moves to. */
export const STAY_SLOTS = ["stay", "stay2", "stay3"] as const;
export type StaySlot = (typeof STAY_SLOTS)[number];

type StaySpot = (typeof STAY_SPOTS)[number];

/** One place to stay that a traveller booked elsewhere. */
export interface OneStay {
  name: string;
  address?: string;
  lat: number;
  lon: number;
  spot: StaySpot;
  /** The part of town that the traveller chose, by name. */
  part?: string;
  checkIn: IsoDate;
  checkOut: IsoDate;
  /** Local wall clock, `HH:mm`. */
  checkInTime?: string;
  checkOutTime?: string;
  hasBreakfast: boolean;
  /** With friends or family, or in a place of the traveller's own: no hotel. */
  isPrivate?: true;
  /** The hotel's code for the booking; for the traveller alone. */
  confirmation?: string;
  price?: OwnPrice;
}

/** The stays of a traveller who booked elsewhere: the first, and those that follow it. */
export interface OwnStay extends OneStay {
  /** In order, none beginning before the one before it ends. */
  then?: OneStay[];
}

/** Every place of a stay, the first first. */
export function placesOf({ then = [], ...first }: OwnStay): OneStay[] {
  return [first, ...then];
}

/** The note on the position of a stay; undefined where its own point is known. */
export function spotNote({ spot, part }: Pick<OwnStay, "spot" | "part">, place: string): string | undefined {
  if (spot === "point") return undefined;
  return spot === "part"
    ? `We measure from the middle of ${part}.`
    : `We don't know where it is, so we measure from the centre of ${place}.`;
}
