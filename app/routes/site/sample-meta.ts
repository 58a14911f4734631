import type { MetaDescriptor } from "@remix-run/node";
import { shareCard, structuredData } from "#app/components/layout/share-card";

/** The facts about a sample in the head of its page. */
interface SampleHead {
  id: string;
  title: string;
  picture: { alt: string };
  days: readonly { theme: string }[];
}

/** The shared picture and schema.org words of a sample itinerary. */
export function sampleMeta(args: Parameters<typeof shareCard>[0], sample: SampleHead): MetaDescriptor[] {
  const { id, title, picture, days } = sample;
  const query = `?destination=${id}`;
  return [
    ...shareCard(args, {
      title: `Five days in ${title}, hour by hour`,
      description: "A whole itinerary with what it costs: sights when they're open, and walks you can manage.",
      slug: id,
      alt: picture.alt,
      query,
    }),
    ...structuredData(args, (origin) => [
      {
        "@type": "TouristTrip",
        name: `Five days in ${title}`,
        url: `${origin}/sample-itinerary${query}`,
        itinerary: {
          "@type": "ItemList",
          itemListElement: days.map(({ theme }, index) => ({ "@type": "ListItem", position: index + 1, name: theme })),
        },
      },
    ]),
  ];
}
