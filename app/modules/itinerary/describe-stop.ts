import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import type { PlaceKind, Vibe } from "#app/modules/catalogue/vocabulary";
import type { LocalDate } from "#app/shared/calendar";
import { formatClock } from "#app/shared/format";
import type { DayRequest } from "./day-request";
import { dietLine } from "./diet-rules";
import type { Stop, Window } from "./engine/problem";
import { hourInWords } from "./best-hour";
import type { ItineraryItem } from "./itinerary";
import { wayFor } from "./way-for";

/** Things one does rather than sees. */
const EXPERIENCES = new Set<PlaceKind>([
  "spa",
  "hot-spring",
  "boat-trip",
  "workshop",
  "tour",
  "sport",
  "theme-park",
  "trail",
  "music",
  "theatre",
  "winery",
  "wildlife",
]);
const MEALS = new Set<PlaceKind>(["restaurant", "food-hall", "cafe", "bar"]);
const ALL_DAY = 1440;

/** Which sort of line a place is in a day. */
export function typeOf(kind: PlaceKind): ItineraryItem["type"] {
  if (MEALS.has(kind)) return "restaurant";
  return EXPERIENCES.has(kind) ? "experience" : "attraction";
}

function factOf(place: PlaceSource, stop: Stop, windows: Window[]): string {
  const window = windows.find((one) => stop.start >= one.open && stop.start <= one.latestStart);
  const closes = window?.latestEnd;
  if (closes === undefined || closes - (window?.open ?? 0) >= ALL_DAY - 1) return "Open at all hours";
  const until = `Usually open until ${formatClock(closes)}`;
  return place.lastEntry ? `${until}, last entry ${formatClock(closes - place.lastEntry)}` : until;
}

const TASTES: Readonly<Record<Vibe, string>> = {
  adventure: "adventure",
  culture: "culture",
  nature: "nature",
  urban: "city life",
  beach: "the sea",
  wellness: "wellness",
  romantic: "romantic places",
  nightlife: "nightlife",
};
const listed = new Intl.ListFormat("en", { type: "conjunction" });
/** What one walks to from the stop beside it within so many minutes is there for that. */
const CLOSE_MINUTES = 15;
const NEXT_DOOR_MINUTES = 3;

/** A taste that those who come share with a place; not in the same words at each stop. */
function tasteInWords(place: PlaceSource, shared: readonly Vibe[]): string {
  const tastes = listed.format(shared.slice(0, 2).map((vibe) => TASTES[vibe]));
  const words = [`fits your taste for ${tastes}`, `for your love of ${tastes}`, `picked because you like ${tastes}`];
  return words[place.id.length % words.length]!;
}

/** Why a stop that answers no wish of anybody is worth its time. */
function plainReason(request: DayRequest, place: PlaceSource, beside: PlaceSource | undefined): string {
  if (place.weight >= 4) return "well worth the time on a first visit";
  const way = beside && wayFor(request, beside, place);
  if (beside && way?.mode === "walk" && way.minutes <= CLOSE_MINUTES) {
    const where = way.minutes < NEXT_DOOR_MINUTES ? "right by" : `${way.minutes} minutes on foot from`;
    return `${where} ${beside.name}${place.price === 0 ? ", and free" : ""}`;
  }
  if (place.price === 0) return "free, so stay for as long as you like";
  if (MEALS.has(place.kind)) return "a break between two sights";
  return EXPERIENCES.has(place.kind)
    ? "something to do rather than to look at"
    : "a change of scene from the rest of the day";
}

/** Why a stop is in the plan, from what is true of it: a first-visit reason, a shared interest, the right hour. */
function whyOf(
  request: DayRequest,
  place: PlaceSource,
  stop: Stop,
  date: LocalDate,
  beside: PlaceSource | undefined,
): string {
  if (request.wanted.includes(place.id)) return "You asked for it.";
  const shared = place.vibes.filter((vibe) => request.interests.includes(vibe));
  const timely = hourInWords(request.destination, place, date, { start: stop.start, end: stop.leave });
  const reasons: string[] = [];
  if (place.weight === 5) reasons.push(`one of the reasons people come to ${request.destination.name}`);
  if (shared.length > 0) reasons.push(tasteInWords(place, shared));
  if (timely) reasons.push(timely);
  if (reasons.length === 0) reasons.push(plainReason(request, place, beside));
  const text = reasons.slice(0, 2).join("; ");
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

/** What a place says of itself on a line of the day, whether it is visited or eaten at. */
export function cardOf(place: PlaceSource) {
  return {
    placeId: place.id,
    kind: place.kind,
    name: place.name,
    localName: place.localName,
    location: { name: place.district, lat: place.lat, lon: place.lon },
    description: place.note,
    priceMinor: place.price * 100,
    tags: place.tags,
  } satisfies Partial<ItineraryItem>;
}

/** A visit as a line of the day. @param beside the visit before it, or else after it */
export function describeStop(
  request: DayRequest,
  place: PlaceSource,
  stop: Stop,
  windows: Window[],
  date: LocalDate,
  beside?: PlaceSource,
): ItineraryItem {
  return {
    id: `${date}-${place.id}`,
    role: "visit",
    type: typeOf(place.kind),
    ...cardOf(place),
    start: stop.start,
    end: stop.leave,
    bookingUrl: place.website,
    why: whyOf(request, place, stop, date, beside),
    fact: [
      factOf(place, stop, windows),
      dietLine(place, request.diets) ?? [],
      (request.accessNeeds.includes("step-free") && place.access?.note.replace(/\.$/, "")) || [],
    ]
      .flat()
      .join(". "),
    slackMinutes: stop.slack,
    locked: request.locked.some((one) => one.placeId === place.id) || undefined,
  };
}
