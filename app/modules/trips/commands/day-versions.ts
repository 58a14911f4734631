import { stopIdOf } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { formatWeekday } from "#app/shared/format";
import type { DayEdit } from "./edit-kinds";
import type { CommandOf, TripCommand } from "./trip-commands";

/** Edits that can be undone, one after the other; older ones are forgotten. */
export const MOST_VERSIONS = 20;

function nameIn(plans: readonly (Itinerary | undefined)[], placeId: string, unknown = "a stop"): string {
  for (const plan of plans)
    for (const day of plan?.days ?? []) for (const item of day.items) if (stopIdOf(item) === placeId) return item.name;
  return unknown;
}

interface Plans {
  before: Itinerary | undefined;
  after: Itinerary | undefined;
}
type Edit = "planDays" | "keepTimes" | DayEdit["kind"];

const moved = ({ placeId }: { placeId: string }, { before }: Plans): string => `Moved ${nameIn([before], placeId)}`;

/** The words for each edit of the days; undefined for one that the days of before still fit. */
const EDITS: { [K in Edit]: ((command: CommandOf<K>, plans: Plans) => string) | undefined } = {
  planDays: ({ date }) => (date ? `Replanned ${formatWeekday(date)}` : "Planned again"),
  keepTimes: () => "Changed your fixed times",
  lockStop: ({ placeId }, { before }) => `Locked ${nameIn([before], placeId)}`,
  unlockStop: ({ placeId }, { before }) => `Unlocked ${nameIn([before], placeId)}`,
  noteStop: undefined,
  keepFree: ({ date }) => `Kept time free on ${formatWeekday(date)}`,
  removeStop: ({ placeId }, { before }) => `Removed ${nameIn([before], placeId)}`,
  addStop: ({ placeId }, { after }) => `Added ${nameIn([after], placeId)}`,
  moveStop: moved,
  shiftStop: moved,
  timeStop: ({ placeId }, { before }) => `Set the time of ${nameIn([before], placeId)}`,
  stayStop: ({ placeId }, { before }) => `Set how long to stay at ${nameIn([before], placeId)}`,
  addOwnPlace: ({ place }) => `Added ${place.name}`,
  changeOwnPlace: ({ place }) => `Changed ${place.name}`,
  deleteOwnPlace: ({ placeId }, { before }) => `Deleted ${nameIn([before], placeId, "a place of your own")}`,
  changeMeal: ({ wish }) => `Changed ${wish.meal} on ${formatWeekday(wish.date)}`,
  replaceStop: ({ placeId, withId }, { before, after }) =>
    `Replaced ${nameIn([before], placeId)} with ${nameIn([after], withId)}`,
};

/**
 * An edit of the days as the button that takes it back names it: "Removed Kennin-ji".
 * @returns undefined for what is no edit of the days; the days of before no longer fit then
 */
export function editInWords(
  command: TripCommand,
  before: Itinerary | undefined,
  after: Itinerary | undefined,
): string | undefined {
  const said = (EDITS as Partial<Record<TripCommand["kind"], (command: TripCommand, plans: Plans) => string>>)[
    command.kind
  ];
  return said?.(command, { before, after });
}
