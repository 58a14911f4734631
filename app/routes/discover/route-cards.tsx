import { Pieces } from "#app/components/ui/pieces";
import { AT_ONCE } from "#app/components/ui/poster";
import type { RouteCardView } from "#app/modules/discover/route-card";

/** The posters of the places of a route beside each other, as one picture: their names stand in the text. */
export function PosterStrip({ pictures, isFirst = false }: { pictures: RouteCardView["pictures"]; isFirst?: boolean }) {
  return (
    <span className="poster strip">
      {pictures.map(({ src, width, height }) => (
        <img
          key={src}
          src={src}
          alt=""
          width={width}
          height={height}
          loading={isFirst ? "eager" : "lazy"}
          {...(isFirst && AT_ONCE)}
          decoding="async"
        />
      ))}
    </span>
  );
}

/** Routes in a grid; each card leads to its route. */
export function RouteGrid({ routes, isFirstEager = false }: { routes: RouteCardView[]; isFirstEager?: boolean }) {
  return (
    <ul className="grid route-grid" role="list">
      {routes.map((route, index) => (
        <li key={route.slug}>
          <a className="place" href={`/explore/routes/${route.slug}`}>
            <PosterStrip pictures={route.pictures} isFirst={isFirstEager && index === 0} />
            <span className="name">{route.title}</span>
            <span>{route.places}</span>
            <span className="meta num">
              <Pieces of={route.facts} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
