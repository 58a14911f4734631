import { Pieces } from "#app/components/ui/pieces";
import { MapFigure } from "#app/modules/maps/ui/map-figure";
import { reportPath } from "#app/modules/reports/report-path";
import type { DestinationView as View } from "#app/modules/discover/destination-page.server";

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
            {hours}.{checked && <i> {checked}.</i>}{" "}
            <a className="report-link" href={reportPath(id)}>
              Report a mistake<span className="visually-hidden"> {name}</span>
            </a>
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

/** The main sights of a first visit, and places to eat; the other places on request. */
export function Sights({
  view,
}: {
  view: Pick<View, "slug" | "place" | "sights" | "vignettes" | "onMap" | "beyondMap">;
}) {
  const { slug, place, sights, vignettes, onMap, beyondMap } = view;
  return (
    <section className="stack">
      <h2>What to see</h2>
      <p className="meta">
        {sights.checked}, unless a place says otherwise. Where we couldn't confirm them, ask before you go.
      </p>
      {onMap.length > 1 && (
        <MapFigure
          src={`/destination/${slug}/map.svg`}
          alt={`Map of ${place.name}: ${onMap.map(({ mark, name }) => `${mark} ${name}`).join(", ")}.`}
          stops={onMap}
          legend={beyondMap}
        />
      )}
      <SightList sights={sights.toSee} onMap={onMap} vignettes={vignettes} />
      <More label={`${sights.moreToSee.length} more to see`} sights={sights.moreToSee} />
      <h3 className="step-2">Where to eat</h3>
      <SightList sights={sights.toEat} />
      <More label={`${sights.moreToEat.length} more to eat and drink`} sights={sights.moreToEat} />
    </section>
  );
}
