/**
 * Discovery offline: explore, its collections, the handpicked list and a place in short, drawn on the device from the
 * bundles by the components and the search of the server. Loaded only for a page that cannot be fetched.
 */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { DestinationsBundle, ExploreBundle } from "#app/modules/catalogue/explore/bundles";
import { isExploreBundle } from "#app/modules/catalogue/explore/bundles";
import { readDestinations } from "#app/modules/catalogue/explore/discover-bundle";
import type { DeviceDestination, DiscoverBundle } from "#app/modules/catalogue/explore/discover-bundle";
import { DEFAULT_FILTER_OPTIONS, NO_FILTERS } from "#app/modules/catalogue/search/explore-filters";
import { findAmong } from "#app/modules/catalogue/explore/explore-find";
import { onMap } from "#app/modules/catalogue/explore/map-view";
import { foldName, otherNames } from "#app/modules/catalogue/places/place-names";
import { departureFinder } from "#app/modules/catalogue/search/query-origin";
import { COLLECTION_SIZE, cardsOf, foundCards, seasonBlocks, styleBlocks } from "#app/modules/discover/explore-blocks";
import { DESTINATIONS_BUNDLE, DISCOVER_BUNDLE, EXPLORE_BUNDLE } from "#app/modules/offline/discovery";
import { SeasonsView, StylesView } from "#app/routes/discover/collection-views";
import { DestinationShort } from "#app/routes/discover/destination-short";
import { DestinationsView, destinationGroups } from "#app/routes/discover/destinations-view";
import { ExploreView } from "#app/routes/discover/explore-view";

/** A page as it is put into the offline frame. */
export interface DrawnPage {
  title: string;
  html: string;
}

interface Shelf {
  explore: ExploreBundle;
  destinations: DeviceDestination[];
  month: number;
}

interface Drawing {
  title: string;
  page: ReactElement;
}

/** A guide whose page is on the device. */
export interface KeptGuide {
  slug: string;
  title: string;
}

async function read<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}

const pictures =
  (destinations: readonly DeviceDestination[]) =>
  (slug: string): DeviceDestination["picture"] =>
    destinations.find((one) => one.slug === slug)?.picture ?? { src: "", alt: "", width: 600, height: 800 };

/** Departures on the device are our own places: the table of all airports stays on the server. */
const departuresAmong = (destinations: readonly DeviceDestination[]) =>
  departureFinder((name) => {
    const own = destinations.find((one) => [one.name, ...otherNames(one.slug)].some((each) => foldName(each) === name));
    return own && { city: own.name, airports: own.airports, point: { lat: own.lat, lon: own.lon } };
  });

function drawExplore({ explore, destinations, month }: Shelf, url: URL, guides: readonly KeptGuide[]): Drawing {
  const pictureOf = pictures(destinations);
  const found = findAmong(
    {
      all: destinations,
      itemOf: ({ item }) => item,
      month,
      findDeparture: departuresAmong(destinations),
    },
    url.searchParams,
  );
  const shelf = { bundle: explore, filters: found.filters, pictureOf };
  const search = foundCards(found, pictureOf);
  return {
    title: "Explore the world with style · Voyance",
    page: (
      <ExploreView
        options={DEFAULT_FILTER_OPTIONS}
        search={search}
        {...(!search.isActive && {
          collections: {
            seasons: { status: "ready", value: seasonBlocks(shelf, month) },
            styles: { status: "ready", value: styleBlocks(shelf) },
            spotlight: { status: "ready", value: cardsOf(explore.spotlight, pictureOf) },
          },
        })}
        guides={{ status: "ready", value: guides }}
        page={Math.max(1, Number(url.searchParams.get("page")) || 1)}
        spots={destinations.map((place) => ({ slug: place.slug, name: place.name, ...onMap(place) }))}
      />
    ),
  };
}

async function draw(shelf: Shelf, url: URL, guides: readonly KeptGuide[]): Promise<Drawing | undefined> {
  const pictureOf = pictures(shelf.destinations);
  const whole = { bundle: shelf.explore, filters: NO_FILTERS, pictureOf };
  const pathname = url.pathname.replace(/\/$/, "");
  switch (pathname) {
    case "/explore":
      return drawExplore(shelf, url, guides);
    case "/explore/seasons": {
      const blocks = seasonBlocks(whole, shelf.month, COLLECTION_SIZE);
      return {
        title: "Seasonal Collections · Voyance",
        page: <SeasonsView blocks={{ status: "ready", value: blocks }} />,
      };
    }
    case "/explore/styles": {
      const blocks = styleBlocks(whole, COLLECTION_SIZE);
      return { title: "Travel Styles · Voyance", page: <StylesView blocks={{ status: "ready", value: blocks }} /> };
    }
    case "/destinations": {
      const groups = destinationGroups(await read<DestinationsBundle>(DESTINATIONS_BUNDLE), pictureOf);
      return { title: "Travel Destinations", page: <DestinationsView {...groups} /> };
    }
  }
  const place = shelf.destinations.find(({ slug }) => `/destination/${slug}` === pathname);
  return (
    place && {
      title: `${place.name}, ${place.item.country} · Voyance`,
      page: <DestinationShort place={place} month={shelf.month} all={shelf.destinations} />,
    }
  );
}

/**
 * Draws the page of an address from the data on the device.
 * @param guides guides whose pages are on the device
 * @param now by the clock of the device; its month decides the season
 * @returns undefined for a place that is not in the catalogue
 * @throws Error when the bundles are not on the device
 */
export async function drawPage(url: URL, guides: readonly KeptGuide[], now: Date): Promise<DrawnPage | undefined> {
  const [explore, bundle] = await Promise.all([read<unknown>(EXPLORE_BUNDLE), read<DiscoverBundle>(DISCOVER_BUNDLE)]);
  if (!isExploreBundle(explore)) throw new Error("The explore bundle lacks its spotlight or its seasons");
  const destinations = readDestinations(explore.all, bundle);
  const drawn = await draw({ explore, destinations, month: now.getMonth() + 1 }, url, guides);
  return drawn && { title: drawn.title, html: renderToStaticMarkup(drawn.page) };
}
