import { Link } from "@remix-run/react";
import { Poster } from "#app/components/ui/poster";
import type { HomePage } from "#app/modules/discover/home-page.server";

/** Places side by side. @param at the address that each place's slug is added to */
export function PlaceGrid({ places, at }: { places: HomePage["inSeason"]; at: string }) {
  return (
    <div className="grid four">
      {places.map((place) => (
        <Link key={place.slug} className="place" to={at + place.slug}>
          <Poster {...place.picture} />
          <span className="name">{place.name}</span>
          <span className="facts">
            <span>{place.country}</span>
            <span className="num">From ${place.perDay}/day</span>
          </span>
          <span className="meta">{place.tagline}</span>
        </Link>
      ))}
    </div>
  );
}
