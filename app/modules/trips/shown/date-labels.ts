import { formatShortDate } from "#app/shared/format";

/** As many dates as stand beside each other on the narrowest screen; of longer trips every other one is written. */
const MOST_DATES = 12;
/** So few dates have room for their weekdays. */
const MOST_WEEKDAYS = 6;

/** The dates under the days of a plot, each in the middle of its day: "Wed 12" where there is room, else "12". */
export function dateLabels(dates: readonly string[]): { at: number; text: string }[] {
  const each = Math.ceil(dates.length / MOST_DATES);
  return dates.flatMap((date, index) => {
    if (index % each > 0) return [];
    const [weekday, day] = formatShortDate(date).split(" ");
    return { at: (index + 0.5) / dates.length, text: `${dates.length <= MOST_WEEKDAYS ? `${weekday} ` : ""}${day}` };
  });
}
