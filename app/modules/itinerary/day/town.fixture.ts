import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import { waysSchema } from "#app/modules/catalogue/schema/ways.schema";
import type { Arrangement } from "./arrangement";
import type { DayRequest } from "./day-request";

/** Centre of the town of the tests: a real spot whose places are in no catalogue file. */
const CENTRE = { lat: 45, lon: 10 };
const KM_PER_DEGREE = 111.2;

/** A place that many kilometres north and east of the centre. */
export function townPlace(
  id: string,
  change: Partial<PlaceSource> & { north?: number; east?: number } = {},
): PlaceSource {
  const { north = 0, east = 0, ...rest } = change;
  return {
    id,
    name: id.replaceAll("-", " "),
    kind: "monument",
    lat: CENTRE.lat + north / KM_PER_DEGREE,
    lon: CENTRE.lon + east / (KM_PER_DEGREE * Math.cos((CENTRE.lat * Math.PI) / 180)),
    district: "Centre",
    minutes: 60,
    price: 0,
    hours: "Mo-Su 08:00-20:00",
    bestTime: "any",
    indoor: false,
    effort: 0,
    vibes: ["culture"],
    tags: ["sight"],
    weight: 3,
    note: "A place of the tests, with a sentence that is long enough.",
    ...rest,
  };
}

export const NO_ARRANGEMENT: Arrangement = { anchors: [], dayTrips: [], together: [], tickets: [] };

/** The sun of an equinox all year round. */
export const townSun: SunCalculator = () => ({ dawn: 335, sunrise: 360, sunset: 1080, dusk: 1105 });

/** Days in the town of the tests, Monday to the Sunday after next unless said otherwise. */
export function townRequest(places: PlaceSource[], change: Partial<DayRequest> = {}): DayRequest {
  return {
    destination: {
      ...CENTRE,
      name: "Town",
      country: "IT",
      timeZone: "Europe/Rome",
      airports: ["AAA"],
      transfers: { AAA: { by: "bus", minutes: 30, price: 5 } },
      ways: waysSchema.parse({ city: ["bus"], region: ["train"], fare: 2, taxi: [3, 1.5] }),
    },
    places,
    arrangement: NO_ARRANGEMENT,
    firstDate: "2027-05-03",
    lastDate: "2027-05-09",
    base: { ...CENTRE, name: "Hotel", address: "Street 1", bed: "hotel" },
    children: 0,
    pace: "moderate",
    interests: [],
    spend: 2000,
    mealCap: 60,
    locked: [],
    wanted: [],
    unwanted: [],
    seed: 1,
    accessNeeds: [],
    diets: [],
    ...change,
  };
}
