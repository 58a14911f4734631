import { expect, it } from "vitest";

const modules = import.meta.glob<{ action?: unknown; default?: unknown }>(
  "/app/routes/**/{to-*,*alias,index,itinerary}.ts",
  {
    eager: true,
  },
);

it("an address that only leads on to a page does so after a post too, and shows no raw answer", () => {
  const leading = Object.entries(modules).filter(([, { default: page }]) => page === undefined);
  expect(leading.length).toBeGreaterThan(7);
  expect(leading.filter(([, { action }]) => action === undefined).map(([file]) => file)).toEqual([]);
});
