import { Poster } from "#app/components/ui/poster";
import type { StepShows } from "#app/modules/content/texts/five-steps";
import type { ShownBySteps } from "#app/modules/discover/how-it-works.server";
import { HoursBar } from "#app/modules/itinerary/ui/hours-bar";
import { HoursFacts } from "#app/modules/itinerary/ui/hours-facts";
import { MONTHS } from "#app/shared/months";

/** A step at work: places to choose from, or a day as the planner lays it out. */
export function StepShown({ shows, shown, month }: { shows: StepShows; shown: ShownBySteps; month: number }) {
  switch (shows) {
    case "places":
      return (
        <nav className="guide-places" aria-label={`Good in ${MONTHS[month - 1]}`}>
          {shown.places.map(({ slug, name, picture }) => (
            <a key={slug} className="place" href={`/destination/${slug}`}>
              <Poster {...picture} />
              <span className="name">{name}</span>
            </a>
          ))}
        </nav>
      );
    case "day":
      return (
        <figure className="plot-figure">
          <figcaption>
            <a href={shown.day.address}>
              Day {shown.day.day.dayNumber} of our sample in {shown.day.place}
            </a>
            : {shown.day.day.theme}
          </figcaption>
          <HoursBar day={shown.day.day} light={shown.day.light} />
          <HoursFacts day={shown.day.day} light={shown.day.light} />
        </figure>
      );
  }
}
