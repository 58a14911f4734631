import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { emptyStart } from "#app/modules/planner/start-form";
import { bestRoute } from "./order/route-order";
import { routeAsk } from "./route-ask.server";

/** The best order of places with a hired car. */
function byCar(slugs: readonly string[], nights: number, departureCity: string): string[] {
  const destinations = slugs.map((slug) => findDestination(slug)!);
  const ask = routeAsk(destinations, { ...emptyStart(), departureCity }, nights, {}, { goBy: "car" });
  return bestRoute(ask)!.stays.map(({ slug }) => slug);
}

describe("a route with a hired car", () => {
  it.each(["London", "New York", "Berlin", ""])("does not end on an island hours from its airport, from %s", (home) => {
    expect(byCar(["edinburgh", "inverness", "isle-of-skye"], 9, home)).toEqual([
      "edinburgh",
      "isle-of-skye",
      "inverness",
    ]);
  });

  it("brings the car back round Iceland", () => {
    for (const home of ["London", "New York", "Berlin"])
      expect(byCar(["reykjavik", "vik", "hofn", "akureyri"], 10, home).at(-1)).toBe("reykjavik");
  });
});
