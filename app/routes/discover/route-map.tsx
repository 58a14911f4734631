import type { RouteMap as View } from "#app/modules/discover/route-map";
import { MAP } from "#app/modules/maps/map-frame";

/** The way through the places of a route, numbered in their order. */
export function RouteMap({ map, names }: { map: View; names: string[] }) {
  return (
    <svg
      className="route-map"
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      role="img"
      aria-label={`Map of the route: ${names.join(", ")}`}
    >
      <g transform={`scale(${1 / map.landUnits})`}>
        <path className="land" d={map.land} />
        <path className="borders" d={map.borders} />
      </g>
      <path className="way" d={map.line} />
      <path className="leaders" d={map.leaders} />
      {map.pins.map(({ x, y }, index) => (
        <g key={index}>
          <circle cx={x} cy={y} r="11" />
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
  );
}
