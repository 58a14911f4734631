import world from "#app/components/styles/world.svg?url";

interface WorldMapProps {
  /** What is seen, in words. */
  label: string;
  spots: { slug: string; name: string; x: number; y: number; isStrong?: boolean }[];
  /** The part of the drawing that is shown, in its units. */
  view: { x: number; y: number; width: number; height: number };
  /** Whether each spot leads to its place. */
  isChoice?: boolean;
}

/** Land, and a dot for each place. A list of the same places stands beside it wherever it is a way to choose. */
export function WorldMap({ label, spots, view, isChoice = false }: WorldMapProps) {
  // Many dots on a wide map are small ones; a single place may be plain to see.
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
