import { z } from "zod";
import { storedShape } from "#app/shared/stored-shape";

const degrees = (most: number) => z.number().min(-most).max(most);

const schema = z.object({
  /** As the operator wrote it. */
  name: z.string().min(1).max(100),
  /** Instant, UTC ISO. */
  madeAt: z.string(),
  /** The extract: its file, and the day of its data where it says one. */
  source: z.object({ file: z.string(), day: z.string().optional() }),
  box: z.object({ west: degrees(180), south: degrees(90), east: degrees(180), north: degrees(90) }),
  /** The archive of tiles beside this file; a later one has another name. */
  streets: z.object({
    file: z.string().regex(/^[\w-]+\.pmtiles$/),
    /** How many shapes each layer has. */
    counts: z.record(z.string(), z.number().int().nonnegative()),
  }),
});

/** The map of a region, as its file `region.json` tells of it. Places and walking ways will be parts beside `streets`. */
export type Region = z.infer<typeof schema>;

export const storedRegion = storedShape("regions.region.json", schema);
