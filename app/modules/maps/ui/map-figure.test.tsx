import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { DayMapFigure } from "./day-map-figure";

const day = {
  date: "2027-05-07",
  dayNumber: 2,
  items: [
    {
      id: "one",
      role: "visit",
      placeId: "castle",
      name: "Castle",
      location: { name: "Hill", lat: 38.7, lon: -9.1 },
      tags: [],
    },
  ],
} as unknown as ItineraryDay;

describe("the figure of a day's map", () => {
  const html = renderToStaticMarkup(<DayMapFigure address="/trips/7/map.svg" day={day} />);

  it("is a picture for either scheme with its size and what is on it in words", () => {
    expect(html).toMatch(/srcSet="\/trips\/7\/map\.svg\?day=2&amp;v=\w+&amp;scheme=dark"/);
    expect(html).toMatch(/<img src="\/trips\/7\/map\.svg\?day=2&amp;v=\w+" alt="Map of day 2\. Stops: 1 Castle\."/);
    expect(html).toContain('width="400" height="324" loading="lazy"');
  });

  it("has another address when the day is another", () => {
    const other = { ...day, items: [{ ...day.items[0]!, name: "Palace" }] };
    const srcOf = (text: string) => /<img src="([^"]+)"/.exec(text)?.[1];
    expect(srcOf(renderToStaticMarkup(<DayMapFigure address="/trips/7/map.svg" day={other} />))).not.toBe(srcOf(html));
  });

  it("gives each stop in the phone's map app and on the web, and names whose data it is", () => {
    expect(html).toContain('href="geo:38.70000,-9.10000?q=38.70000,-9.10000(Castle)"');
    expect(html).toContain("https://www.openstreetmap.org/?mlat=38.70000&amp;mlon=-9.10000");
    expect(html).toContain("© OpenStreetMap contributors");
  });

  it("can be led to from the numbers of its stops", () => {
    const list = renderToStaticMarkup(<DayList days={[day]} dayMap={() => null} />);
    expect(list).toContain('href="#map-2"');
    expect(list).toContain('id="stop-2-1"');
    expect(html).toContain('<figure class="map" id="map-2"');
  });

  it("has nothing to open on a day without stops", () => {
    const empty = renderToStaticMarkup(<DayMapFigure address="/trips/7/map.svg" day={{ ...day, items: [] }} />);
    expect(empty).not.toContain("<details");
  });
});
