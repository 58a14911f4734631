import { describe, expect, it } from "vitest";
import { findArt } from "./art.server";
import { listDestinations } from "../places/catalogue.server";
import type { DetailSubject, PosterDetail } from "./poster-detail";
import { placesToSee } from "../places/sights";
import { vignettesFor } from "./vignettes";
import type { PlaceKind } from "../schema/vocabulary";

const detail = (shows: DetailSubject, x = 0): PosterDetail => ({ shows, x, y: 100, size: 150 });
const place = (id: string, kind: PlaceKind, name = id) => ({ id, kind, name });

describe("vignettes", () => {
  it("go with the kind of a place, and none stands twice while others are left", () => {
    const details = [detail("town"), detail("water"), detail("plants"), detail("land")];
    const places = [place("a", "garden"), place("b", "beach"), place("c", "museum"), place("d", "viewpoint")];
    const chosen = vignettesFor(places, { name: "Lisbon", alt: "", details });
    expect(places.map(({ id }) => chosen.get(id)?.shows)).toEqual(["plants", "water", "town", "land"]);
  });

  it("come again when there are more places than details", () => {
    const places = [place("a", "museum"), place("b", "museum"), place("c", "museum")];
    const chosen = vignettesFor(places, { name: "Lisbon", alt: "", details: [detail("sky"), detail("sky", 300)] });
    expect(chosen.size).toBe(3);
  });

  it("show a landmark beside nothing but the place that the poster's words name first", () => {
    const details = [detail("landmark"), detail("town"), detail("sky")];
    const alt = "The Colosseum in Rome among umbrella pines, the dome of Saint Peter's far behind";
    const places = [place("vatican", "museum", "Saint Peter's"), place("colosseum", "ruin", "Colosseum")];
    const chosen = vignettesFor(places, { name: "Rome", alt, details });
    expect(chosen.get("colosseum")?.shows).toBe("landmark");
    expect(chosen.get("vatican")?.shows).toBe("town");
    const unnamed = vignettesFor([place("rome", "ruin", "Rome")], { name: "Rome", alt, details });
    expect(unnamed.get("rome")?.shows).toBe("town");
  });

  it("are there for all that a first visit is for, everywhere", () => {
    for (const destination of listDestinations()) {
      const { alt = "", details = [] } = findArt(destination.slug, "hero") ?? {};
      const places = placesToSee(destination);
      expect(vignettesFor(places, { name: destination.name, alt, details }).size, destination.slug).toBe(places.length);
    }
  });
});
