import { USUAL_FACTS } from "#app/modules/catalogue/places/place-facts";
import { MapFigure } from "#app/modules/maps/ui/map-figure";
import { PhotographCredit, SightImage } from "#app/modules/pictures/ui/sight-picture";
import { reportPath } from "#app/modules/reports/report-path";
import type { DestinationView as View } from "#app/modules/discover/destination-page.server";

type ViewOfSights = Pick<View, "slug" | "place" | "sights" | "pictures" | "onMap" | "beyondMap">;
type Sight = View["sights"]["toSee"][number];

interface SightListProps {
  sights: Sight[];
  onMap?: View["onMap"];
  /** Small pictures by the id of the place, as decoration. */
  pictures: View["pictures"];
}

function SightList({ sights, onMap = [], pictures }: SightListProps) {
  const marks = new Map(onMap.map(({ placeId, mark }) => [placeId, mark]));
  return (
    <ul className="plain ruled sights">
      {sights.map(({ id, name, page, district, price, note, hours, checked }) => (
        <li
          key={name}
          id={marks.has(id) ? `sight-${marks.get(id)}` : undefined}
          className={pictures[id] ? "with-picture" : undefined}
        >
          {pictures[id] && <SightImage className="sight-picture" of={pictures[id]} size={72} />}
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
          <p>{note}</p>
          <p className="meta num">
            {district}, {price === 0 ? "free" : `about $${price}`}. {hours}.{checked && <i> {checked}.</i>}
          </p>
          <PhotographCredit of={pictures[id]} />
        </li>
      ))}
    </ul>
  );
}

/** The first of a list, and the others on request. */
function FirstOf({ first, more, ...list }: SightListProps & { first: number; more: string }) {
  const others = list.sights.slice(first);
  return (
    <>
      <SightList {...list} sights={list.sights.slice(0, first)} />
      {others.length > 0 && (
        <details className="more">
          <summary>
            {others.length} more {more}
          </summary>
          <SightList {...list} sights={others} />
        </details>
      )}
    </>
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

/** Places that are told at once; the map shows more sights. */
const FIRST_SIGHTS = 5;
const FIRST_TABLES = 3;

/** The main sights of a first visit, and places to eat; the other places on request. */
export function Sights({ view: { sights, pictures, onMap } }: { view: ViewOfSights }) {
  return (
    <>
      <section className="stack" id="see">
        <h2>What to see</h2>
        <p className="meta">{USUAL_FACTS}</p>
        <FirstOf
          first={FIRST_SIGHTS}
          more="to see"
          sights={[...sights.toSee, ...sights.moreToSee]}
          onMap={onMap}
          pictures={pictures}
        />
      </section>
      <section className="stack" id="eat">
        <h2>Where to eat</h2>
        <FirstOf
          first={FIRST_TABLES}
          more="to eat and drink"
          sights={[...sights.toEat, ...sights.moreToEat]}
          pictures={pictures}
        />
        <Reports sights={sights} />
      </section>
    </>
  );
}
