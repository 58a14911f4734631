import { z } from "zod";
import { WAY_KINDS } from "../ways/way";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** A plain sentence as it stands on a page. */
const sentence = (most: number) =>
  z
    .string()
    .min(30)
    .max(most)
    .regex(/^[^!]+\.$/, "is no sentence that ends with a full stop, or it calls out");

const staySchema = z.strictObject({
  /** A destination of ours. */
  slug,
  nights: z.number().int().min(1).max(10),
  /** What one comes for. */
  why: sentence(110),
});

/** A route that many people take: its places in order. One file each, in `authored`. */
export const travelRouteSchema = z.strictObject({
  slug,
  title: z.string().min(8).max(45),
  summary: sentence(140),
  /** What one takes from place to place, the most used first. */
  by: z.array(z.enum(WAY_KINDS)).min(1).max(2),
  /** The best months, 1 to 12. */
  months: z.array(z.number().int().min(1).max(12)).min(1),
  stays: z.array(staySchema).min(2).max(6),
  /** The honest drawback. */
  drawback: sentence(170),
  /** Short labels, lower-case but for names. */
  tags: z.array(z.string().min(3).max(24)).min(2).max(4),
});

export type TravelRoute = z.infer<typeof travelRouteSchema>;
