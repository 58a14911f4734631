import world from "#app/components/styles/world.svg?url";

interface WorldMapProps {
  /** The content of the map, in words. */
  label: string;
  spots: { slug: string; name: string; x: number; y: number; isStrong?: boolean }[];
  /** The visible part of the drawing, in its units. */
  view: { x: number; y: number; width: number; height: number };
  /** Whether each spot is a link to its place. */
  isChoice?: boolean;
}

/** Land, and a dot for each place. Where the map is a way to choose, a list of the same places stands beside it. */
export function WorldMap({ label, spots, view, isChoice = false }: WorldMapProps) {
  // Many dots on a wide map are small; a single place may be easy to see.
  const radius = Math.round(view.width / (view.width > 2000 ? 240 : spots.length > 1 ? 130 : 90));
  return (
    <svg
      className="world-map"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role={isChoice ? "group" : "img"}
      aria-label={label}
    >
      <use className="land" href={`${world}#land`} />
      {spots.map(({ slug, name, x, y, isStrong }) => {
        const dot = (
          <circle
            className={isStrong ? "spot strong" : "spot"}
            cx={x}
            cy={y}
            r={isStrong ? Math.round(radius * 1.4) : radius}
          />
        );
        return isChoice ? (
          <a key={slug} href={`/destination/${slug}`} aria-label={name}>
            <title>{name}</title>
            <circle className="reach" cx={x} cy={y} r={radius * 2} />
            {dot}
          </a>
        ) : (
          <g key={slug}>{dot}</g>
        );
      })}
    </svg>
  );
}
