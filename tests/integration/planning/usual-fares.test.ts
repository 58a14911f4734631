import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MonthBars } from "#app/modules/planner/offers/usual-fares";
import { loader } from "#app/routes/planner/fares";
import { args, closeTravellerWorld, openTravellerWorld } from "./traveller.fixture";

beforeAll(openTravellerWorld);
afterAll(closeTravellerWorld);

const NOW = { headers: { "x-voyance-now": "2027-01-10T12:00:00Z" } };
const ask = async (query: Record<string, string>) => {
  const answer = loader(args(`/planner/fares?${new URLSearchParams(query)}`, NOW));
  return { answer, fares: (await answer.json()) as (MonthBars & { note: string }) | null };
};
const KYOTO = { destination: "Kyoto", departureCity: "London", month: "2027-05", nights: "5" };

describe("the fares under the days of the calendar", () => {
  it("are those of the month between the typed places, and say what they are", async () => {
    const { answer, fares } = await ask(KYOTO);
    expect(Object.keys(fares!.days)).toHaveLength(31);
    expect(fares!.line).toMatch(/^Usual return fare for one adult from London, for 5 nights: from \$\d/);
    expect(fares!.note).toMatch(/Sandbox fares/);
    expect(answer.headers.get("Cache-Control")).toContain("private");
  });

  it("are none for a place that is not known, the same place twice, or a question that no calendar asks", async () => {
    for (const wrong of [
      { destination: "Nowhere at all" },
      { departureCity: "Zzzz" },
      { month: "May" },
      { nights: "90" },
    ])
      expect((await ask({ ...KYOTO, ...wrong })).fares).toBeNull();
    expect((await ask({ ...KYOTO, destination: "Lisbon", departureCity: "LIS" })).fares).toBeNull();
  });
});
