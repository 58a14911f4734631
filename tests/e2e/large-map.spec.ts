import { expect, test } from "./test";

test("a map is opened large, moved by keyboard and read stop by stop, and nothing of it loads before", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/sample-itinerary");
  await page.getByRole("link", { name: "Open the map" }).first().scrollIntoViewIfNeeded();
  expect(asked.filter((path) => /live-map|^\/tiles\//.test(path))).toEqual([]);

  await page.getByRole("link", { name: "Open the map" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Map of day 1 in / })).toBeVisible();
  const map = page.getByRole("region", { name: /^Map of day 1 in .*Arrow keys move it/ });
  await expect(map).toBeVisible();
  const first = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .first();
  const name = await first.getByRole("heading", { level: 3 }).innerText();
  const pin = map.getByRole("button", { name: `1 ${name}` });
  const before = await pin.boundingBox();
  await map.focus();
  await page.keyboard.press("+");
  await expect.poll(async () => (await pin.boundingBox())?.x).not.toBe(before?.x);

  await pin.focus();
  await page.keyboard.press("Enter");
  await expect(map.getByRole("heading", { level: 3, name })).toBeVisible();
  await expect(map.getByRole("link", { name: `Directions to ${name}, in your map app` })).toHaveAttribute(
    "href",
    /^(geo|maps):/,
  );
  await page.keyboard.press("Escape");
  await expect(map.getByRole("heading", { level: 3, name })).toHaveCount(0);

  await first.getByRole("link", { name: /^Show on the map/ }).click();
  await expect(map.getByRole("heading", { level: 3, name })).toBeVisible();
  expect(asked.some((path) => path.startsWith("/tiles/world/"))).toBe(true);
});

test("without a script the large map is its drawing and the list of its stops", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/sample-itinerary/tokyo/map?day=2");
  await expect(page.getByRole("img", { name: /^Map of day 2 in Tokyo/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Directions to / }).first()).toHaveAttribute("href", /^geo:/);
  await page.getByRole("link", { name: "Whole trip" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Map of the trip to Tokyo" })).toBeVisible();
  await context.close();
});
