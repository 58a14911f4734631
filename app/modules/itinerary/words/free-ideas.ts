import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { DayRequest } from "../day/day-request";
import { isForGrownUps } from "../party/party-rules";
import { wayFor } from "../travel/way-for";
import { MODE_WORDS } from "../day/way-in-words";
import { needsLight } from "../hours/open-windows";
import { weatherIn } from "../party/weather";

/** The facts about the places around that a free while may use. */
export interface FreeTimeScope {
  request: DayRequest;
  date: string;
  dayNumber: number;
  /** Parts of town that the days before have shown, by name. */
  known: ReadonlySet<string>;
  /** Places that are in the plan. */
  planned: ReadonlySet<string>;
  /** On a day out: when one left for it, minutes since local midnight. */
  outSince?: number;
  /** Whether a place is open for all of a while on this day. */
  isOpen: (placeId: string, start: number, end: number) => boolean;
}

/** Reasons for a traveller with a free while to go there. */
const IDEAS: Partial<Record<PlaceKind, (name: string, where: string) => string>> = {
  cafe: (name, where) => `For a coffee, ${name} is ${where}.`,
  park: (name, where) => `For some green, ${name} is ${where}.`,
  garden: (name, where) => `For some green, ${name} is ${where}.`,
  viewpoint: (name, where) => `For a view, ${name} is ${where}.`,
  shop: (name, where) => `For a browse, ${name} is ${where}.`,
  market: (name, where) => `For a browse, ${name} is ${where}.`,
  library: (name, where) => `For a quick look inside, ${name} is ${where}.`,
  church: (name, where) => `For a quick look inside, ${name} is ${where}.`,
};
const GREEN: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["park", "garden"]);
const IDEA_KM = 0.8;
/** A traveller who knows the part of town goes farther for it, but not for longer than this. */
const FARTHER_KM = 3;
const FARTHER_MINUTES = 25;
/** The nearest take turns from day to day. */
const TURNS = 3;
/** So long a while has room for two small things. */
const TWO_IDEAS_MINUTES = 120;
/** A place so near is named without minutes. */
const NEXT_DOOR_MINUTES = 3;

interface Idea {
  place: PlaceSource;
  km: number;
}

/**
 * Something small, free and open to do near a spot, of two kinds where there is time for two: a sentence each.
 * @param isKnown whether one has seen what is right there, isFast nothing is served by day
 */
export function ideasNear(
  { request, planned, isOpen, dayNumber, date }: FreeTimeScope,
  spot: Point,
  start: number,
  end: number,
  { isKnown = false, isFast = false } = {},
): string[] {
  const { isLight, isCold } = weatherIn(request.destination, date, start, Math.min(end, start + 45));
  const ideas = request.places
    .filter(({ kind }) => !(isFast && kind === "cafe"))
    .filter((place) => (isLight && !isCold) || !(GREEN.has(place.kind) || needsLight(place)))
    .filter(({ id, kind, price }) => IDEAS[kind] && !planned.has(id) && (price === 0 || kind === "cafe"))
    .filter((place) => !isForGrownUps(place, request))
    .filter(({ id }) => !request.unwanted.includes(id) && isOpen(id, start + 10, Math.min(end, start + 45)))
    .map((place): Idea => ({ place, km: distanceKm(place, spot) }))
    // A café is not worth a long way.
    .filter(({ place, km }) => km <= (isKnown && place.kind !== "cafe" ? FARTHER_KM : IDEA_KM))
    .sort((a, b) => a.km - b.km)
    .slice(0, TURNS);
  const first = ideas[dayNumber % Math.max(1, ideas.length)];
  if (!first) return [];
  const second = end - start >= TWO_IDEAS_MINUTES && ideas.find(({ place }) => place.kind !== first.place.kind);
  return [first, second || []].flat().flatMap(({ place }) => {
    const { minutes, mode } = wayFor(request, spot, place);
    if (isKnown && place.kind !== "cafe" ? minutes > FARTHER_MINUTES : mode !== "walk") return [];
    const way = mode === "walk" ? "on foot" : MODE_WORDS[mode];
    const where = minutes < NEXT_DOOR_MINUTES ? "right here" : `${minutes} minutes ${way}`;
    return IDEAS[place.kind]?.(place.name, where) ?? [];
  });
}
