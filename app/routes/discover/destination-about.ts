import type { Thing } from "#app/components/layout/share-card";
import type { DestinationView } from "#app/modules/discover/destination-page.server";

/** A place in the words of schema.org: its name, its location and its sights. */
export function touristDestination({ slug, place, hero, point, onMap }: DestinationView, origin: string): Thing {
  return {
    "@type": "TouristDestination",
    name: place.name,
    description: place.description,
    url: `${origin}/destination/${slug}`,
    image: { "@type": "ImageObject", url: `${origin}/art/${slug}.png`, caption: hero.alt },
    geo: { "@type": "GeoCoordinates", latitude: point.lat, longitude: point.lon },
    containedInPlace: { "@type": "Country", name: place.country },
    includesAttraction: onMap.map(({ name }) => ({ "@type": "TouristAttraction", name })),
  };
}
