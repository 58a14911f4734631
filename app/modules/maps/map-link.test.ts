import { describe, expect, it } from "vitest";
import { pointOfMapLink } from "./map-link";
import { mapAppLink, webMapLink } from "./map-links";

const CASTLE = { lat: 38.7139, lon: -9.1335 };

function problemOf(text: string): string | undefined {
  const read = pointOfMapLink(text);
  return "problem" in read ? read.problem : undefined;
}

describe("a pasted map link", () => {
  it.each([
    [
      "a place of Google Maps, where its pin is and not its camera",
      "https://www.google.com/maps/place/Castelo+de+S.+Jorge/@38.7100,-9.1400,17z/data=!3m1!4b1!4m6!3m5!1s0xd19:0x9!8m2!3d38.7139!4d-9.1335!16s%2Fm%2F02",
    ],
    ["a view of Google Maps", "https://www.google.com/maps/@38.7139,-9.1335,15z"],
    ["a view of Google Maps in another country", "https://www.google.co.uk/maps/@38.7139,-9.1335,15z?hl=en"],
    ["q", "https://maps.google.com/?q=38.7139,-9.1335"],
    ["q with loc", "https://maps.google.com/maps?q=loc:38.7139,-9.1335"],
    ["query", "https://www.google.com/maps/search/?api=1&query=38.7139%2C-9.1335"],
    ["ll", "https://maps.google.com/maps?ll=38.7139,-9.1335&z=14"],
    ["destination", "https://www.google.com/maps/dir/?api=1&origin=38.1,-9.2&destination=38.7139,-9.1335"],
    ["a way, of which the end counts", "https://www.google.com/maps/dir/38.10,-9.20/38.7139,-9.1335/@38.5,-9.1,12z"],
    ["two numbers in the path", "https://www.google.com/maps/place/38.7139,-9.1335"],
    [
      "a mark on OpenStreetMap, not its camera",
      "https://www.openstreetmap.org/?mlat=38.7139&mlon=-9.1335#map=17/38.7/-9.1",
    ],
    ["a view of OpenStreetMap", "https://www.openstreetmap.org/#map=17/38.7139/-9.1335"],
    ["Apple's ll", "https://maps.apple.com/?ll=38.7139,-9.1335&q=Castelo"],
    ["Apple's q", "https://maps.apple.com/?q=38.7139,-9.1335"],
    ["Apple's coordinate", "https://maps.apple.com/place?coordinate=38.7139,-9.1335&name=Castelo"],
    ["a geo link", "geo:38.7139,-9.1335"],
    ["a geo link with its point as the query", "geo:0,0?q=38.7139,-9.1335(Castelo)"],
    ["a link as a phone shares it", "Castelo de São Jorge\nhttps://maps.google.com/?q=38.7139,-9.1335"],
    ["an address without its beginning", "www.google.com/maps/@38.7139,-9.1335,15z"],
    ["two numbers", " 38.7139, -9.1335 "],
    ["two numbers in brackets", "(38.7139, -9.1335)"],
    ["two numbers with a space", "38.7139 -9.1335"],
    ["compass points", "38.7139° N, 9.1335° W"],
    ["full-width digits", "３８．７１３９，－９．１３３５"],
    ["a long minus", "38.7139, −9.1335"],
    ["decimal commas", "38,7139 -9,1335"],
    ["decimal commas with a comma and a space between", "38,7139, -9,1335"],
    ["decimal commas with a semicolon", "38,7139; -9,1335"],
    ["decimal commas with compass points", "38,7139° N; 9,1335° W"],
    ["our own link for apps", mapAppLink(CASTLE, "Castelo")],
    ["our own link for the web", webMapLink(CASTLE)],
  ])("is read: %s", (_, text) => {
    expect(pointOfMapLink(text)).toEqual({ point: CASTLE });
  });

  it("is read in degrees, minutes and seconds", () => {
    const read = pointOfMapLink(`33°51'25.2"S 151°12'54.0"E`);
    expect("point" in read && read.point.lat).toBeCloseTo(-33.857, 6);
    expect("point" in read && read.point.lon).toBeCloseTo(151.215, 6);
  });

  it("is read in degrees and minutes", () => {
    const read = pointOfMapLink("38° 42.834' N, 9° 8.01' W");
    expect("point" in read && read.point.lat).toBeCloseTo(38.7139, 6);
    expect("point" in read && read.point.lon).toBeCloseTo(-9.1335, 6);
  });

  it("says of a plus code, of nothing at all and of 0, 0 what they are", () => {
    expect(problemOf("JJ4M+HG Lisbon")).toMatch(/^We cannot read plus codes/);
    expect(problemOf("geo:0,0")).toMatch(/^That link says 0, 0/);
    expect(problemOf(`https://www.google.com/maps/@38.7139,-9.1335,15z?x=${"a".repeat(200_000)}`)).toMatch(/too long/);
  });

  it.each(["javascript:alert(38.7139,-9.1335)", "//evil.example/@38.7,-9.1", "data:text/html,38.7,-9.1"])(
    "reads no other kind of address: %s",
    (text) => {
      expect(problemOf(text)).toMatch(/^We can read links from/);
    },
  );

  it.each(["https://maps.app.goo.gl/AbCdEf12345", "https://goo.gl/maps/x1", "https://osm.org/go/0EEQjE--?m="])(
    "is not opened where it is short: %s",
    (text) => {
      expect(problemOf(text)).toMatch(/short link .* copy the long address/);
    },
  );

  it.each([
    "https://www.google.com/maps/search/?api=1&query=Castelo",
    "https://www.openstreetmap.org/node/12345",
    "https://maps.apple.com/?q=Castelo",
    "https://www.google.com/maps/place/%E0%A4%A",
    "geo:here",
  ])("says so where it names no point: %s", (text) => {
    expect(problemOf(text)).toMatch(/names a place but not where it is/);
  });

  it.each([
    "",
    "Rua de Santa Cruz",
    "https://example.com/@38.7,-9.1",
    "https://evilgoogle.com/maps/@38.7,-9.1,3z",
    "12",
  ])("says what can be read for anything else: %s", (text) => {
    expect(problemOf(text)).toMatch(/^We can read links from/);
  });

  it.each(["91, 0", "geo:0,181", "https://maps.google.com/?q=-90.5,10"])("stays on earth: %s", (text) => {
    expect(problemOf(text)).toMatch(/no such point/);
  });

  it("takes a long text in no time", () => {
    expect(problemOf("1".repeat(100_000))).toBeDefined();
    expect(problemOf(`https://www.google.com/maps/${"!3d1".repeat(30_000)}`)).toBeDefined();
  });
});
