import { z } from "zod";
import { MOST_EDITS, STOP_EDITS } from "./sample-asked";

const stopId = z.string().min(1).max(120);

const sampleEditSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(STOP_EDITS), stop: stopId }),
  z.object({ kind: z.literal("insert"), placeId: stopId, date: z.iso.date(), after: stopId.optional() }),
]);

/** The changes that a visitor tries on a sample, as its form sends them. */
export const sampleEditsSchema = z.array(sampleEditSchema).max(MOST_EDITS);
