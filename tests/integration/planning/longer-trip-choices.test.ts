/** The page of a longer trip before it is begun: other ways to take it, beside the one it shows. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { RoutePage } from "#app/modules/journeys/route-page";
import { routePage } from "#app/modules/journeys/route-page.server";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

const ctx = makeCtx();
let ada: CurrentUser;

beforeAll(async () => {
  await openTestDatabase();
  ada = await insertUser("Ada");
});
afterAll(async () => {
  await closeTestDatabase();
});

async function pageOf(places: [slug: string, nights?: number][]): Promise<RoutePage> {
  const fields = new URLSearchParams({ departureCity: "London", startDate: "2027-05-01" });
  for (const [slug, nights] of places) {
    fields.append("place", slug);
    fields.append("nights", nights === undefined ? "" : String(nights));
  }
  const answer = await routePage(ctx, ada, { userId: ada.id }, fields);
  if (!("page" in answer)) throw new Error("the page leads elsewhere");
  return answer.page;
}

const whys = ({ choices }: RoutePage): string[] => choices.map(({ why }) => why);

describe("the other ways to take a longer trip", () => {
  it("have the order that was typed, where another is shown", async () => {
    const page = await pageOf([["rome"], ["venice"], ["florence"]]);
    expect(page.stays[1]!.slug).toBe("florence");
    expect(whys(page)[0]).toMatch(/^In your order: .* more on the way/);
    expect(page.choices[0]!.href).toMatch(/place=rome.*place=venice.*place=florence/);
  });

  it("tell what they save beside the order that the traveller made", async () => {
    const page = await pageOf([
      ["rome", 5],
      ["venice", 2],
      ["florence", 2],
    ]);
    expect(page.stays.map(({ slug }) => slug)).toEqual(["rome", "venice", "florence"]);
    expect(whys(page)[0]).toMatch(/^What we would do: .* less on the way, .*one night less in Rome/);
  });
});
