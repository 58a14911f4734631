import { z } from "zod";
import { BUSY_KINDS, MOST_BUSY, MOST_BUSY_NAME } from "./busy-hours";

/** Hours that are not free on some days of every week, as they are stored. Times are minutes since local midnight. */
export const busyPatternsSchema = z
  .array(
    z.object({
      kind: z.enum(BUSY_KINDS),
      name: z.string().min(1).max(MOST_BUSY_NAME),
      start: z.number().int().min(0).max(1439),
      end: z.number().int().min(1).max(1440),
      weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    }),
  )
  .max(MOST_BUSY);
