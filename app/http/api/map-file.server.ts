import { z } from "zod";
import { drawMap } from "#app/modules/maps/draw-map";
import { mapOfTrip } from "#app/modules/maps/maps.server";
import type { MappedTrip } from "#app/modules/maps/maps.server";
import type { Units } from "#app/shared/units";
import { textFile } from "../route/saved-file.server";
import { readQuery } from "./api.server";

const querySchema = z.object({
  day: z
    .string()
    .regex(/^\d{1,3}$/, "The day is a number, such as day=2")
    .transform(Number)
    .optional(),
  scheme: z.enum(["light", "dark"]).default("light"),
});

/**
 * The map that an address asks for. The browser keeps it for a minute and then asks by its validator. @throws AppError
 * 404 or 422
 */
export async function mapFile(request: Request, trip: MappedTrip, units: Units): Promise<Response> {
  const { day, scheme } = readQuery(request, querySchema);
  return textFile(request, drawMap(await mapOfTrip(trip, day, units), scheme), {
    "Content-Type": "image/svg+xml",
    "Cache-Control": "private, max-age=60",
  });
}
