import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import { mealHoursOf } from "#app/modules/catalogue/hours/meal-hours";
import { readPreparedText } from "#app/modules/catalogue/search/prepared.server";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { addDays } from "#app/shared/calendar";
import { arrangementOf } from "../day/arrangement";
import type { DayRequest } from "../day/day-request";
import type { Itinerary } from "../day/itinerary";
import { ITINERARY } from "../day/stored-itinerary";
import { typeOf } from "../words/describe-stop";
import { isThereOn } from "../hours/feast-places";
import { isInSeason } from "../party/party-rules";
import type { SampleIdea } from "./sample-edits";
import { SAMPLE_FACTS, usualSky } from "./sample-facts";
import type { SampleParts, SampleWeather } from "./sample.dto";
import { SAMPLES } from "./samples";
import type { SampleId } from "./samples";
import { planFor } from "../plan/plan-for";
import { travelWays } from "../travel/travel-model";
import type { TravelWays } from "../travel/travel-model";

/** A sample itinerary: days made by the planner itself, with the flight and hotel costs of the documents. */
export interface Sample {
  id: SampleId;
  destination: Destination;
  itinerary: Itinerary;
}

const FIRST_DATE = "2027-04-12";
const DAYS = 5;
const SEED = 2027;
const ADULTS = 2;

const made = new Map<SampleId, Sample>();

function requestFor(id: SampleId, destination: Destination): DayRequest {
  const sample = SAMPLES[id];
  const district = destination.neighbourhoods[0]!;
  return {
    destination,
    places: destination.places,
    arrangement: arrangementOf(destination),
    firstDate: FIRST_DATE,
    lastDate: addDays(FIRST_DATE, DAYS - 1),
    base: {
      name: `a hotel in ${district.name}`,
      address: district.name,
      lat: district.lat,
      lon: district.lon,
    },
    adults: ADULTS,
    children: 0,
    accessNeeds: [],
    diets: [],
    pace: sample.pace,
    interests: [...sample.interests],
    spend: sample.spend,
    mealHours: mealHoursOf(findCountryFacts(destination.country)),
    mealCap: sample.style === "luxury" ? 120 : 60,
    locked: [],
    wanted: [],
    unwanted: [],
    seed: SEED,
  };
}

/** The name of the file of a sample among the build's prepared data. */
export function sampleFile(id: SampleId): string {
  return `sample-${id}.json`;
}

/**
 * Plans the days of a sample: its dates and its draw are fixed, so that they are the same each time. It takes the thread
 * of its caller, the build, for a second.
 */
export function planSample(id: SampleId): Itinerary {
  return planFor(requestFor(id, destinationOf(id)), undefined, `${FIRST_DATE}T00:00:00Z`).itinerary;
}

function destinationOf(id: SampleId): Destination {
  const destination = findDestination(id);
  if (!destination) throw new Error(`The catalogue lacks ${id}`);
  return destination;
}

/** A sample as the build has planned it; outside production it is planned on request. */
function make(id: SampleId): Sample {
  const itinerary = import.meta.env.PROD ? ITINERARY.read(readPreparedText(sampleFile(id)), id) : planSample(id);
  return { id, destination: destinationOf(id), itinerary };
}

/** The sample of a destination; read once, then kept. */
export function getSample(ctx: Ctx, id: SampleId): Promise<Sample> {
  return callWithFaults(ctx, "sample", () => {
    const known = made.get(id) ?? make(id);
    made.set(id, known);
    return known;
  });
}

/** How travellers get about in a sample: for two, as its days were planned. */
export function waysOf({ destination }: Sample): TravelWays {
  return travelWays({ destination, places: destination.places, adults: ADULTS, children: 0 });
}

/** Places a visitor may try in a sample: in season on its days, in or near the town, and not in its days yet. */
export function ideasOf(sample: Sample): SampleIdea[] {
  const present = new Set(sample.itinerary.days.flatMap((day) => day.items.flatMap((item) => item.placeId ?? [])));
  const dates = sample.itinerary.days.map(({ date }) => date);
  return sample.destination.places
    .filter(
      (place) =>
        !present.has(place.id) &&
        !place.dayTrip &&
        dates.some((date) => isInSeason(place, date) && isThereOn(place, date, sample.destination.country)),
    )
    .map((place) => ({
      id: place.id,
      role: "visit",
      placeId: place.id,
      type: typeOf(place.kind),
      kind: place.kind,
      name: place.name,
      localName: place.localName,
      location: { name: place.district, lat: place.lat, lon: place.lon },
      description: place.note,
      minutes: place.minutes,
      priceMinor: place.price * 100,
      tags: place.tags,
      bookingUrl: place.website,
    }));
}

/** The usual sky of a sample's days: mean highs and lows of the month, and how often it rains. */
export function usualWeatherOf({ destination: { climate } }: Sample): SampleWeather {
  const ofMonth = (twelve: string) => Number(twelve.split(" ")[Number(FIRST_DATE.slice(5, 7)) - 1]);
  return { high: ofMonth(climate.high), low: ofMonth(climate.low), ...usualSky(ofMonth(climate.rainDays)) };
}

/** The parts from which a sample is written out. */
export function sampleParts(sample: Sample): Omit<SampleParts, "isOffered" | "images"> {
  const { id, destination, itinerary } = sample;
  return {
    id,
    days: itinerary.days,
    weather: usualWeatherOf(sample),
    town: destination.name,
    facts: SAMPLE_FACTS[id],
    overview: destination.description,
    language: destination.languages,
    tips: destination.tips,
  };
}
