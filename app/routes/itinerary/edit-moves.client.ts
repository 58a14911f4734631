import { watchDrags } from "#app/modules/itinerary/drag/drag-stops.client";
import type { Drop } from "#app/modules/itinerary/drag/drop-target.client";
import { WAIT_WORDS } from "#app/modules/offline/waiting-forms";
import { formatWeekday } from "#app/shared/format";

/**
 * Lets the stops of a list of days be dragged, and sends the move.
 * @param dates of the days, by their number
 * @param move gets the fields of the menu's own form, and the stop's new place in words, such as "Ueno Park before
 * lunch"
 * @returns a function that undoes all of it
 */
export function watchMoves(
  root: HTMLElement,
  dates: readonly string[],
  move: (fields: Record<string, string>, words: string) => void,
): () => void {
  return watchDrags(root, dates, ({ placeId, date, beside, name }: Drop) => {
    const words = `${name} ${beside ? `${beside.side} ${beside.name}` : `to ${formatWeekday(date)}`}`;
    const fields = {
      intent: "move-stop",
      // Read by the list of waiting forms; the planner goes by the other fields.
      [WAIT_WORDS]: `Move ${words}`,
      placeId,
      date,
      ...(beside && { beside: beside.placeId, side: beside.side }),
    };
    move(fields, words);
  });
}
