import { apiRoute } from "#app/http/api/api.server";
import { mapFile } from "#app/http/api/map-file.server";
import { findUser } from "#app/http/route/guards.server";
import { getSample } from "#app/modules/itinerary/sample/sample.server";
import { SAMPLES, isSampleId } from "#app/modules/itinerary/sample/samples";
import { readerOf } from "#app/modules/planner/price-display.server";
import { AppError } from "#app/shared/app-error";

/** The map of a sample or of one of its days, before any change is tried on it. */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const id = args.params.sampleId ?? "";
    if (!isSampleId(id)) throw new AppError("NOT_FOUND", "There is no sample of that place.");
    const { itinerary } = await getSample(ctx, id);
    const { units } = await readerOf((await findUser(args).catch(() => undefined))?.id);
    const destination = { slug: id, name: SAMPLES[id].title };
    return mapFile(args.request, { destination, legs: {}, stays: [], itinerary }, units);
  },
});

export { answer as action, answer as loader };
