import { sampleOfDay } from "#tests/setup/day-sample";
import { LISBON, daysAhead, expect, fillStart, test } from "./test";

const REFUSED = [
  [{ leave: daysAhead(-1) }, "Tomorrow is the earliest you can leave"],
  [{ back: daysAhead(169) }, "Come back on the day you leave, or later"],
  [{ adults: "0" }, "At least one adult has to travel"],
  [{ adults: "30" }, "At most 9 adults"],
  [{ from: "Zzqxville" }, "don't know that airport"],
  [{ budget: "lots" }, "Enter an amount in US dollars, such as 2000"],
] as const;

// The refusals without scripts are a walk (tests/walks/bad-input.test.ts), all of it each day.
test("with scripts, bad input is told beside its field, and nothing typed is lost", async ({ page }) => {
  for (const [change, message] of sampleOfDay(REFUSED, ([, said]) => said, 2)) {
    await page.goto("/planner/start?new=1");
    const typed = { ...LISBON, ...change };
    await fillStart(page, typed);
    await expect(page.getByRole("alert")).toContainText(message);
    await expect(page.getByLabel("Destination")).toHaveValue("Lisbon");
    await expect(page.getByLabel("Return", { exact: true })).toHaveValue(typed.back);
    await expect(page.getByLabel("Budget per traveller")).toHaveValue(typed.budget);
  }
  await page.goto("/planner/start?new=1");
  await fillStart(page, { ...LISBON, from: "Portland" });
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Find flights" }).click();
  await expect(page).toHaveURL(/\/planner\/flight$/);
});
