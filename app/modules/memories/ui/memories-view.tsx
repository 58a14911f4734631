import { Link } from "@remix-run/react";
import { MapFigure } from "#app/modules/maps/ui/map-figure";
import type { InTime } from "#app/modules/trips/shown/in-time";
import { formatClock, formatCount, formatDateRange, formatShortDate } from "#app/shared/format";
import type { MemoryDay, ShownPicture } from "../memories";
import { AddPictures } from "./add-pictures";
import { PictureFigure } from "./picture-figure";
import { PictureForm } from "./picture-form";
import type { PicturesProblem } from "./picture-form";

export interface MemoriesProps {
  tripId: string;
  name: string;
  destination: string;
  startDate: string;
  endDate: string;
  back: string;
  isOwner: boolean;
  standing: InTime;
  isShared: boolean;
  hasMap: boolean;
  counts: { stops: number; pictures: number };
  days: MemoryDay[];
  loose: ShownPicture[];
  problem?: PicturesProblem;
}

const dayName = ({ date, dayNumber }: Pick<MemoryDay, "date" | "dayNumber">): string =>
  dayNumber === undefined ? formatShortDate(date) : `Day ${dayNumber}, ${formatShortDate(date)}`;

function Pictures({ of, inWords, page }: { of: readonly ShownPicture[]; inWords: string; page: MemoriesProps }) {
  const days = page.days.map((day) => ({ value: day.date, label: dayName(day) }));
  return (
    <ul className="own-pictures" role="list">
      {of.map((picture, index) => (
        <li key={picture.id} id={`picture-${picture.id}`}>
          <PictureFigure tripId={page.tripId} picture={picture} name={`Picture ${index + 1}, ${inWords}`}>
            {page.isOwner && (
              <PictureForm picture={picture} days={days} isShared={page.isShared} problem={page.problem} />
            )}
          </PictureFigure>
        </li>
      ))}
    </ul>
  );
}

function Day({ day, page }: { day: MemoryDay; page: MemoriesProps }) {
  const heading = `memory-${day.date}`;
  return (
    <section className="stack memory-day" aria-labelledby={heading}>
      <h2 className="step-1 num" id={heading}>
        {dayName(day)}
      </h2>
      {day.stops.length > 0 && (
        <ul className="memory-stops" role="list">
          {day.stops.map(({ start, name }) => (
            <li key={`${start} ${name}`}>
              <span className="meta num">{formatClock(start)}</span> {name}
            </li>
          ))}
        </ul>
      )}
      {day.pictures.length > 0 && <Pictures of={day.pictures} inWords={dayName(day)} page={page} />}
    </section>
  );
}

/** A trip to relive: its map, its days with their stops and pictures, and the form that takes pictures. */
export function MemoriesView(page: MemoriesProps) {
  const { tripId, standing, counts, days, loose, isOwner } = page;
  const shown = days.filter((day) => day.stops.length > 0 || day.pictures.length > 0);
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <p className="back no-print">
          <Link to={page.back}>Back to the trip</Link>
        </p>
        <p className="eyebrow num">
          {page.destination} · {formatDateRange(page.startDate, page.endDate)}
        </p>
        <h1 className="step-3">{page.name}</h1>
        {standing !== "ahead" && (
          <p className="meta num">
            {[counts.stops > 0 && formatCount(counts.stops, "stop"), formatCount(counts.pictures, "picture")]
              .filter(Boolean)
              .join(" · ")}
          </p>
        )}
      </header>
      {standing === "ahead" ? (
        <p>Your pictures go here once the trip begins.</p>
      ) : (
        <>
          {page.hasMap && (
            <MapFigure
              src={`/trips/${tripId}/map.svg`}
              alt={`Map of the whole trip: ${formatCount(counts.stops, "stop")} in and around ${page.destination}.`}
              stops={[]}
              large={`/trips/${tripId}/map`}
            />
          )}
          {loose.length > 0 && (
            <section className="stack memory-day" aria-labelledby="loose-heading">
              <h2 className="step-1" id="loose-heading">
                Not on a day yet
              </h2>
              {isOwner && (
                <p className="meta no-print">
                  These don't say when they were taken, or it wasn't during the trip. Press Change to choose a day.
                </p>
              )}
              <Pictures of={loose} inWords="not on a day yet" page={page} />
            </section>
          )}
          {shown.map((day) => (
            <Day key={day.date} day={day} page={page} />
          ))}
          {isOwner && <AddPictures count={counts.pictures} problem={page.problem} />}
        </>
      )}
    </div>
  );
}
