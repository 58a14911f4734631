import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import { openLine } from "./bad-line";
import type { BadLine } from "./bad-line";
import { startSeeded } from "./seeded-server";
import { LISBON, daysAhead, expect, onStep, signUp, test as base } from "./test";

/** Duffel at HTTP level as a process of its own. @returns its address, and a function that ends it */
function startFakeDuffel(): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/fake-duffel.ts", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The fake ended with code ${String(code)}`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const origin = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
      if (origin) resolve({ origin, stop: () => void child.kill() });
    });
  });
}

/** The product with flights and rooms of Duffel, at the end of a connection that may be bad. */
const test = base.extend<object, { origin: string; line: BadLine }>({
  line: [
    // Playwright reads the fixtures a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const duffel = await startFakeDuffel();
      const server = await startSeeded({ INVENTORY: "duffel", DUFFEL_API_BASE: duffel.origin });
      const line = await openLine(server.origin);
      await provide(line);
      await line.close();
      await server.stop();
      duffel.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  origin: [async ({ line }, provide) => provide(line.origin), { scope: "worker" }],
});

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PEOPLE = [
  { group: "Adult 1", given: "Ann", family: "Lee", born: "1990-05-20", title: "Ms", gender: "Female" },
  { group: "Adult 2", given: "Bo", family: "Lee", born: "1988-01-02", title: "Mr", gender: "Male" },
  {
    group: "Child of 7",
    given: "Kim",
    family: "Lee",
    born: daysAhead(171 - 7 * 365 - 60),
    title: "Miss",
    gender: "Female",
  },
];

/**
 * Presses until the button has led to its page: between two tries the page is opened anew, as people do when nothing
 * happens.
 */
async function pressUntilThere(page: Page, button: RegExp, there: RegExp): Promise<void> {
  const here = page.url();
  await expect(async () => {
    if (there.test(page.url())) return;
    if (page.url() !== here) await page.goto(here);
    // A press whose answer was lost has its effect shown by the page itself.
    if (there.test(page.url())) return;
    await page.getByRole("button", { name: button }).click({ timeout: 5_000 });
    await page.waitForURL(there, { timeout: 5_000 });
  }).toPass();
}

test("three people, one of them a child, book flights and a room over a bad line without scripts, and cancel", async ({
  page,
  line,
  complaints,
}) => {
  await page.goto("/planner/start");
  await page.getByLabel("Destination").fill(LISBON.destination);
  await page.getByLabel("Departure city or airport").fill(LISBON.from);
  await page.getByLabel("Leave on").fill(LISBON.leave);
  await page.getByLabel("Return", { exact: true }).fill(LISBON.back);
  await page.getByLabel("Adults").fill("2");
  await page.getByLabel("Children").fill("1");
  await page.getByLabel("Budget per traveller").fill(LISBON.budget);
  await page.getByRole("button", { name: "Find flights" }).click();
  // Airlines ask how old a child is.
  await page.getByLabel("Years").selectOption("7");
  await page.getByRole("button", { name: "Find flights" }).click();
  await onStep(page, "flight");
  await expect(page.getByText(/Simulated|Sandbox fares/)).toHaveCount(0);
  await page.getByRole("button", { name: "Continue to hotels" }).click();
  await onStep(page, "hotel");
  await page.getByRole("button", { name: "Continue to checkout" }).click();
  await onStep(page, "booking");
  await page.getByRole("button", { name: /^Create an account and hold/ }).click();
  await page.waitForURL("**/signup**");
  await signUp(page, "real");
  await page.waitForURL("**/planner/booking**");

  await page.getByRole("link", { name: "Add travellers' details" }).click();
  for (const { group, given, family, born, title, gender } of PEOPLE) {
    const fields = page.getByRole("group", { name: group, exact: true });
    await fields.getByLabel("First and middle names").fill(given);
    await fields.getByLabel("Family name").fill(family);
    await fields.getByLabel("Date of birth").fill(born);
    await fields.getByLabel("Title").selectOption({ label: title });
    await fields.getByLabel("Gender").selectOption({ label: gender });
  }
  await page.getByLabel("Mobile number").fill("+44 7700 900123");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await onStep(page, "booking");

  // Every form is lost, in turn on its way and with its answer.
  line.lose(2);
  await pressUntilThere(page, /^Pay \$/, /\/sandbox\/pay\//);
  await pressUntilThere(page, /^Pay$/, /\/confirmation/);
  line.lose(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The page looks again by itself until the tickets are there.
  await expect(page.getByText(/RZ\d{4}/).first()).toBeVisible();
  const id = /\/trips\/([^/]+)\//.exec(page.url())![1]!;

  await page.goto(`/trips/${id}/manage`);
  await page.getByRole("link", { name: "Cancel the trip…" }).click();
  await expect(page.getByText(/^If you cancel( today)?, /)).toBeVisible();
  await page.getByRole("button", { name: "Yes, cancel the trip" }).click();
  await expect(page.getByText("This trip is cancelled. You can still make a copy of it.")).toBeVisible();
  // The browser's reports about the lost forms are expected here.
  const others = complaints.filter((one) => !one.startsWith("Failed to load resource"));
  complaints.splice(0, complaints.length, ...others);
});
