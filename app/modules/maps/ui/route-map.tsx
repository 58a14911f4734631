import { MAP } from "../map-frame";
import { PIN_RADIUS } from "../route-map";
import type { MapMeans, RouteMap as View } from "../route-map";

const KEY: Record<MapMeans, string> = {
  train: "Train",
  coach: "Coach",
  car: "Car",
  ferry: "Ferry",
  flight: "Plane",
};

/** A way in the manner of its means; a railway is a line with a lighter one on it. */
function Way({ by, d }: { by: MapMeans; d: string }) {
  return (
    <>
      <path className={`way ${by}`} d={d} />
      {by === "train" && <path className="way sleepers" d={d} />}
    </>
  );
}

/** The way through the places of a trip, numbered in their order, and a key to its lines. */
export function RouteMap({ map, title }: { map: View; title: string }) {
  return (
    <figure className="route-figure">
      <svg
        className="route-map"
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        role="img"
        aria-label={`${title}: ${map.words}`}
      >
        <g transform={`scale(${1 / map.landUnits})`}>
          <path className="land" d={map.land} />
          <path className="borders" d={map.borders} />
        </g>
        {map.ways.map((way) => (
          <Way key={way.by} {...way} />
        ))}
        <path className="leaders" d={map.leaders} />
        {map.pins.map(({ x, y }, index) => (
          <g key={index}>
            <circle cx={x} cy={y} r={PIN_RADIUS} />
            <text className="number" x={x} y={y + 5} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
        {map.names.map(({ text, x, y, anchor }) => (
          <text key={`${text}${y}`} className="name" x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </svg>
      {map.ways.length > 0 && (
        <figcaption className="meta route-key">
          {map.ways.map(({ by }) => (
            <span key={by}>
              <svg className="route-map" viewBox="0 0 34 10" aria-hidden="true">
                <Way by={by} d={by === "flight" ? "M2 8Q17-1 32 8" : "M2 5H32"} />
              </svg>
              {KEY[by]}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
