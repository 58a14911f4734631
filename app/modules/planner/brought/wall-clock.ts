import { Temporal } from "temporal-polyfill";
import type { FoundTime } from "#app/modules/elsewhere/reading/found";

/** The wall clock of a time in a zone: as it was written, or from the instant where that is all that is known. */
export function wallOf(time: FoundTime | undefined, zone: string | undefined): { date?: string; clock?: string } {
  if (!time) return {};
  const wall =
    time.instant && zone
      ? Temporal.Instant.from(time.instant)
          .toZonedDateTimeISO(zone)
          .toPlainDateTime()
          .toString({ smallestUnit: "minute" })
      : (time.local ?? time.instant?.slice(0, 16));
  if (!wall) return {};
  return { date: wall.slice(0, 10), clock: wall.slice(11, 16) || undefined };
}
