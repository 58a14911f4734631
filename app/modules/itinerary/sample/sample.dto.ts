import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { formatClock } from "#app/shared/format";
import type { ItineraryDay, ItineraryItem } from "../day/itinerary";
import type { SampleFacts } from "./sample-facts";
import { SAMPLES, SAMPLE_TRAVELLERS } from "./samples";
import type { SampleId } from "./samples";
import { numberedStops } from "../day/stop-numbers";
import { WALK_KMH } from "../travel/travel-model";

/** The sorts of activity that the documents know of a sample (CHECKLIST ENT-33). */
export const SAMPLE_TYPES = [
  "transportation",
  "accommodation",
  "dining",
  "relaxation",
  "cultural",
  "activity",
  "shopping",
] as const;
type SampleType = (typeof SAMPLE_TYPES)[number];

const TYPE_OF_KIND: Record<PlaceKind, SampleType> = {
  museum: "cultural",
  gallery: "cultural",
  temple: "cultural",
  church: "cultural",
  mosque: "cultural",
  palace: "cultural",
  castle: "cultural",
  ruin: "cultural",
  monument: "cultural",
  tower: "activity",
  bridge: "activity",
  square: "cultural",
  street: "activity",
  neighbourhood: "activity",
  library: "cultural",
  cemetery: "cultural",
  park: "relaxation",
  garden: "relaxation",
  beach: "relaxation",
  lake: "relaxation",
  waterfall: "activity",
  mountain: "activity",
  trail: "activity",
  island: "activity",
  cave: "activity",
  wildlife: "activity",
  viewpoint: "activity",
  market: "shopping",
  restaurant: "dining",
  cafe: "dining",
  bar: "dining",
  "food-hall": "dining",
  winery: "dining",
  theatre: "cultural",
  music: "cultural",
  spa: "relaxation",
  "hot-spring": "relaxation",
  "boat-trip": "activity",
  workshop: "activity",
  tour: "activity",
  sport: "activity",
  "theme-park": "activity",
  zoo: "activity",
  aquarium: "activity",
  shop: "shopping",
};

const TYPE_OF_ROLE: Record<Exclude<ItineraryItem["role"], "visit">, SampleType> = {
  meal: "dining",
  breakfast: "dining",
  transfer: "transportation",
  rest: "accommodation",
  free: "relaxation",
  busy: "accommodation",
};

/** The usual sky in the days of a sample, in degrees Celsius. */
export interface SampleWeather {
  high: number;
  low: number;
  condition: string;
  description: string;
}

function typeOfItem({ role, kind }: ItineraryItem): SampleType {
  if (role !== "visit") return TYPE_OF_ROLE[role];
  return kind ? TYPE_OF_KIND[kind] : "activity";
}

function toActivity(item: ItineraryItem, town: string) {
  const { name } = item.location;
  return {
    id: item.id,
    title: item.name,
    description: item.description,
    time: formatClock(item.start),
    duration: item.end - item.start,
    type: typeOfItem(item),
    cost: item.priceMinor / 100,
    location: { name, address: name.includes(town) ? name : `${name}, ${town}` },
    /** The product has no ratings of places. */
    rating: null,
    tags: item.tags,
    isLocked: item.locked ?? false,
  };
}

/** The sums of a day of a sample: US cents for all travellers, minutes on foot, and kilometres by any means. */
export function sumsOfSampleDay({ items, wayHome, costMinor, walkKm }: ItineraryDay, travellers: number) {
  const ways = [...items.map(({ legBefore }) => legBefore), wayHome];
  return {
    totalMinor: costMinor * travellers,
    walkingMinutes: Math.round((walkKm / WALK_KMH) * 60),
    distanceKm: Math.round(ways.reduce((sum, way) => sum + (way?.km ?? 0), 0) * 10) / 10,
  };
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

function toDay(day: ItineraryDay, weather: SampleWeather, town: string) {
  const { totalMinor, walkingMinutes, distanceKm } = sumsOfSampleDay(day, SAMPLE_TRAVELLERS);
  const names = numberedStops(day).map(({ name }) => name);
  return {
    date: day.date,
    dayNumber: day.dayNumber,
    theme: day.theme,
    description: names.length > 0 ? `${listed.format(names)}.` : "A day without plans.",
    weather,
    activities: day.items.map((item) => toActivity(item, town)),
    totalCost: totalMinor / 100,
    estimatedWalkingTime: walkingMinutes,
    estimatedDistance: distanceKm,
  };
}

/**
 * The terms of a sample with what it costs in all, in US dollars for its travellers (CHECKLIST ENT-28).
 * @param isOffered whether flights and stays are offered here; the sample is its days where they are not
 */
export function toSampleSummary(id: SampleId, days: readonly ItineraryDay[], isOffered: boolean) {
  const { title, style, pace, flightCost, hotelCost } = SAMPLES[id];
  const daysMinor = days.map((day) => sumsOfSampleDay(day, SAMPLE_TRAVELLERS).totalMinor);
  const others = isOffered ? flightCost + hotelCost : 0;
  return {
    destination: title,
    startDate: days[0]!.date,
    endDate: days.at(-1)!.date,
    travelers: SAMPLE_TRAVELLERS,
    totalCost: others + daysMinor.reduce((sum, minor) => sum + minor, 0) / 100,
    style,
    pace,
    flightCost: isOffered ? flightCost : null,
    hotelCost: isOffered ? hotelCost : null,
    dailyCosts: daysMinor.map((minor) => minor / 100),
  };
}

/** The parts from which a sample is written out. */
export interface SampleParts {
  id: SampleId;
  days: readonly ItineraryDay[];
  isOffered: boolean;
  weather: SampleWeather;
  /** Of the destination. */
  town: string;
  facts: SampleFacts;
  overview: string;
  language: string;
  tips: readonly string[];
  /** Addresses of pictures, drawn here, for the page of the hotel. */
  images: string[];
}

/** The advice for guests of a sample's destination (CHECKLIST ENT-31). */
export function toDestinationInfo({
  facts,
  overview,
  language,
  tips,
}: Pick<SampleParts, "facts" | "overview" | "language" | "tips">) {
  const { culturalNotes, bestTime, currency } = facts;
  return { overview, culturalNotes: [...culturalNotes], bestTime, currency, language, tips: tips.slice(0, 4) };
}

/**
 * A whole sample as the documents write it (CHECKLIST ENT-27 to ENT-33). Flights and hotel are null where none are
 * offered.
 */
export function toSampleDto(sample: SampleParts) {
  const { id, days, isOffered, weather, town, facts, images } = sample;
  const { distanceFromAirport, recentReviews, amenities, ...hotel } = facts.hotelInfo;
  const { km, way } = distanceFromAirport;
  return {
    ...toSampleSummary(id, days, isOffered),
    flightInfo: isOffered ? facts.flightInfo : null,
    hotelInfo: isOffered
      ? {
          ...hotel,
          amenities: [...amenities],
          distanceFromAirport: `${km} km, ${way}`,
          images,
          recentReviews: [...recentReviews],
        }
      : null,
    destinationInfo: toDestinationInfo(sample),
    days: days.map((day) => toDay(day, weather, town)),
  };
}
