import { describe, expect, it } from "vitest";
import { getSample } from "#app/modules/itinerary/sample/sample.server";
import { numberedStops } from "#app/modules/itinerary/day/stop-numbers";
import { loader } from "#app/routes/site/sample-map";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { useParty } from "#tests/integration/planning/party.fixture";

// For the preferences of the signed-in account.
useParty();

const get = (sampleId: string, query = "") =>
  loader({
    request: new Request(`http://localhost:3000/sample-itinerary/${sampleId}/map.svg${query}`),
    params: { sampleId },
    context: { origin: "http://localhost:3000" },
  });

describe("GET /sample-itinerary/:sampleId/map.svg", () => {
  it.each(["bali", "tokyo", "reykjavik"] as const)("draws each day of %s with the stops of its list", async (id) => {
    const { itinerary } = await getSample(makeCtx(), id);
    for (const day of itinerary.days) {
      const svg = await (await get(id, `?day=${day.dayNumber}`)).text();
      for (const { number, id: line } of numberedStops(day)) {
        expect(svg).toContain(`href="#${line}"`);
        expect(svg).toContain(`aria-label="${number} `);
      }
    }
  });

  it.each([
    ["paris", "", 404],
    ["constructor", "", 404],
    ["tokyo", "?day=9", 404],
    ["tokyo", "?day=two", 422],
  ])("refuses %s%s", async (id, query, status) => {
    expect((await get(id, query)).status).toBe(status);
  });
});
