import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { NATURAL_KINDS } from "#app/modules/catalogue/schema/vocabulary";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import type { LocalDate } from "#app/shared/calendar";
import { isAtItsBest } from "../party/fit";

/** A place fills from about this minute of the day on. */
const BEFORE_IT_FILLS = 10 * 60 + 30;
/** The light is at its best from so long before the sun sets until so long after. */
const SUNSET_LIGHT = { before: 40, after: 20 } as const;
/**
 * It is evening from this hour on, or from so long before the sun sets, for so many minutes of a visit at the least.
 */
const EVENING = { from: 19 * 60, beforeSunset: 30, least: 30 } as const;
/** After this the sun is too high or the day too old to speak of afternoon light. */
const AFTERNOON_LIGHT = 90;

/** Kinds that show stone in the sun. */
const LIT: ReadonlySet<PlaceKind> = new Set([
  ...NATURAL_KINDS,
  "temple",
  "church",
  "mosque",
  "palace",
  "castle",
  "ruin",
  "monument",
  "tower",
  "bridge",
  "square",
]);
const OUT_WALKING: ReadonlySet<PlaceKind> = new Set(["trail", "mountain", "beach", "lake", "waterfall"]);

/**
 * The merit of the hour of a visit, as far as it is true of that day: sunset by the sun of the place and not by a
 * clock, dark after dusk, and never "before it fills" for a place that is in full swing. That a museum is for the
 * afternoon is no reason to go there.
 */
export function hourInWords(
  destination: { lat: number; lon: number; timeZone: string },
  place: PlaceSource,
  date: LocalDate,
  { start, end }: { start: number; end: number },
): string {
  const { bestTime } = place;
  const isBySun = bestTime === "sunset" || bestTime === "night";
  if (!isBySun && !isAtItsBest(place, start)) return "";
  const sun = (): { sunset: number; dusk: number } => sunCalculatorFor(destination)(date);
  switch (bestTime) {
    case "morning":
      return start <= BEFORE_IT_FILLS
        ? `best in the morning, ${OUT_WALKING.has(place.kind) ? "while it is quiet" : "before it fills up"}`
        : "";
    case "afternoon":
      if (place.indoor || !LIT.has(place.kind)) return "";
      return start <= sun().sunset - AFTERNOON_LIGHT ? "best in the afternoon light" : "";
    case "sunset": {
      const { sunset } = sun();
      return start <= sunset + SUNSET_LIGHT.after && end >= sunset - SUNSET_LIGHT.before ? "best at sunset" : "";
    }
    case "evening":
      return end - EVENING.least >= Math.min(EVENING.from, sun().sunset - EVENING.beforeSunset)
        ? "best in the evening"
        : "";
    case "night":
      return start >= sun().dusk - SUNSET_LIGHT.after ? "best after dark" : "";
    case "midday":
    case "any":
      return "";
  }
}
