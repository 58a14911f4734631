import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon";
import type { SightPicture } from "#app/modules/pictures/photograph";
import { PhotographCredit, SightImage } from "#app/modules/pictures/ui/sight-picture";
import { formatClock } from "#app/shared/format";
import { formatRounded } from "#app/shared/money";
import { atLineStart } from "#app/shared/text";
import { formatDistanceKm } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import { foldsUp } from "./folded-line";
import { unpricedLabel } from "../day/itinerary";
import type { ItineraryDay, ItineraryItem, Leg, NearbyTable, WayHome } from "../day/itinerary";
import { wayInWords } from "../day/way-in-words";

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

/** The name of a line and, in one line, where it is, until when, and what to know at the door. */
function Heading({ item }: { item: ItineraryItem }) {
  return (
    <>
      <span className="title">
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
      </span>
      <span className="meta">
        {atLineStart(item.location.name)} · <span className="num">until {formatClock(item.end)}</span>
        {item.fact && ` · ${item.fact}`}
      </span>
    </>
  );
}

/** All that is told about a line beneath its heading. */
function About({ item, units }: { item: ItineraryItem; units: Units }) {
  return (
    <>
      {item.description && <p>{item.description}</p>}
      {item.why && <p className="why">{item.why}</p>}
      {item.tags.length > 0 && (
        <ul className="tags">
          {item.tags.slice(0, 3).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
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
    </>
  );
}

/**
 * A line of a day. Of a place of the catalogue the words are folded away; its heading, the traveller's note and what
 * can be done with it stay in sight. The address of its pin names the folded part, so that a browser opens it.
 */
export function DayLine({
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
  /** A drawing or a photograph of it, as decoration. */
  picture?: SightPicture;
  /** Its number on the map of the day, the id to which its pin leads, and the map to which its number does. */
  pin?: { number: number; id: string; map: string };
  actions?: (item: ItineraryItem) => ReactNode;
}) {
  const folds = foldsUp(item);
  return (
    <>
      {item.legBefore && <Way leg={item.legBefore} units={units} />}
      <li
        className={item.type}
        id={folds ? undefined : pin?.id}
        data-place={item.placeId}
        aria-current={isCurrent ? "time" : undefined}
      >
        <time className="num">
          {formatClock(item.start)}
          {pin && (
            <a className="pin" href={`#${pin.map}`}>
              <span className="visually-hidden">Show on the map: </span>
              {pin.number}
            </a>
          )}
          {picture && <SightImage className="stop-picture no-print" of={picture} size={56} />}
        </time>
        <div>
          {folds ? (
            <details className="stop" open={isCurrent}>
              <summary>
                <Heading item={item} />
              </summary>
              <div id={pin?.id}>
                <About item={item} units={units} />
                <PhotographCredit of={picture} />
              </div>
            </details>
          ) : (
            <>
              <Heading item={item} />
              <About item={item} units={units} />
              <PhotographCredit of={picture} />
            </>
          )}
          {note && <p className="note">{note}</p>}
          {actions?.(item)}
        </div>
        <span className="num">{item.priceMinor > 0 ? formatRounded(item.priceMinor) : unpricedLabel(item)}</span>
      </li>
    </>
  );
}

/** Where the day ends, and the way there. */
export function HomeLine({ way, units }: { way: WayHome; units: Units }) {
  return (
    <>
      {way.km >= 0.1 && <Way leg={way} units={units} />}
      <li className="hotel">
        <time className="num">{formatClock(way.arrive)}</time>
        <div>
          <span className="title">
            <Icon name={SYMBOLS.hotel} />
            Back at {way.to.name}
          </span>
        </div>
        <span className="num" />
      </li>
    </>
  );
}
