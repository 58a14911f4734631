import world from "#app/components/styles/world.svg?url";
import { Poster } from "#app/components/ui/poster";
import type { Picture } from "#app/modules/catalogue/art/poster-view";
import { reachIn } from "#app/modules/catalogue/explore/map-clusters";
import type { MapView } from "#app/modules/catalogue/explore/map-view";
import { formatCount } from "#app/shared/format";

interface Target {
  /** The target's position, in units of the drawing. */
  x: number;
  y: number;
  /** The number of places that the target stands for. */
  count: number;
  /** The place, or the places in words. */
  name: string;
  /** The link: to a closer view, or to the card of the place. */
  href: string;
}

/**
 * The map of a phone: a target is as large as a finger, and places that stand close together share one, which leads to
 * a closer view.
 */
export function MapTargets({ label, targets, view }: { label: string; targets: readonly Target[]; view: MapView }) {
  const reach = reachIn(view) / 2;
  return (
    <svg
      className="world-map map-targets"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="group"
      aria-label={label}
    >
      <use className="land" href={`${world}#land`} />
      {targets.map(({ x, y, count, name, href }) => (
        <a key={href} href={href} aria-label={count > 1 ? `${name}, ${formatCount(count, "place")}` : name}>
          <circle className="reach" cx={x} cy={y} r={reach} />
          <circle className="spot" cx={x} cy={y} r={reach * (count > 1 ? 0.7 : 0.32)} />
          {count > 1 && (
            <text x={x} y={y} dy="0.36em" fontSize={reach * 0.7} textAnchor="middle">
              {count}
            </text>
          )}
        </a>
      ))}
    </svg>
  );
}

interface Card {
  slug: string;
  name: string;
  country: string;
  perDay: number;
  bestMonths: string;
  picture: Picture;
}

/** The cards of the places on the map, each shown when its target is pressed; without a script too. */
export function MapCards({ cards }: { cards: readonly Card[] }) {
  return (
    <div className="map-cards">
      {cards.map(({ slug, name, country, perDay, bestMonths, picture }) => (
        <article key={slug} id={`card-${slug}`} className="panel map-card" aria-label={name}>
          <Poster {...picture} alt="" />
          <div>
            <h2 className="step-1">{name}</h2>
            <p className="meta">{country}</p>
            <p className="num">From ${perDay} a day</p>
            <p className="meta">Best in {bestMonths}</p>
            <p className="row">
              <a className="target" href={`/destination/${slug}`}>
                Open<span className="visually-hidden"> {name}</span>
              </a>
              <a className="target" href="#map">
                Back to the map
              </a>
            </p>
          </div>
        </article>
      ))}
    </div>
  );
}
