import { z } from "zod";
import { minutesOfClock } from "#app/shared/calendar";

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const ride = {
  /** In plain words: "RER B train", "taxi", "speedboat". */
  by: z.string().min(3),
  /** From the airport's door to the centre, waiting included. */
  minutes: z.number().int().min(5).max(600),
  /** Whole US dollars for one adult. */
  price: z.number().int().min(0).max(700),
};

const transferSchema = z.strictObject({
  ...ride,
  /** The remaining way between two times of the day when the usual way does not run. */
  night: z.strictObject({ ...ride, from: clock, to: clock }).optional(),
  /**
   * The remaining way on days without public transport, such as the sabbath or Christmas Day; the usual way where it
   * runs then too.
   */
  still: z.strictObject(ride).optional(),
  /**
   * The usual way to parts of town, by the names of its neighbourhoods, where it is much shorter or longer than to the
   * centre.
   */
  areas: z
    .array(z.strictObject({ ...ride, parts: z.array(z.string().min(2)).min(1) }))
    .min(1)
    .optional(),
});

/** The way from each airport to the centre, by IATA code. */
export const transfersSchema = z.record(z.string().regex(/^[A-Z]{3}$/), transferSchema);

export type Transfer = z.infer<typeof transferSchema>;
/** One way between an airport and the centre. */
export type Ride = Pick<Transfer, "by" | "minutes" | "price">;

/** The transfer with the usual way to one part of town, where the file has it. @param part name of a neighbourhood */
export function transferTo(transfer: Transfer, part: string | undefined): Transfer {
  const area = part && transfer.areas?.find(({ parts }) => parts.includes(part));
  return area ? { ...transfer, by: area.by, minutes: area.minutes, price: area.price } : transfer;
}

/** The way that runs at a time of the day, in minutes since midnight; beyond midnight the next day's night counts. */
export function rideAt({ night, ...usual }: Transfer, minutes: number): Ride {
  if (!night) return usual;
  const [at, from, to] = [((minutes % 1440) + 1440) % 1440, minutesOfClock(night.from), minutesOfClock(night.to)];
  return (from <= to ? at >= from && at < to : at >= from || at < to) ? night : usual;
}

/** The files' words for a car whose price is given for half of it. */
const SHARED_BY_TWO = /,? shared by two$/;
/** Seats of a car whose passengers have bags. */
const SEATS = 4;
const COUNTS = ["", "", "two", "three", "four"];

/** A ride as a party takes it: a car whose half price the files give is shared by the whole party. */
export function rideForParty(ride: Ride, { adults, children }: { adults: number; children: number }): Ride {
  const people = adults + children;
  if (!SHARED_BY_TWO.test(ride.by) || people === 2) return ride;
  const cars = Math.ceil(people / SEATS);
  const by = ride.by.replace(SHARED_BY_TWO, cars > 1 ? "" : (COUNTS[people] ?? "") && ` shared by ${COUNTS[people]}`);
  return { ...ride, by, price: Math.round((2 * ride.price * cars) / Math.max(1, adults)) };
}

/** Beyond this distance a taxi into town is too dear. */
const TAXI_KM = 40;
const MOST_MINUTES = 600;

/**
 * The way from an airport of which only the distance to the centre is known: at the usual speed of a taxi, and farther
 * out of a train or a coach.
 */
export function transferByDistance(km: number): Transfer {
  const isNear = km <= TAXI_KM;
  const minutes = 20 + (km / (isNear ? 35 : 75)) * 60;
  return {
    by: `${isNear ? "Taxi or bus" : "Train, coach or car"}, about ${Math.round(km)} km,`,
    minutes: Math.min(MOST_MINUTES, Math.ceil(minutes / 5) * 5),
    price: Math.round(5 + km * (isNear ? 1 : 0.2)),
  };
}

/** The way from an airport; that of the usual airport where the file does not know the other. */
export function transferFrom(
  { airports, transfers }: { airports: readonly string[]; transfers: Readonly<Record<string, Transfer>> },
  airport: string = airports[0] ?? "",
): Transfer {
  const found = transfers[airport] ?? transfers[airports[0] ?? ""];
  if (!found) throw new Error(`No transfer is known from ${airports.join(", ")}`);
  return found;
}
