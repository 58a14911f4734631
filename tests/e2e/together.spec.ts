import type { Browser, Page } from "playwright/test";
import { expect, signInAs, test } from "./test";

async function another(browser: Browser, origin: string, hasScripts: boolean): Promise<Page> {
  return (await browser.newContext({ baseURL: origin, javaScriptEnabled: hasScripts })).newPage();
}

for (const hasScripts of [true, false]) {
  test(`friends are asked along, answer without an account, and are all in the days (${hasScripts ? "with" : "without"} scripts)`, async ({
    browser,
    origin,
  }) => {
    const owner = await another(browser, origin, hasScripts);
    await signInAs(owner, "premium");
    await owner.getByRole("link", { name: /Lisbon, wavering prices/ }).click();
    await owner.getByText("More", { exact: true }).click();
    await owner.getByRole("link", { name: "Travelling together" }).click();
    const name = hasScripts ? "Zoe" : "Yann";
    await owner.getByLabel("Name").fill(name);
    await owner.getByRole("button", { name: "Make a link" }).click();
    await owner.getByText(`The link for ${name} is ready. Send it.`).waitFor();
    const link = await owner
      .getByRole("listitem")
      .filter({ hasText: name })
      .getByRole("link")
      .first()
      .getAttribute("href");

    const friend = await another(browser, origin, hasScripts);
    await friend.goto(link!);
    await expect(friend.getByRole("heading", { level: 1 })).toHaveText("Lisbon with Petra");
    await friend.getByLabel("A warm lagoon").check();
    await friend.getByLabel("Swim and dry in the sun").check();
    await friend.getByLabel("Hikes", { exact: true }).check();
    await friend.getByLabel("Nut allergy").check();
    await friend.getByRole("button", { name: "Come along" }).click();
    await friend.getByText("Your answers are saved.", { exact: false }).waitFor();

    await owner.reload();
    await owner.getByRole("button", { name: "Plan the days for everyone" }).click();
    await owner.getByRole("heading", { name: "Who gets what" }).waitFor();
    await expect(owner.getByRole("region", { name: "Who gets what" }).getByText(name)).toBeVisible();

    await friend.reload();
    await expect(friend.getByText("The days below take you into account.")).toBeVisible();
    await expect(friend.getByLabel("Hikes", { exact: true })).toBeChecked();
    await expect(friend.getByLabel("Nut allergy")).toBeChecked();
    expect(await friend.getByText(/Ask here about nuts|keeps nuts out/).count()).toBeGreaterThan(0);
    await friend.getByRole("button", { name: "I can't come" }).click();
    await friend.getByText("You said you can't come.", { exact: false }).waitFor();

    await owner.reload();
    await owner.getByRole("button", { name: new RegExp(`Remove.*${name}`) }).click();
    await owner.getByText("Removed from the trip.", { exact: false }).waitFor();
    const gone = await friend.goto(link!);
    expect(gone?.status()).toBe(404);
    await owner.context().close();
    await friend.context().close();
  });
}

test("the companion of the sandbox finds the invitation and needs no questions", async ({ page }) => {
  await signInAs(page, "companion");
  await page.getByRole("link", { name: /Answer.*Tokyo in spring/ }).click();
  await expect(page.getByText("Your Travel DNA answers the questions for you.")).toBeVisible();
  await page.getByRole("button", { name: "Come along" }).click();
  await page.getByText("You're in.", { exact: false }).waitFor();
});
