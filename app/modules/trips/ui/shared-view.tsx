import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Poster } from "#app/components/ui/poster";
import type { Picture } from "#app/modules/catalogue/art/poster-view";
import type { DayLight } from "#app/modules/catalogue/hours/day-light";
import type { SightPicture } from "#app/modules/pictures/photograph";
import type { PlanningStep } from "#app/modules/itinerary/day/planning-step";
import { placeInSentence } from "../trip/seal";
import type { TripView } from "../shown/trip-view";
import { TripStrip } from "./trip-strip";
import { TripDetails } from "./trip-details";
import { formatCount, formatDateRange } from "#app/shared/format";
import type { Units } from "#app/shared/units";

/** A shared trip as its readers see it. */
export interface SharedTripPage {
  trip: TripView;
  holidays: Record<string, string>;
  light: Record<string, DayLight>;
  pictures: Record<string, SightPicture>;
  units: Units;
  planning: PlanningStep | undefined;
  openDate: string | undefined;
  /** What flights and stay come to, in words; null where prices are hidden. */
  about: string | null;
  picture: Picture | null;
}

/** A shared trip, to be read. @param children stands below its days */
export function SharedTripView({ page, children }: { page: SharedTripPage; children: ReactNode }) {
  const { trip, holidays, light, pictures, units, about, picture, planning, openDate } = page;
  return (
    <div className="wrap page stack wide-gap">
      {picture && (
        <div className="banner">
          <Poster {...picture} isFirst />
        </div>
      )}
      <header className="stack">
        <p className="eyebrow num">
          {formatDateRange(trip.startDate, trip.endDate)} · {formatCount(trip.travellers, "traveller")}
        </p>
        <h1>{trip.name}</h1>
        <p className="meta">A trip to {placeInSentence(trip.destination)}, shared with you to read.</p>
        {trip.strip && <TripStrip strip={trip.strip} />}
      </header>
      <TripDetails
        trip={trip}
        units={units}
        holidays={holidays}
        light={light}
        pictures={pictures}
        openDate={openDate}
        planning={planning}
        maps={`/trips/${trip.id}/shared/map.svg`}
      />
      {children}
      {about && <p className="meta num">{about}</p>}
      <p>
        <Link className="button" to="/planner/start">
          Plan a trip of your own
        </Link>
      </p>
    </div>
  );
}
