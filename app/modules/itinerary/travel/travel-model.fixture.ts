import { travelWays } from "./travel-model";
import type { TravelWays } from "./travel-model";
import { waysSchema } from "#app/modules/catalogue/schema/ways.schema";
import type { z } from "zod";

/** A town with buses and taxis in its middle at 0, 0, and trains out of it. */
export function waysFixture(change: Partial<z.input<typeof waysSchema>> = {}, adults = 2): TravelWays {
  const ways = waysSchema.parse({ city: ["bus", "taxi"], region: ["train"], fare: 2, taxi: [3, 1], ...change });
  const places = [{ id: "isle", lat: 0, lon: 0.1 }];
  return travelWays({ destination: { lat: 0, lon: 0, ways }, places, adults, children: 0 });
}
