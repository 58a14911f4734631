import { expect, it } from "vitest";
import { getSample } from "#app/modules/itinerary/sample/sample.server";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { homePage } from "./home-page.server";

it("previews the days that the sample behind a preview has", async () => {
  const ctx = makeCtx();
  const { previews } = await homePage(ctx, undefined);
  expect(previews.map(({ id }) => id)).toEqual(["bali", "tokyo", "reykjavik"]);
  for (const { id, days, highlights } of previews) {
    const sample = (await getSample(ctx, id)).itinerary.days;
    expect(days.map(({ title }) => title)).toEqual(sample.slice(0, 3).map(({ theme }) => theme));
    const names = sample.flatMap(({ items }) => items.map(({ name }) => name));
    for (const name of highlights) expect(names).toContain(name);
    expect(days.every(({ desc }) => desc.length > 0)).toBe(true);
  }
});
