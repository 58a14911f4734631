import type { ReactNode } from "react";
import type { LiveGround, LiveGroup, LiveStop } from "../live/live-map";
import { mapAppLink, webMapLink } from "../map-links";
import { WAYS_IN_WORDS } from "../map-subject";

/** A day, or all of them, in the row above a map. */
export interface MapView {
  words: string;
  href: string;
  isShown: boolean;
}

/** A stop in the list. The map's script finds its point here, and makes the card of its pin of this line. */
function Stop({ stop }: { stop: LiveStop }) {
  const { id, mark, name, hours, fact, why, picture, more, lat, lon } = stop;
  return (
    <li id={id} data-stop={mark} data-name={name} data-lat={lat} data-lon={lon}>
      <a className="map-mark num" href="#map" data-show>
        <span className="visually-hidden">Show on the map: </span>
        {mark}
      </a>
      {picture && <img src={picture} alt="" width={64} height={64} loading="lazy" decoding="async" />}
      <div>
        <h3 className="stop-name">{name}</h3>
        {(hours !== undefined || fact !== undefined) && (
          <p className="meta num">{[hours, fact].filter(Boolean).join(" · ")}</p>
        )}
        {why && <p className="why">{why}</p>}
        <p className="row">
          <a className="target" href={mapAppLink({ lat, lon }, name)} data-directions>
            Directions<span className="visually-hidden"> to {name}, in your map app</span>
          </a>
          <a className="target" href={webMapLink({ lat, lon })} target="_blank" rel="noopener noreferrer">
            On the web<span className="visually-hidden">: {name}, opens a new window</span>
          </a>
          {more && (
            <a className="target" href={more.href}>
              {more.words}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}

/**
 * A map opened large beside the list of its stops. Without a script it is the drawing of the server; the script
 * (live/live-map.client.ts) puts a map in its place that can be moved, and links it with the list both ways.
 */
export function LargeMap({
  label,
  drawing,
  groups,
  ground,
  children,
}: {
  /** The map's subject, for its name. */
  label: string;
  /** What stands here without a script. */
  drawing: ReactNode;
  groups: readonly LiveGroup[];
  ground: LiveGround;
  /** Below the list. */
  children?: ReactNode;
}) {
  return (
    <div className="large-map" data-live-map={JSON.stringify(ground)} data-label={label}>
      <figure className="map" id="map">
        {drawing}
        <figcaption className="meta">
          {ground.ways.length > 0 && `${WAYS_IN_WORDS} `}
          <a className="nowrap" href="/legal/credits">
            © OpenStreetMap contributors, Natural Earth
          </a>
        </figcaption>
      </figure>
      <div className="map-list">
        {groups.map(({ id, heading, meta, stops }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 className="step-1" id={`${id}-heading`}>
              {heading}
            </h2>
            <p className="meta">{meta}</p>
            <ol role="list">
              {stops.map((stop) => (
                <Stop key={stop.id} stop={stop} />
              ))}
            </ol>
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}

/** The views of a map in one row. */
export function MapViews({ views, label }: { views: readonly MapView[]; label: string }) {
  if (views.length < 2) return null;
  return (
    <nav className="near-links" aria-label={label}>
      {views.map(({ words, href, isShown }) => (
        <a key={href} href={href} aria-current={isShown ? "page" : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}
