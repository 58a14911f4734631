import { expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { faresTo } from "./destination-fares.server";

it("has a usual fare for each month, of which that of the asked month is one", () => {
  for (const month of [1, 5, 12]) {
    const [way] = faresTo(findDestination("lisbon")!, ["London"], month);
    expect(way!.months).toHaveLength(12);
    expect(way!.price).toBe(way!.months[month - 1]);
    expect(way!.months[7]).toBeGreaterThan(way!.months[1]!);
  }
});
