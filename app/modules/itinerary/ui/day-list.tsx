import type { ReactNode } from "react";
import { DayNumber } from "#app/components/ui/day-number";
import { Pieces } from "#app/components/ui/pieces";
import { formatCount, formatDate, formatWeekday } from "#app/shared/format";
import { formatRounded } from "#app/shared/money";
import { formatDistanceKm } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import type { DayLight } from "#app/modules/catalogue/hours/day-light";
import type { SightPicture } from "#app/modules/pictures/photograph";
import { SightImage } from "#app/modules/pictures/ui/sight-picture";
import { isReportable, reportPath } from "#app/modules/reports/report-path";
import { estimateOfDay } from "../day/itinerary";
import type { ItineraryDay, ItineraryItem } from "../day/itinerary";
import { countActivities, mapId, stopId, stopNumbers } from "../day/stop-numbers";
import { WAYS_ARE_ESTIMATES } from "../day/way-in-words";
import { DayLine, HomeLine } from "./day-line";
import { SplitAfternoon } from "./day-split";
import { HoursBar } from "./hours-bar";
import { HoursFacts } from "./hours-facts";

/** Where to tell that something is wrong with a place of a day; once a day and closed, since it is asked for rarely. */
function ReportPlaces({ items }: { items: readonly ItineraryItem[] }) {
  const places = new Map(
    items.flatMap(({ placeId, name }) => (isReportable(placeId) ? [[placeId, name] as const] : [])),
  );
  if (places.size === 0) return null;
  return (
    <details className="more report-places no-print">
      <summary>Report a mistake</summary>
      <ul className="plain">
        {[...places].map(([placeId, name]) => (
          <li key={placeId}>
            <a className="report-link" href={reportPath(placeId)}>
              Tell us about {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The pictures of a day's stops, in their order. */
function picturesOf(
  { items }: ItineraryDay,
  pictures: Readonly<Record<string, SightPicture>> | undefined,
): SightPicture[] {
  return [...new Set(items.flatMap(({ placeId }) => (placeId && pictures?.[placeId]) || []))];
}

/** So many pictures stand beside the name of a day. */
const MOST_PICTURES = 5;

/** What a day is about, in the pictures of its first stops: decoration beside its name. */
function DayPictures({ sources }: { sources: readonly SightPicture[] }) {
  if (sources.length === 0) return null;
  return (
    <span className="day-pictures no-print">
      {sources.slice(0, MOST_PICTURES).map((source) => (
        <SightImage key={typeof source === "string" ? source : source.base} of={source} size={44} />
      ))}
    </span>
  );
}

/** The number of a line on the map of its day. */
function pinOf(day: ItineraryDay, place: number): { number: number; id: string; map: string } | undefined {
  const number = stopNumbers(day)[place];
  return number === undefined ? undefined : { number, id: stopId(day.dayNumber, number), map: mapId(day.dayNumber) };
}

/** The days of a trip: one open at a time, the first at the start (CHECKLIST TRIP-36 to TRIP-40). */
export function DayList({
  days,
  units = "metric",
  actions,
  dayActions,
  dayMap,
  notes,
  pictures,
  openDate,
  current,
  holidays,
  light,
}: {
  days: ItineraryDay[];
  units?: Units;
  actions?: (item: ItineraryItem, day: ItineraryDay) => ReactNode;
  /** Actions on a day as a whole; under its stops. */
  dayActions?: (day: ItineraryDay) => ReactNode;
  /** The map of a day, above its stops or beside them; they are numbered then. */
  dayMap?: (day: ItineraryDay) => ReactNode;
  /** The traveller's notes, by place. */
  notes?: Readonly<Record<string, string>>;
  /** Drawings and photographs of the stops, by place. */
  pictures?: Readonly<Record<string, SightPicture>>;
  openDate?: string;
  /** The stop that is now or comes next, by its id. */
  current?: string;
  /** Public holidays for days that were planned before days had notes, by date. */
  holidays?: Readonly<Record<string, string>>;
  /** When the sun rises and sets, by date. */
  light?: Readonly<Record<string, DayLight>>;
}) {
  return (
    <>
      {days.map((day, index) => {
        const activities = countActivities(day);
        return (
          <details
            key={day.date}
            className="day"
            name="day"
            open={openDate ? openDate === day.date : index === 0}
            id={`day-${day.dayNumber}`}
          >
            <summary>
              <DayNumber number={day.dayNumber} />
              <span>
                <b>
                  {formatWeekday(day.date)} {formatDate(day.date)}
                </b>
                <span className="meta num">
                  <Pieces
                    of={[
                      day.theme,
                      activities > 0 || day.items.length === 0
                        ? formatCount(activities, "activity", "activities")
                        : undefined,
                      day.walkKm > 0 ? `${formatDistanceKm(day.walkKm, units)} on foot` : undefined,
                    ]}
                  />
                </span>
                {(day.notes ?? [holidays?.[day.date] ?? []].flat()).map((note) => (
                  <span key={note} className="meta day-note">
                    {note}
                  </span>
                ))}
              </span>
              <DayPictures sources={picturesOf(day, pictures)} />
              <span className="num">{estimateOfDay(day) > 0 ? formatRounded(estimateOfDay(day)) : ""}</span>
              {day.items.length > 0 && <HoursBar day={day} light={light?.[day.date]} />}
            </summary>
            {day.items.length > 0 && <HoursFacts day={day} light={light?.[day.date]} />}
            {day.items.length === 0 ? (
              <p className="meta">No activities planned for this day</p>
            ) : (
              <div className={dayMap ? "day-body" : undefined}>
                {dayMap?.(day)}
                <ol className="timeline">
                  {day.items.map((item, place) => (
                    <DayLine
                      key={item.id}
                      item={item}
                      units={units}
                      isCurrent={item.id === current}
                      note={item.placeId && notes?.[item.placeId]}
                      picture={item.placeId && pictures?.[item.placeId]}
                      pin={dayMap && pinOf(day, place)}
                      actions={actions && ((one) => actions(one, day))}
                    />
                  ))}
                  {day.wayHome && <HomeLine way={day.wayHome} units={units} />}
                </ol>
              </div>
            )}
            {dayActions?.(day)}
            <ReportPlaces items={day.items} />
            {day.split && <SplitAfternoon split={day.split} />}
          </details>
        );
      })}
      {days.some(({ items }) => items.some(({ legBefore }) => legBefore)) && (
        <p className="meta">{WAYS_ARE_ESTIMATES}</p>
      )}
    </>
  );
}
