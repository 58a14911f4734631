import { Poster } from "#app/components/ui/poster";
import { MONTHS } from "#app/shared/months";
import type { PlaceInSeason, ShownPlace } from "../start-place";

const WIDTH = 240;
const STEP = WIDTH / 12;
const HEIGHT = 44;
/** The height of the coldest month's bar, as a share of the whole. */
const LEAST = 0.2;

/** The warmth of the year as twelve bars: the months of the trip in red, the best ones on a band. */
function YearStrip({ place }: { place: ShownPlace }) {
  const [coldest, warmest] = [Math.min(...place.highs), Math.max(...place.highs)];
  const share = (high: number): number => LEAST + ((1 - LEAST) * (high - coldest)) / Math.max(1, warmest - coldest);
  return (
    <svg className="year-strip" viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} aria-hidden="true" focusable="false">
      {place.highs.map((high, index) => {
        const month = index + 1;
        const tall = Math.round(share(high) * HEIGHT);
        return (
          <g key={month}>
            {place.best.includes(month) && <rect className="best" x={index * STEP} width={STEP} height={HEIGHT} />}
            <rect
              className={place.chosen.includes(month) ? "bar chosen" : "bar"}
              x={index * STEP + 6}
              y={HEIGHT - tall}
              width={STEP - 12}
              height={tall}
            />
            <text x={index * STEP + STEP / 2} y={HEIGHT + 13}>
              {MONTHS[index]?.charAt(0)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Stands beside the form of the first step, where there is room: the poster of the named place, and the way there. */
export function StartAside({
  place,
  from,
  inSeason,
  onTake,
}: {
  place: ShownPlace | null;
  from: string;
  inSeason: PlaceInSeason | null;
  /** Puts a place into the form, beside the values typed so far. */
  onTake: (name: string) => void;
}) {
  if (place)
    return (
      <aside className="start-aside stack" aria-label={`${place.name}, ${place.country}`}>
        <Poster src={place.picture} alt={place.picture.alt} />
        <p className="route-line">
          <span>{from || "From where?"}</span>
          <span>{place.name}</span>
        </p>
        <div>
          <YearStrip place={place} />
          <p className="meta">How warm it is through the year. The shaded months are best.</p>
        </div>
      </aside>
    );
  if (!inSeason) return null;
  return (
    <aside className="start-aside stack" aria-label="An idea">
      <Poster src={inSeason.picture} alt={inSeason.picture.alt} />
      <p>
        Not sure yet? {inSeason.name} is at its best in {inSeason.month}.
      </p>
      <a
        className="target"
        href={`/planner/start?destination=${inSeason.slug}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onTake(inSeason.name);
        }}
      >
        Plan {inSeason.name}
      </a>
    </aside>
  );
}
