import type { ReactNode } from "react";
import { DayNumber } from "#app/components/ui/day-number";
import { Icon } from "#app/components/ui/icon";
import { Pieces } from "#app/components/ui/pieces";
import { formatClock, formatCount, formatDate, formatWeekday } from "#app/shared/format";
import { formatRounded } from "#app/shared/money";
import { formatDistanceKm } from "#app/shared/units";
import { atLineStart } from "#app/shared/text";
import type { Units } from "#app/shared/units";
import type { DayLight } from "#app/modules/catalogue/hours/day-light";
import { isReportable, reportPath } from "#app/modules/reports/report-path";
import { estimateOfDay, unpricedLabel } from "../day/itinerary";
import type { ItineraryDay, ItineraryItem, Leg, NearbyTable, WayHome } from "../day/itinerary";
import { countActivities, mapId, stopId, stopNumbers } from "../day/stop-numbers";
import { WAYS_ARE_ESTIMATES, wayInWords } from "../day/way-in-words";
import { SplitAfternoon } from "./day-split";
import { HoursBar } from "./hours-bar";
import { HoursFacts } from "./hours-facts";

const SYMBOLS: Record<ItineraryItem["type"], string> = {
  attraction: "camera",
  experience: "ticket",
  restaurant: "fork-knife",
  transport: "train",
  hotel: "bed",
};

function Way({ leg, units }: { leg: Leg; units: Units }) {
  return (
    <li className="travel">
      <span aria-hidden="true" />
      <span className="num">
        {wayInWords(leg, units)}, {formatDistanceKm(leg.km, units)}
      </span>
      <span className="num">{leg.priceMinor > 0 ? formatRounded(leg.priceMinor) : ""}</span>
    </li>
  );
}

/** Other tables near a meal, closed until asked for. */
function Nearby({ tables, units }: { tables: NearbyTable[]; units: Units }) {
  return (
    <details className="nearby">
      <summary>More places to eat nearby</summary>
      <ul>
        {tables.map((table) => (
          <li key={table.placeId}>
            {table.name}{" "}
            <span className="meta num">
              {table.km < 0.1 ? "next door" : formatDistanceKm(table.km, units)}, {formatRounded(table.priceMinor)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where the day ends, and the way there. */
function Home({ way, units }: { way: WayHome; units: Units }) {
  return (
    <>
      {way.km >= 0.1 && <Way leg={way} units={units} />}
      <li className="hotel">
        <time className="num">{formatClock(way.arrive)}</time>
        <div>
          <p className="title">
            <Icon name={SYMBOLS.hotel} />
            Back at {way.to.name}
          </p>
        </div>
        <span className="num" />
      </li>
    </>
  );
}

function Line({
  item,
  units,
  isCurrent,
  note,
  picture,
  pin,
  actions,
}: {
  item: ItineraryDay["items"][number];
  units: Units;
  /** Whether it is now, or comes next. */
  isCurrent: boolean;
  /** The traveller's note at its place. */
  note?: string;
  /** The address of a drawing of it, as decoration. */
  picture?: string;
  /** Its number on the map of the day, the id to which its pin leads, and the map to which its number does. */
  pin?: { number: number; id: string; map: string };
  actions?: (item: ItineraryItem) => ReactNode;
}) {
  return (
    <>
      {item.legBefore && <Way leg={item.legBefore} units={units} />}
      <li className={item.type} id={pin?.id} data-place={item.placeId} aria-current={isCurrent ? "time" : undefined}>
        <time className="num">
          {formatClock(item.start)}
          {pin && (
            <a className="pin" href={`#${pin.map}`}>
              <span className="visually-hidden">Show on the map: </span>
              {pin.number}
            </a>
          )}
          {picture && (
            <img
              className="stop-picture no-print"
              src={picture}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              decoding="async"
            />
          )}
        </time>
        <div>
          <p className="title">
            <Icon name={SYMBOLS[item.type]} />
            <span className="visually-hidden">{item.type}: </span>
            {item.name}
            {item.localName && item.localName !== item.name && (
              <span className="meta" lang="und">
                {" "}
                {item.localName}
              </span>
            )}
            {item.locked && <span className="badge">Locked</span>}
          </p>
          <p className="meta">
            {atLineStart(item.location.name)} · <span className="num">until {formatClock(item.end)}</span>
            {item.fact && ` · ${item.fact}`}
          </p>
          {item.description && <p>{item.description}</p>}
          {item.why && <p className="why">{item.why}</p>}
          {item.tags.length > 0 && (
            <ul className="tags">
              {item.tags.slice(0, 3).map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
          {note && <p className="note">{note}</p>}
          {item.bookingUrl && (
            <p>
              <a
                className="target"
                href={item.bookingUrl}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Book directly: ${item.name}, opens a new window`}
              >
                Book directly
              </a>
            </p>
          )}
          {item.nearby && <Nearby tables={item.nearby} units={units} />}
          {actions?.(item)}
        </div>
        <span className="num">{item.priceMinor > 0 ? formatRounded(item.priceMinor) : unpricedLabel(item)}</span>
      </li>
    </>
  );
}

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
  /** The addresses of drawings of the stops, by place. */
  pictures?: Readonly<Record<string, string>>;
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
                    <Line
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
                  {day.wayHome && <Home way={day.wayHome} units={units} />}
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
