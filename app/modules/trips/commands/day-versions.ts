import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { formatWeekday } from "#app/shared/format";
import type { TripCommand } from "./trip-commands";

/** Edits that can be undone, one after the other; older ones are forgotten. */
export const MOST_VERSIONS = 20;

function nameIn(plans: readonly (Itinerary | undefined)[], placeId: string, unknown = "a stop"): string {
  for (const plan of plans)
    for (const day of plan?.days ?? []) for (const item of day.items) if (item.placeId === placeId) return item.name;
  return unknown;
}

/**
 * An edit of the days as the button that takes it back names it: "Removed Kennin-ji".
 * @returns undefined for what is no edit of the days; the days of before no longer fit then
 */
export function editInWords(
  command: TripCommand,
  before: Itinerary | undefined,
  after: Itinerary | undefined,
): string | undefined {
  switch (command.kind) {
    case "planDays":
      return command.date ? `Planned ${formatWeekday(command.date)} again` : "Planned the days again";
    case "lockStop":
      return `Locked ${nameIn([before], command.placeId)}`;
    case "unlockStop":
      return `Unlocked ${nameIn([before], command.placeId)}`;
    case "removeStop":
      return `Removed ${nameIn([before], command.placeId)}`;
    case "addStop":
      return `Added ${nameIn([after], command.placeId)}`;
    case "moveStop":
    case "shiftStop":
      return `Moved ${nameIn([before], command.placeId)}`;
    case "timeStop":
      return `Set the time of ${nameIn([before], command.placeId)}`;
    case "stayStop":
      return `Set how long to stay at ${nameIn([before], command.placeId)}`;
    case "addOwnPlace":
      return `Added ${command.place.name}`;
    case "changeOwnPlace":
      return `Changed ${command.place.name}`;
    case "deleteOwnPlace":
      return `Deleted ${nameIn([before], command.placeId, "a place of your own")}`;
    case "changeMeal":
      return `Changed ${command.wish.meal} on ${formatWeekday(command.wish.date)}`;
    case "replaceStop":
      return `Replaced ${nameIn([before], command.placeId)} with ${nameIn([after], command.withId)}`;
    default:
      return undefined;
  }
}
