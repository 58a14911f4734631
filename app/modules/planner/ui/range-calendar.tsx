import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { TRIP_LIMITS } from "#app/config/product";
import { formatDate, formatDateRange, formatDayMonth, formatLength, formatWeekday } from "#app/shared/format";
import { MONTHS, WEEKDAY_NAMES } from "#app/shared/months";
import { canChoose, chooseDay, dayByKey, openMonths, weeksOf } from "../range-calendar";
import type { DayRange } from "../range-calendar";
import type { StartPlace } from "../start-place";
import { useUsualFares } from "./use-usual-fares";
import type { ShownFares } from "./use-usual-fares";

interface RangeCalendarProps {
  /** The id of the panel, which its button names. */
  id: string;
  place: Pick<StartPlace, "name" | "highs" | "best" | "usual"> | null;
  /** The departure as it is typed. */
  from: string;
  range: DayRange;
  earliest: string;
  latest: string;
  onRange: (range: DayRange) => void;
  onClose: () => void;
}

const monthIndex = (month: string): number => Number(month.slice(5, 7)) - 1;
const monthName = (month: string): string => MONTHS[monthIndex(month)] ?? "";

/** The next thing to do, and the choice so far. */
function nextLine(range: DayRange, fares: ShownFares | null): string {
  if (range.start === "") return "Choose the day you leave.";
  if (range.end === "") return `You leave on ${formatDayMonth(range.start)}. Now choose the day you come back.`;
  const price = fares?.days[range.start]?.price;
  const cost = price ? `, usually about ${price} each to fly` : "";
  return `${formatDateRange(range.start, range.end)}, ${formatLength(range.start, range.end)}${cost}.`;
}

function dayLabel(day: string, fares: ShownFares | null): string {
  const price = fares?.days[day]?.price;
  return `${formatWeekday(day)} ${formatDate(day)}${price ? `, about ${price}` : ""}`;
}

function dayClass(day: string, { start, end }: DayRange): string | undefined {
  if (day === start || day === end) return "chosen";
  return start < day && day < end ? "between" : undefined;
}

/** The bar of a day's usual fare; the label of the day says it in figures. */
function FareBar({ fare }: { fare: ShownFares["days"][string] | undefined }) {
  if (!fare) return null;
  const top = 10 - 10 * fare.height;
  return (
    <svg className={fare.isLowest ? "fare lowest" : "fare"} viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden>
      <rect y={top} width="10" height={10 - top} />
    </svg>
  );
}

/**
 * One calendar for both days of a trip: a month at a time, with the usual weather at the named place and, where they
 * are known, the usual fares from the named departure. A grid of days as
 * in the ARIA practices: one day is in the order of the Tab key, arrows move by days and weeks, Page Up and Page Down
 * by months.
 */
export function RangeCalendar({ id, place, from, range, earliest, latest, onRange, onClose }: RangeCalendarProps) {
  const limits = { earliest, latest, maxNights: TRIP_LIMITS.maxNights };
  const months = openMonths(limits);
  const [at, setAt] = useState(range.start >= earliest ? range.start : earliest);
  const panel = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(true);
  const month = at.slice(0, 7);
  const fares = useUsualFares(place?.name ?? "", from.trim(), month, range);

  useEffect(() => {
    if (takesFocus.current) panel.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    takesFocus.current = false;
  }, [at]);

  useEffect(() => {
    const around = panel.current;
    const leave = ({ key }: { key: string }): void => void (key === "Escape" && onClose());
    around?.addEventListener("keydown", leave);
    return () => around?.removeEventListener("keydown", leave);
  }, [onClose]);

  function move(event: KeyboardEvent): void {
    const day = dayByKey(at, event.key);
    if (!day) return;
    event.preventDefault();
    if (!months.includes(day.slice(0, 7))) return;
    takesFocus.current = true;
    setAt(day);
  }

  return (
    <div ref={panel} id={id} className="range-calendar panel stack" role="group" aria-label="Calendar">
      <div className="months" role="group" aria-label="Month">
        {months.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === month}
            aria-label={`${monthName(one)} ${one.slice(0, 4)}`}
            className={place?.best.includes(monthIndex(one) + 1) ? "best" : undefined}
            onClick={() => setAt(one === months[0] ? earliest : `${one}-01`)}
          >
            {monthName(one).slice(0, 3)}
            {place && <small>{place.highs[monthIndex(one)]}°</small>}
          </button>
        ))}
      </div>
      <div>
        <p className="step-1" id={`${id}-month`} aria-live="polite">
          {monthName(month)} {month.slice(0, 4)}
        </p>
        {place && (
          <p className="meta num">
            Usually {place.usual[monthIndex(month)]}
            {place.best.includes(monthIndex(month) + 1) && `, one of the best months for ${place.name}`}.
          </p>
        )}
      </div>
      <table role="grid" aria-labelledby={`${id}-month`} aria-multiselectable="true" onKeyDown={move}>
        <thead>
          <tr>
            {WEEKDAY_NAMES.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) =>
                day ? (
                  <td key={day} aria-selected={dayClass(day, range) !== undefined} className={dayClass(day, range)}>
                    <button
                      type="button"
                      tabIndex={day === at ? 0 : -1}
                      aria-label={dayLabel(day, fares)}
                      aria-disabled={!canChoose(day, range, limits)}
                      onClick={() => {
                        setAt(day);
                        if (canChoose(day, range, limits)) onRange(chooseDay(range, day));
                      }}
                    >
                      {Number(day.slice(8))}
                      <FareBar fare={fares?.days[day]} />
                    </button>
                  </td>
                ) : (
                  <td key={weekday} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {fares && (
        <p className="meta num">
          {fares.line} {fares.note}
        </p>
      )}
      <p className="row spread">
        <span role="status">{nextLine(range, fares)}</span>
        <button type="button" className="button" onClick={onClose}>
          Done
        </button>
      </p>
    </div>
  );
}
