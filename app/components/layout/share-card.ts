import type { MetaDescriptor } from "@remix-run/node";
import { PRODUCT, SHARED_PICTURE } from "#app/config/product";

interface Place {
  location: { pathname: string };
  matches: { id: string; data: unknown }[];
}

/** The card of a page where a link to it is shared. */
interface ShareCard {
  title: string;
  description: string;
  /** The destination whose poster the card shows. */
  slug: string;
  /** The content of the poster, in words. */
  alt: string;
  type?: "website" | "article";
  /** The query that belongs to the page itself, with its question mark. */
  query?: string;
}

const originOf = ({ matches }: Place): string | undefined =>
  (matches.find(({ id }) => id === "root")?.data as { origin?: string } | undefined)?.origin;

/** Open Graph tags of a page, for its `meta`; none while the address of the product is not known. */
export function shareCard(
  place: Place,
  { title, description, slug, alt, type = "website", query = "" }: ShareCard,
): MetaDescriptor[] {
  const origin = originOf(place);
  if (!origin) return [];
  const tag = (property: string, content: string): MetaDescriptor => ({ property: `og:${property}`, content });
  return [
    tag("site_name", PRODUCT.name),
    tag("type", type),
    tag("title", title),
    tag("description", description),
    tag("url", `${origin}${place.location.pathname}${query}`),
    tag("image", `${origin}/art/${slug}.png`),
    tag("image:width", String(SHARED_PICTURE.width)),
    tag("image:height", String(SHARED_PICTURE.height)),
    tag("image:alt", alt),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** A thing in the words of schema.org. */
export type Thing = { "@type": string } & Record<string, unknown>;

/** The subject of a page for search engines, for its `meta`. @param things made with the address of the product */
export function structuredData(place: Place, things: (origin: string) => Thing[]): MetaDescriptor[] {
  const origin = originOf(place);
  if (!origin) return [];
  return things(origin).map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } }));
}

/** The way to a page from the first one (schema.org BreadcrumbList). */
export function breadcrumbs(origin: string, way: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
