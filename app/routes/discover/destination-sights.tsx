import { Pieces } from "#app/components/ui/pieces";
import { USUAL_FACTS } from "#app/modules/catalogue/places/place-facts";
import { MapFigure } from "#app/modules/maps/ui/map-figure";
import { reportPath } from "#app/modules/reports/report-path";
import type { DestinationView as View } from "#app/modules/discover/destination-page.server";

type ViewOfSights = Pick<View, "slug" | "place" | "sights" | "vignettes" | "onMap" | "beyondMap">;
type Sight = View["sights"]["toSee"][number];

interface SightListProps {
  sights: Sight[];
  onMap?: View["onMap"];
  /** Small pictures by the id of the place, as decoration. */
  vignettes?: View["vignettes"];
}

function SightList({ sights, onMap = [], vignettes }: SightListProps) {
  const marks = new Map(onMap.map(({ placeId, mark }) => [placeId, mark]));
  return (
    <ul className="plain ruled sights">
      {sights.map(({ id, name, page, district, price, note, hours, checked }) => (
        <li
          key={name}
          id={marks.has(id) ? `sight-${marks.get(id)}` : undefined}
          className={vignettes?.[id] ? "with-vignette" : undefined}
        >
          {vignettes?.[id] && (
            <img
              className="vignette"
              src={vignettes[id]}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              decoding="async"
            />
          )}
          <b>
            {marks.has(id) && <span className="map-mark">{marks.get(id)}</span>}
            {page ? (
              <a href={page} rel="noopener noreferrer">
                {name}
              </a>
            ) : (
              name
            )}
          </b>
          <span className="meta num">
            <Pieces of={[district, price === 0 ? "free" : `about $${price}`]} />
          </span>
          {note}
          <p className="meta num">
            {hours}.{checked && <i> {checked}.</i>}
          </p>
        </li>
      ))}
    </ul>
  );
}

function More({ label, sights }: { label: string; sights: Sight[] }) {
  if (sights.length === 0) return null;
  return (
    <details className="more">
      <summary>{label}</summary>
      <SightList sights={sights} />
    </details>
  );
}

/** The map of the main sights, with their marks; nothing for a single one. */
export function SightsMap({ view: { slug, place, onMap, beyondMap } }: { view: ViewOfSights }) {
  if (onMap.length < 2) return null;
  return (
    <MapFigure
      src={`/destination/${slug}/map.svg`}
      alt={`Map of ${place.name}: ${onMap.map(({ mark, name }) => `${mark} ${name}`).join(", ")}.`}
      stops={onMap}
      legend={beyondMap}
    />
  );
}

/** The way to tell of a fault, by the place it is about. */
function Reports({ sights }: { sights: View["sights"] }) {
  const all = [...sights.toSee, ...sights.moreToSee, ...sights.toEat, ...sights.moreToEat];
  return (
    <details className="more">
      <summary>Report a mistake</summary>
      <ul className="plain before-links">
        {all.map(({ id, name }) => (
          <li key={id}>
            <a className="target" href={reportPath(id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The main sights of a first visit, and places to eat; the other places on request. */
export function Sights({ view: { sights, vignettes, onMap } }: { view: ViewOfSights }) {
  return (
    <>
      <section className="stack" id="see">
        <h2>What to see</h2>
        <p className="meta">{USUAL_FACTS}</p>
        <SightList sights={sights.toSee} onMap={onMap} vignettes={vignettes} />
        <More label={`${sights.moreToSee.length} more to see`} sights={sights.moreToSee} />
      </section>
      <section className="stack" id="eat">
        <h2>Where to eat</h2>
        <SightList sights={sights.toEat} />
        <More label={`${sights.moreToEat.length} more to eat and drink`} sights={sights.moreToEat} />
        <Reports sights={sights} />
      </section>
    </>
  );
}
