import { z } from "zod";
import { HIRED_MODES, PUBLIC_MODES } from "./vocabulary";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const modes = z.array(z.enum([...PUBLIC_MODES, ...HIRED_MODES])).min(1);
const dollars = z.number().min(0).max(200);

const waysFile = z.strictObject({
  /** In town, the usual one first. */
  city: modes,
  /** Out of town, the usual one first. */
  region: modes,
  /** A usual single ride in town by public transport, US dollars; absent where there is none. */
  fare: dollars.optional(),
  /** A taxi's base fare and price for each kilometre, US dollars. */
  taxi: z.tuple([dollars, dollars]),
  /** The speed of a car in town by day, and on the roads out of it, kilometres an hour. */
  kmh: z.number().int().min(8).max(60).default(22),
  roadKmh: z.number().int().min(15).max(100).default(50),
  /** Kilometres, as streets go, up to which the ways of the town are used. */
  reach: z.number().int().min(2).max(60).default(14),
  /** False where heat, or roads without pavements, leave only the shortest walks. */
  walkable: z.boolean().default(true),
  /**
   * Most of what people come for is not seen without a car of one's own: a car that is hired for a longer trip stays with
   * the traveller for the whole stay.
   */
  needsCar: z.literal(true).optional(),
  /**
   * Parts of town that lie high, by the name that places have as their district: metres above the low ground of the
   * town.
   */
  heights: z.record(z.string().min(2), z.number().int().min(10).max(2000)).default({}),
  /** Places that only some of the town's ways reach, with those that do. */
  served: z.array(z.strictObject({ places: z.array(slug).min(1), by: modes })).default([]),
  /** Places reached in one way only: islands, and places behind water. Minutes from the centre, waiting included. */
  apart: z
    .array(
      z.strictObject({
        places: z.array(slug).min(1),
        /**
         * A point this near to one of them lies behind the water as well, kilometres: less where the other shore is
         * near.
         */
        within: z.number().min(0.1).max(2).default(0.7),
        by: z.enum([...PUBLIC_MODES, ...HIRED_MODES]),
        minutes: z.number().int().min(5).max(300),
        /** One way for one adult, US dollars. */
        price: dollars,
        /** The months in which the boat, the lift or the road goes: in others its places are out of season. */
        runs: z.array(z.number().int().min(1).max(12)).min(1).max(11).optional(),
      }),
    )
    .default([]),
});

/** The ways of getting about at a destination, with their costs and times. */
export const waysSchema = waysFile.superRefine(({ needsCar, city, region }, context) => {
  if (needsCar && region[0] !== "car")
    context.addIssue({ code: "custom", message: "needsCar: the usual way out of town is no car" });
  if (!needsCar && city[0] === "car")
    context.addIssue({ code: "custom", message: "the usual way in town is a car, and needsCar is not said" });
});

export type Ways = z.infer<typeof waysSchema>;
export type RideMode = Ways["city"][number];
