import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import type { LocalDate } from "#app/shared/calendar";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { formatClock, formatDayMonth, durationInWords } from "#app/shared/format";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import { dietLine, dietsToAsk } from "../party/diet-rules";
import type { Stop, Window } from "../engine/problem";
import type { ItineraryItem } from "../day/itinerary";
import { noteOn } from "../hours/days-in-notes";
import { openOn, shutsAt } from "../hours/open-windows";
import { isFillerWalk, nameAt } from "../problem/filler-walks";
import { startInWords } from "../hours/show-times";
import { isOfOtherWeather } from "../party/weather";

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

/** The sort of line that a place is in a day. */
export function typeOf(kind: PlaceKind): ItineraryItem["type"] {
  if (MEALS.has(kind)) return "restaurant";
  return EXPERIENCES.has(kind) ? "experience" : "attraction";
}

const ALWAYS_OPEN = "Open at all hours";

function factOf(request: DayRequest, place: RequestedPlace, stop: Stop, windows: Window[], date: LocalDate): string {
  if (isFillerWalk(place.id) || place.isAppointment) return "";
  if (place.hasNoHours) return "We don't know its hours";
  const { known } = openOn(place, date, request.destination, sunCalculatorFor(request.destination));
  if (known === "check") return `We don't know its hours on ${formatDayMonth(date)}: check before you go`;
  const starts = startInWords(place, stop, windows, date);
  if (starts !== undefined) return starts;
  const window = windows.find((one) => stop.start >= one.open && stop.start <= one.latestStart);
  if (window?.latestEnd === undefined || window.latestEnd - window.open >= ALL_DAY - 1) return ALWAYS_OPEN;
  const closes = shutsAt(request.destination, place, { open: window.open, close: window.latestEnd }, date);
  if (closes === undefined) return ALWAYS_OPEN;
  const until = `${place.onlyOn ? "On until about" : "Usually open until"} ${formatClock(closes)}`;
  return place.lastEntry ? `${until}, last entry ${formatClock(closes - place.lastEntry)}` : until;
}

/** A visit is told to be a short one below this share of the usual, and by so many minutes. */
const SHORT_SHARE = 0.75;
const SHORT_BY_MINUTES = 20;

/** Says of a visit that has less time than people usually take there that it has. */
export function withShortness(
  visit: ItineraryItem,
  { id, minutes }: Pick<PlaceSource, "id" | "minutes">,
): ItineraryItem {
  const length = visit.end - visit.start;
  // A walk that fills a while is as long as the while.
  if (isFillerWalk(id) || length >= SHORT_SHARE * minutes || minutes - length < SHORT_BY_MINUTES) return visit;
  const short = `A short visit: people usually take ${durationInWords(minutes)}`;
  return { ...visit, fact: visit.fact ? `${visit.fact}. ${short}` : short };
}

/** Where a place is: in its part of town, or from one end to the other. */
function locationOf({ district, lat, lon, from, to, returns }: PlaceSource): ItineraryItem["location"] {
  if (!from || !to) return { name: district, lat, lon };
  const name = `${from.name} to ${to.name}`;
  return returns ? { name: `${name} and back`, lat, lon } : { name, lat, lon, to };
}

/** The words of a place on a line of the day, whether it is visited or eaten at. */
export function cardOf(place: PlaceSource) {
  return {
    placeId: place.id,
    kind: place.kind,
    name: place.name,
    localName: place.localName,
    location: locationOf(place),
    description: place.note,
    priceMinor: place.price * 100,
    tags: place.tags,
  } satisfies Partial<ItineraryItem>;
}

/** A visit as a line of the day. @param why what speaks for it, where there is something to say */
export function describeStop(
  request: DayRequest,
  place: RequestedPlace,
  stop: Stop,
  windows: Window[],
  date: LocalDate,
  why?: string,
): ItineraryItem {
  return {
    id: `${date}-${place.id}`,
    role: "visit",
    type: typeOf(place.kind),
    ...cardOf(place),
    name: nameAt(place, stop.start),
    description: noteOn(place.note, date, stop.start, (remark) => isOfOtherWeather(remark, request.destination, date)),
    ...(place.isOwn && { isOwn: true as const, kind: undefined, tags: [] }),
    start: stop.start,
    end: stop.leave,
    bookingUrl: place.website,
    why,
    fact: [
      factOf(request, place, stop, windows, date) || [],
      dietLine(place, dietsToAsk(request)) ?? [],
      (request.accessNeeds.includes("step-free") && place.access?.note.replace(/\.$/, "")) || [],
    ]
      .flat()
      .join(". "),
    slackMinutes: stop.slack,
    locked: request.locked.some((one) => one.placeId === place.id && one.date === date) || undefined,
  };
}
