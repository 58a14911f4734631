import { expect, it } from "vitest";
import { breadcrumbs, shareCard, structuredData } from "./share-card";

const at = (pathname: string, origin?: string) => ({
  location: { pathname },
  matches: [{ id: "root", data: { origin } }],
});
const card = { title: "Kyoto", description: "Temples.", slug: "kyoto", alt: "A pagoda" };

it("shares a page with its picture under whole addresses", () => {
  const tags = shareCard(at("/destination/kyoto", "https://voyance.example"), card);
  expect(tags).toContainEqual({ property: "og:url", content: "https://voyance.example/destination/kyoto" });
  expect(tags).toContainEqual({ property: "og:image", content: "https://voyance.example/art/kyoto.png" });
  expect(tags).toContainEqual({ property: "og:image:alt", content: "A pagoda" });
  expect(tags).toContainEqual({ property: "og:type", content: "website" });
});

it("says nothing while the address of the product is not known", () => {
  expect(shareCard(at("/"), card)).toEqual([]);
  expect(structuredData(at("/"), () => [{ "@type": "Thing" }])).toEqual([]);
});

it("tells search engines the way to a page", () => {
  const [said] = structuredData(at("/destination/kyoto", "https://voyance.example"), (origin) => [
    breadcrumbs(origin, [
      ["Destinations", "/destinations"],
      ["Kyoto", "/destination/kyoto"],
    ]),
  ]);
  expect(said).toEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Destinations", item: "https://voyance.example/destinations" },
        { "@type": "ListItem", position: 2, name: "Kyoto", item: "https://voyance.example/destination/kyoto" },
      ],
    },
  });
});
