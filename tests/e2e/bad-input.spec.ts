import { LISBON, daysAhead, expect, fillStart, planToCheckout, signInAs, test } from "./test";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`bad input ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const [what, change, message] of [
      ["a past date", { leave: daysAhead(-1) }, "Tomorrow is the earliest you can leave"],
      ["a return before the departure", { back: daysAhead(169) }, "Come back at least one day after you leave"],
      ["no travellers", { adults: "0" }, "At least one adult has to travel"],
      ["thirty travellers", { adults: "30" }, "At most 9 adults"],
      ["an unknown city", { from: "Zzqxville" }, /don't know that airport/],
      ["a budget in words", { budget: "lots" }, "Enter an amount in US dollars, such as 2000"],
    ] as const) {
      test(`${what} is told beside the field, and nothing typed is lost`, async ({ page }) => {
        await page.goto("/planner/start");
        await fillStart(page, { ...LISBON, ...change });
        await expect(page.getByRole("alert")).toContainText(message);
        await expect(page.getByLabel("Destination")).toHaveValue("Lisbon");
        await expect(page.getByLabel("Come back on")).toHaveValue("back" in change ? change.back : LISBON.back);
        await expect(page.getByLabel("Budget per traveller")).toHaveValue(
          "budget" in change ? change.budget : LISBON.budget,
        );
      });
    }

    test("a city with several meanings offers them as choices", async ({ page }) => {
      await page.goto("/planner/start");
      await fillStart(page, { ...LISBON, from: "Portland" });
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: "Find flights" }).click();
      await expect(page).toHaveURL(/\/planner\/flight$/);
    });

    test("wrong credentials are told in one way, and the address is kept", async ({ page }) => {
      for (const email of ["premium@voyance.test", "nobody@voyance.test"]) {
        await page.goto("/signin");
        await page.getByLabel("Email").fill(email);
        await page.getByLabel("Password").fill("wrong-password-1A");
        await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
        await expect(page.getByRole("alert")).toContainText("Email or password incorrect");
        await expect(page.getByLabel("Email")).toHaveValue(email);
      }
    });
  });
}

test("a tampered offer id is refused with a message", async ({ page }) => {
  await planToCheckout(page);
  const answer = await page.request.post("/planner/flight", { form: { offer: "made-up" } });
  expect(answer.status()).toBe(409);
  expect(await answer.text()).toContain("That flight is no longer offered. Choose another one");
});

test("another traveller's trip is not found, by page, by data request and by API", async ({
  page,
  browser,
  origin,
}) => {
  await signInAs(page, "premium");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Tokyo in spring/ })
    .click();
  await page.waitForURL(/\/trip\/(?!dashboard)[^/]+$/);
  const id = page.url().split("/").at(-1)!;
  const other = await browser.newContext({ baseURL: origin });
  const stranger = await other.newPage();
  await signInAs(stranger, "fresh");
  for (const path of [
    `/trips/${id}`,
    `/trip/${id}`,
    `/trip/${id}/summary`,
    `/itinerary/${id}`,
    `/itinerary/${id}/edit`,
    `/trips/${id}/shared`,
  ]) {
    const answer = await stranger.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(stranger.getByRole("heading", { name: "Trip Not Found" })).toBeVisible();
  }
  expect((await stranger.request.get(`/trips/${id}.data`)).status()).toBe(404);
  expect((await stranger.request.get(`/api/v1/trips/${id}`)).status()).toBe(404);
  expect((await stranger.request.get(`/api/v1/trips/${id}/pdf`)).status()).toBe(404);
  await other.close();
  const signedOut = await (
    await browser.newContext({ baseURL: origin })
  ).request.get(`/trips/${id}.data?_routes=routes%2Ftrips`, { maxRedirects: 0 });
  expect(await signedOut.text()).not.toContain("Tokyo in spring");
});
