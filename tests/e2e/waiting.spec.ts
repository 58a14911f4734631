import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { IS_WHOLE } from "#tests/setup/day-sample";
import { openLine } from "./bad-line";
import { expect, keepSession, signInAs, signInByForm, signUp, test } from "./test";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

// The reports of the browser and Remix about a failed request are expected here; any other complaint is not.
test.afterEach(({ complaints }) => {
  const others = complaints.filter(
    (one) => !/^(Failed to (load resource|fetch manifest patches)|Transition was skipped)/.test(one),
  );
  complaints.splice(0, complaints.length, ...others);
});

/** Opens the dashboard with the worker in charge and the trip to Kyoto on the device. @returns the address of the trip */
async function packKyoto(page: Page, origin = ""): Promise<string> {
  await keepSession(page, "premium");
  await page.goto(`${origin}/trip/dashboard`);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const link = page.getByRole("main").getByRole("link", { name: /Seven days in Kyoto/ });
  const trip = (await link.first().getAttribute("href"))!.replace("/trip/", "/trips/");
  await expect
    .poll(() =>
      page.evaluate(
        async (wanted) => {
          const kept = await Promise.all(wanted.map((address) => caches.match(address)));
          return kept.every(Boolean);
        },
        [`${trip}/money`, `${trip.replace("trips", "itinerary")}/edit`],
      ),
    )
    .toBe(true);
  return trip;
}

/** Notes an expense as the page does: its own form with its own fields, and without waiting for its page. */
function noteExpenses(page: Page, names: readonly string[]): Promise<void> {
  return page.evaluate(async (all) => {
    const form = document.querySelector<HTMLFormElement>("form#note")!;
    for (const name of all) {
      const fields = new URLSearchParams();
      for (const [key, value] of new FormData(form)) fields.append(key, value as string);
      fields.set("what", name);
      fields.set("amount", "1");
      fields.set("intent", "note-spending");
      await fetch(form.action, { method: "POST", body: fields });
    }
  }, names);
}

const stopWorkers = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await session.detach();
};

/** The spending as another device of the same traveller sees it: every name as often as it is there. */
async function spendingElsewhere(browser: Browser, origin: string, trip: string): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block" });
  const page = await context.newPage();
  await signInAs(page, "premium", `${trip}/money`);
  // The address changes before the page.
  await expect(page.getByRole("heading", { level: 1, name: "Money" })).toBeVisible();
  const names = await page.locator("#list li b").allInnerTexts();
  await context.close();
  return names;
}

/** A waiting page loads itself anew when all forms are sent: then its list is read again. */
async function kept(page: Page): Promise<string[]> {
  return keptNow(page).catch(async (error: unknown) => {
    if (!/context was destroyed/.test(String(error))) throw error;
    await page.waitForLoadState();
    return keptNow(page);
  });
}

const keptNow = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) if (name.startsWith("own-")) found.push(name);
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name!);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(new Error("not opened"));
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result as unknown[]);
        });
        if (name === "waiting") found.push(...all.map((one) => JSON.stringify(one)));
      }
      database.close();
    }
    return found;
  });

/** Each of them is a page of the server's. */
const MANY = IS_WHOLE ? 50 : 14;

test(`${MANY} changes typed offline arrive once each, though the worker was ended twice`, async ({
  page,
  context,
  browser,
  origin,
}) => {
  test.slow();
  const trip = await packKyoto(page);
  const names = Array.from({ length: MANY - 1 }, (_, n) => `Many ${n + 1}`);
  await context.setOffline(true);
  await page.goto(`${trip}/money`);
  await page.getByLabel("What was it for?").fill("Many 0");
  await page.getByLabel("Amount").fill("1");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("1 change waiting to be sent.")).toBeVisible();
  await expect(page.getByText(/^Waiting to be sent: .*Many 0, 1, /)).toBeVisible();
  await noteExpenses(page, names.slice(0, MANY / 2));
  await stopWorkers(context, page);
  await noteExpenses(page, names.slice(MANY / 2));
  await page.reload();
  await expect(page.getByText(`${MANY} changes waiting to be sent.`)).toBeVisible();

  await context.setOffline(false);
  await expect.poll(async () => (await kept(page)).filter((one) => one.includes("Many")).length).toBeLessThan(MANY - 3);
  await stopWorkers(context, page);
  await page.reload();
  await expect.poll(async () => (await kept(page)).filter((one) => one.includes("Many")).length).toBe(0);
  const there = (await spendingElsewhere(browser, origin, trip)).filter((name) => name.startsWith("Many"));
  expect(there.toSorted()).toEqual(["Many 0", ...names].toSorted());
});

/** Opens the days of a trip for changing, on one of its stops. @returns the menu of that stop */
async function openStop(page: Page, trip: string, place: string): Promise<Locator> {
  await page.goto(`${trip.replace("trips", "itinerary")}/edit`);
  const stop = page.locator(`[data-place="${place}"]`).first();
  await stop.evaluate((line) => {
    line.closest("details")!.open = true;
    line.querySelector<HTMLDetailsElement>("details.stop-menu")!.open = true;
  });
  return stop;
}

async function note(page: Page, trip: string, place: string, text: string): Promise<void> {
  const stop = await openStop(page, trip, place);
  await stop.getByLabel("Note", { exact: true }).fill(text);
  const sent = page.waitForEvent("load");
  await stop.getByRole("button", { name: /^Save the note/ }).click();
  await sent;
}

test("a stop that was changed on two devices is a question, and any other change is made", async ({
  page,
  context,
  browser,
  origin,
}) => {
  test.slow();
  const trip = await packKyoto(page);
  await page.goto(`${trip.replace("trips", "itinerary")}/edit`);
  const places = await page
    .locator("[data-place]:has(details.stop-menu button[value=lock-stop])")
    .evaluateAll((lines) => [...new Set(lines.map((line) => (line as HTMLElement).dataset.place!))]);
  const [both, mine, left] = places as [string, string, string];
  await context.setOffline(true);
  await note(page, trip, both, "Meet at the gate");
  await expect(page.locator(`[data-place="${both}"] .waiting-mark`).first()).toHaveText(
    /^Waiting to be sent: Save the note at .*: Meet at the gate$/,
  );
  await note(page, trip, mine, "Bring water");
  await note(page, trip, left, "Not so important");
  await expect(page.getByText("3 changes waiting to be sent.")).toBeVisible();

  const other = await browser.newContext({ baseURL: origin, serviceWorkers: "block" });
  const elsewhere = await other.newPage();
  await signInAs(elsewhere, "premium");
  for (const place of [both, left]) {
    const stop = await openStop(elsewhere, trip, place);
    await stop.getByRole("button", { name: /^Lock / }).click();
    await expect(elsewhere.locator(`[data-place="${place}"] .badge`).first()).toHaveText("Locked");
  }

  await context.setOffline(false);
  await expect(page.getByText("2 changes could not be made.")).toBeVisible();
  await page.getByRole("link", { name: "Decide what to do" }).first().click();
  const list = page.getByRole("region", { name: "Could not be made" });
  const asked = list.getByRole("listitem").filter({ hasText: "Meet at the gate" });
  await expect(asked.getByText(/^This trip was changed elsewhere/)).toBeVisible();
  await expect(asked.getByText(/ is planned for .*, locked\.$/)).toBeVisible();
  await asked.getByRole("button", { name: /^Make my change/ }).click();
  await expect(asked).toHaveCount(0);
  await list
    .getByRole("listitem")
    .filter({ hasText: "Not so important" })
    .getByRole("button", { name: /^Leave it as it is/ })
    .click();
  await expect(list).toBeHidden();

  for (const [place, text] of [
    [both, "Meet at the gate"],
    [mine, "Bring water"],
    [left, ""],
  ] as const) {
    const stop = await openStop(elsewhere, trip, place);
    await expect(stop.getByLabel("Note", { exact: true })).toHaveValue(text);
  }
  await other.close();
});

test("a line that loses one form in five loses and doubles nothing", async ({ page, browser, origin }) => {
  const line = await openLine(origin);
  const trip = await packKyoto(page, line.origin);
  await page.goto(`${line.origin}${trip}/money`);
  line.lose(5);
  const names = Array.from({ length: 24 }, (_, n) => `Lossy ${n + 1}`);
  await noteExpenses(page, names);
  await page.reload();
  await expect.poll(async () => (await kept(page)).filter((one) => one.includes("Lossy")).length).toBe(0);
  const there = (await spendingElsewhere(browser, origin, trip)).filter((name) => name.startsWith("Lossy"));
  expect(there.toSorted()).toEqual(names.toSorted());
  await line.close();
});

test("a line that takes a form and never answers keeps it, and it arrives once", async ({ page, browser, origin }) => {
  const line = await openLine(origin);
  const trip = await packKyoto(page, line.origin);
  await page.goto(`${line.origin}${trip}/money`);
  line.hang();
  await page.getByLabel("What was it for?").fill("Hanging tea");
  await page.getByLabel("Amount").fill("2");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText(/^Waiting to be sent: Add an expense: Hanging tea, 2, /)).toBeVisible();
  line.mend();
  await page.reload();
  await expect.poll(async () => (await kept(page)).filter((one) => one.includes("Hanging")).length).toBe(0);
  const there = (await spendingElsewhere(browser, origin, trip)).filter((name) => name === "Hanging tea");
  expect(there).toHaveLength(1);
  await line.close();
});

test("a payment is never kept for later and says so; a sign-out asks first, and leaves nothing", async ({
  page,
  context,
}) => {
  const trip = await packKyoto(page);
  await context.setOffline(true);
  await page.goto(`${trip}/money`);
  await page.evaluate(() => {
    // A payment page is never on the device: this is its form on one that is.
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/billing/upgrade";
    form.innerHTML = '<p class="row"><button type="submit">Buy it</button></p>';
    document.querySelector("main")!.prepend(form);
  });
  await page.getByRole("button", { name: "Buy it" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Payments are never sent later" })).toBeVisible();
  expect((await kept(page)).filter((one) => one.includes("upgrade"))).toEqual([]);

  await page.getByLabel("What was it for?").fill("Lost souvenir");
  await page.getByLabel("Amount").fill("9");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("1 change waiting to be sent.")).toBeVisible();
  // Nothing arrives, though the browser is online: the change goes on waiting.
  for (const address of ["**/*.data", /\/waiting-forms\?/]) await context.route(address, (route) => route.abort());
  await context.setOffline(false);
  // A session that has expired loses nothing, and shows nothing of it to other people.
  await context.clearCookies();
  await page.goto("/explore");
  await expect(page.getByText("1 change waits until you sign in again.")).toBeVisible();
  await signInByForm(page, "premium", `${trip}/money`);
  await expect(page.getByText("1 change waiting to be sent.")).toBeVisible();
  await page.locator(".account-menu summary").click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("1 change is still waiting to be sent. If you sign out now, it is lost.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out all the same" }).click();
  await page.waitForURL(/\/$/);
  await expect.poll(() => kept(page)).toEqual([]);
});

test("a quiz that was begun goes on offline, and its answers arrive", async ({ page, context }) => {
  await page.goto("/signup");
  await signUp(page, "quiz");
  await page.waitForURL((url) => url.pathname !== "/signup");
  await page.goto("/quiz");
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  await page.reload();
  const first = await page.getByRole("heading", { level: 1 }).innerText();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith("own-"));
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return lists.flat().filter(({ url }) => url.includes("/quiz?q=")).length;
      }),
    )
    .toBeGreaterThanOrEqual(9);
  await context.setOffline(true);
  for (let question = 2; question <= 10; question++) {
    await page.getByRole("button", { name: "Skip this question" }).click();
    await expect(page.getByText(`Question ${question} of 10`)).toBeVisible();
  }
  expect(await page.getByRole("heading", { level: 1 }).innerText()).not.toBe(first);
  await page.getByRole("button", { name: "Skip this question" }).click();
  await expect(page.getByRole("region", { name: "Waiting to be sent" }).getByRole("listitem")).toHaveCount(10);
  await context.setOffline(false);
  await expect.poll(async () => (await kept(page)).filter((one) => one.includes("/quiz")).length).toBe(0);
  await page.goto("/quiz");
  await page.waitForURL("**/profile/revealing**");
});
