import { z } from "zod";
import { apiRoute, readQuery } from "#app/http/api/api.server";
import { textFile } from "#app/http/route/saved-file.server";
import { drawMap } from "#app/modules/maps/draw-map";
import { mapOfDestination } from "#app/modules/maps/maps.server";

const MOST_STAYS = 30;
const MOST_OTHERS = 60;
const point = z.string().regex(/^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/, "A stay is latitude and longitude");
/** "45.4343,12.3345;45.4446,12.3283" */
const points = (most: number) =>
  z
    .string()
    .max(1_000)
    .transform((text) => text.split(";"))
    .pipe(z.array(point).max(most))
    .transform((texts) =>
      texts.map((text) => {
        const [lat = 0, lon = 0] = text.split(",").map(Number);
        return { lat, lon };
      }),
    )
    .pipe(z.array(z.object({ lat: z.number().min(-85).max(85), lon: z.number().min(-180).max(180) })))
    .optional();
const querySchema = z.object({
  /** Numbered, and the others of their list as dots. */
  stays: points(MOST_STAYS),
  others: points(MOST_OTHERS),
  scheme: z.enum(["light", "dark"]).default("light"),
});

/** The map of a destination: its sights, or the stays that the address names. The same for everybody. */
const answer = apiRoute({
  GET: async (args) => {
    const { stays, others, scheme } = readQuery(args.request, querySchema);
    const subject = await mapOfDestination(args.params.slug ?? "", stays, others);
    return textFile(args.request, drawMap(subject, scheme), {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=3600",
    });
  },
});

export { answer as action, answer as loader };
