import { findDestination } from "#app/modules/catalogue/catalogue.server";
import type { Destination } from "#app/modules/catalogue/catalogue.server";
import { callPort } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { addDays } from "#app/shared/calendar";
import type { DayRequest } from "./day-request";
import type { Itinerary } from "./itinerary";
import { SAMPLES } from "./samples";
import type { SampleId } from "./samples";
import { solveDays } from "./solver-thread.server";

/** A sample itinerary: days made by the planner itself, with the flight and hotel costs of the documents. */
export interface Sample {
  id: SampleId;
  destination: Destination;
  itinerary: Itinerary;
}

const FIRST_DATE = "2027-04-12";
const DAYS = 5;
const SEED = 2027;

const made = new Map<SampleId, Promise<Sample>>();

function requestFor(id: SampleId, destination: Destination): DayRequest {
  const sample = SAMPLES[id];
  const district = destination.neighbourhoods[0]!;
  return {
    destination,
    places: destination.places,
    firstDate: FIRST_DATE,
    lastDate: addDays(FIRST_DATE, DAYS - 1),
    base: { name: `a hotel in ${district.name}`, address: district.name, lat: district.lat, lon: district.lon, isHotel: false },
    children: 0,
    pace: sample.pace,
    interests: [...sample.interests],
    spend: sample.spend,
    mealCap: sample.style === "luxury" ? 120 : 60,
    locked: [],
    wanted: [],
    unwanted: [],
    seed: SEED,
  };
}

async function make(id: SampleId): Promise<Sample> {
  const destination = findDestination(id);
  if (!destination) throw new Error(`The catalogue lacks ${id}`);
  const { itinerary } = await solveDays(requestFor(id, destination), `${FIRST_DATE}T00:00:00Z`);
  return { id, destination, itinerary };
}

/** The sample of a destination; planned once, then kept. */
export function getSample(ctx: Ctx, id: SampleId): Promise<Sample> {
  return callPort(ctx, "sample", () => {
    const known = made.get(id) ?? make(id);
    made.set(id, known);
    known.catch(() => made.delete(id));
    return known;
  });
}
