import type { IsoDate } from "#app/modules/inventory/offer";

/** How a stay was put on the map: by a point, by its part of town, or not at all, so that the centre stands for it. */
export const STAY_SPOTS = ["point", "part", "centre"] as const;
type StaySpot = (typeof STAY_SPOTS)[number];

/** A place to stay that a traveller booked elsewhere. */
export interface OwnStay {
  name: string;
  address?: string;
  lat: number;
  lon: number;
  spot: StaySpot;
  /** The part of town it was put in, by name. */
  part?: string;
  checkIn: IsoDate;
  checkOut: IsoDate;
  /** Local wall clock, `HH:mm`. */
  checkInTime?: string;
  checkOutTime?: string;
  hasBreakfast: boolean;
  /** The hotel's code for the booking; for the traveller alone. */
  confirmation?: string;
}

/** What has to be said of where a stay is; undefined where its own point is known. */
export function spotNote({ spot, part }: Pick<OwnStay, "spot" | "part">, place: string): string | undefined {
  if (spot === "point") return undefined;
  return spot === "part"
    ? `We count your ways from the middle of ${part}.`
    : `We do not know where it is, so we count your ways from the centre of ${place}.`;
}
