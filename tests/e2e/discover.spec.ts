import { expectAccessible } from "./accessible";
import { expect, test } from "./test";

test("the filters count while one chooses; on a phone they are a sheet that holds the focus and closes by Escape or beside it (CHECKLIST EXPL-02, EXPL-03, EXPL-06, EXPL-07, EXPL-23)", async ({
  page,
}) => {
  await page.goto("/explore");
  await page.getByText("Show Filters").click();
  await page.getByRole("checkbox", { name: "Oceania" }).check();
  const fitting = async (): Promise<number> => parseInt(await page.getByText(/^\d+ places fit$/).innerText(), 10);
  // Until the count has come, the number of all earlier matches stands there.
  await expect.poll(fitting).toBeLessThan(100);
  const toggle = page.locator("summary").filter({ hasText: "Filters" });
  await expect(toggle).toContainText("1");
  const said = await fitting();
  await page.getByRole("button", { name: `Show ${said} places` }).click();
  await expect(page.getByText(`Showing ${said} destinations matching your filters`)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/explore");
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hide Filters")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Show \d+ places$/ })).toBeInViewport();
  const isInert = (): Promise<boolean> =>
    page.getByRole("searchbox").evaluate((field) => field.closest("[inert]") !== null);
  expect(await isInert()).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: "Adventure" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(toggle).toContainText("1");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByRole("checkbox", { name: "Adventure" })).not.toBeChecked();
  await expect(toggle).not.toContainText("1");
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
  // The page below can be used again as soon as the browser has told that the sheet is closed.
  await expect.poll(isInert).toBe(false);
  await page.getByRole("searchbox").focus();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await toggle.click();
  await page.getByRole("checkbox", { name: "Beach", exact: true }).check();
  // The margin beside the sheet closes it.
  await page.mouse.click(195, 20);
  await expect(page.getByText("Show Filters")).toBeVisible();
  await toggle.click();
  await expect(page.getByRole("checkbox", { name: "Beach", exact: true })).toBeChecked();
  await expectAccessible(page, "the sheet of filters");
});

test("pictures of closed tabs come once the tabs are near, and a lost one has a stand-in (CHECKLIST EXPL-15, LIM-08)", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on(
    "request",
    (request) => void (request.url().includes("/art/") && fetched.push(new URL(request.url()).pathname)),
  );
  await page.goto("/explore");
  const hidden = page.getByRole("radiogroup", { name: "Travel styles" }).getByRole("img", { includeHidden: true });
  const last = new URL((await hidden.last().getAttribute("src")) ?? "", page.url()).pathname;
  expect(fetched).not.toContain(last);
  await page.getByRole("heading", { name: "Explore by Travel Style" }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain(last);

  await page.route("**/art/kyoto.svg**", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/destinations");
  const picture = page.getByRole("link", { name: /Kyoto/ }).first().getByRole("img");
  await expect(picture).toHaveAttribute("src", "/picture.svg");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("explore stands there without an observer; its first link leads past the masthead; a chosen place waits for the planner (CHECKLIST EXPL-04, EXPL-05, EXPL-13, EXPL-14, DEST-19, STORE-07)", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
  await page.goto("/explore");
  for (const name of ["Seasonal Collections", "Explore by Travel Style", "Guides", "Spotlight", "Feeling Adventurous?"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe("80px");
  await page.getByRole("link", { name: "Browse Destinations" }).click();
  await expect(page.getByRole("heading", { name: "Seasonal Collections" })).toBeInViewport();

  await page.goto("/destination/kyoto");
  await page.getByRole("link", { name: "Start Planning My Trip" }).first().click();
  await page.waitForURL("**/planner/start**");
  // Whatever lies between.
  await page.goto("/planner/start");
  await expect(page.getByLabel("Destination")).toHaveValue("Kyoto");
});

test("the parts of a destination stay in reach at the top, and the one that is read is marked", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/destination/kyoto");
  const bar = page.getByRole("navigation", { name: "On this page" });
  for (const [part, heading] of [
    ["Stay", "Where to stay"],
    ["When", "When to go"],
  ]) {
    await bar.getByRole("link", { name: part, exact: true }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
    await expect(bar.getByRole("link", { name: part, exact: true })).toBeInViewport();
    await expect(bar.getByRole("link", { name: part, exact: true })).not.toHaveCSS("box-shadow", "none");
    await expect(bar.getByRole("link", { name: "See", exact: true })).toHaveCSS("box-shadow", "none");
  }
});
