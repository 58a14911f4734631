import { describe, expect, it } from "vitest";
import { mapAppLink, webMapLink } from "./map-links";

describe("a stop's own map", () => {
  it("opens in the phone's map app with its name, brackets left out", () => {
    expect(mapAppLink({ lat: 38.7139, lon: -9.1335 }, "Castelo (de São Jorge) & more")).toBe(
      "geo:38.71390,-9.13350?q=38.71390,-9.13350(Castelo%20de%20S%C3%A3o%20Jorge%20%26%20more)",
    );
  });

  it("opens on the web", () => {
    expect(webMapLink({ lat: -8.5, lon: 115.263333333 })).toBe(
      "https://www.openstreetmap.org/?mlat=-8.50000&mlon=115.26333#map=17/-8.50000/115.26333",
    );
  });
});
