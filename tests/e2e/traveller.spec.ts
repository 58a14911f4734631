import type { Page } from "@playwright/test";
import { expect, signInAs, signUp, test } from "./test";

const STAGES = ["Cognitive Analysis", "DNA Sequencing", "Pattern Recognition", "Profile Ready"];
const question = (page: Page, title: string) =>
  expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
/** The month half a year from the day of the test, 1 to 12. */
const OTHER_SEASON = ((new Date().getUTCMonth() + 6) % 12) + 1;
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();
const progress = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** Stops the clock of the pages that follow; only `runFor` moves it. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** A new account on its welcome page. */
async function newcomer(page: Page, who: string): Promise<void> {
  await page.goto("/signup");
  await signUp(page, who);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome to Voyance" })).toBeVisible();
}

/** From the first question to the reveal: some answered, the rest skipped. */
async function takeQuiz(page: Page): Promise<void> {
  await page.goto("/quiz");
  await page.getByLabel("Cold, clear peaks").check();
  await press(page, "Next");
  await question(page, "How full is a good day?");
  await page.getByLabel("From early to late").check();
  await press(page, "Next");
  for (let number = 3; number <= 10; number++) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await press(page, "Skip this question");
  }
  await page.waitForURL("**/profile/revealing");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    // The stages have a test of their own; here everything is there at once.
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: "reduce" } });

    test("a newcomer is welcomed, takes the quiz with a way back, and sees a Travel DNA", async ({ page }) => {
      await newcomer(page, "quiz");
      await expect(page.getByText("Where every journey begins with understanding who you are")).toBeVisible();
      await expect(page.getByText("Travel designed around you")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Choose your journey" })).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(2);
      await expect(page.getByRole("link", { name: "Explore Now" })).toHaveAttribute("href", "/explore");
      await page.getByRole("link", { name: "Start Quiz" }).click();

      await question(page, "Which morning would you wake up to?");
      await progress(page, "Question 1 of 10 · 0%");
      await press(page, "Next");
      await expect(page.getByRole("alert")).toContainText("Choose one to two, or skip the question.");
      await page.getByLabel("Cold, clear peaks").check();
      await page.getByLabel("A desert with nobody in it").check();
      await press(page, "Next");
      await progress(page, "Question 2 of 10 · 10%");
      await page.getByLabel("From early to late").check();
      await press(page, "Next");
      await question(page, "A free afternoon. What do you do?");
      await page.getByRole("link", { name: "Back", exact: true }).click();
      await question(page, "How full is a good day?");
      await expect(page.getByLabel("From early to late")).toBeChecked();
      await page.getByLabel("A few things, with pauses").check();
      await press(page, "Next");
      for (const label of ["Walk up something", "A pleasant hour", "Anywhere clean and safe", "Carefully"]) {
        await page.getByLabel(label).check();
        await press(page, "Next");
      }
      await question(page, "Who would you like around you?");
      await press(page, "Skip this question");
      for (const label of ["The one nobody I know has seen", "Cool and crisp"]) {
        await page.getByLabel(label).check();
        await press(page, "Next");
      }
      await page.getByLabel("Crowds and queues").check();
      await press(page, "See my Travel DNA");

      await page.waitForURL("**/profile/revealing");
      await expect(page.getByRole("heading", { level: 1, name: "Decoding Your Travel DNA" })).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: STAGES[0] })).toContainText(
        "9 of 10 questions answered",
      );
      await expect(page.getByRole("heading", { level: 2, name: "The Trail Finder" })).toBeVisible();
      await page.getByRole("link", { name: "View Your Travel DNA" }).click();
      await page.waitForURL("**/profile-v6");
      await expect(page.getByText("The Trail Finder")).toBeVisible();
      await expect(page.getByText("We'll steer clear of crowds and queues.")).toBeVisible();
      await page.goto("/quiz");
      await expect(page).toHaveURL(/\/profile\/revealing$/);
      await page.goto("/welcome");
      await expect(page).toHaveURL(/\/profile$/);
    });

    test("a quiz that was begun goes on from another device", async ({ page, browser, origin }) => {
      await newcomer(page, "resume");
      await page.goto("/quiz");
      await page.getByLabel("A city already awake").check();
      await press(page, "Next");
      await question(page, "How full is a good day?");
      const elsewhere = await browser.newContext({
        baseURL: origin,
        storageState: await page.context().storageState(),
        javaScriptEnabled,
      });
      const phone = await elsewhere.newPage();
      await phone.goto("/profile");
      await phone.getByRole("link", { name: "Continue the quiz" }).click();
      await question(phone, "How full is a good day?");
      await phone.getByRole("link", { name: "Back", exact: true }).click();
      await expect(phone.getByLabel("A city already awake")).toBeChecked();
      await elsewhere.close();
    });

    test("a quiz taken again keeps the old result until it is finished", async ({ page }) => {
      await newcomer(page, "retake");
      await takeQuiz(page);
      const before = await page.getByRole("heading", { level: 2 }).textContent();
      await page.goto("/profile");
      await press(page, "Take the quiz again");
      await question(page, "Which morning would you wake up to?");
      await page.getByLabel("A warm lagoon").check();
      await press(page, "Next");
      await expect(page.getByText("Question 2 of 10")).toBeVisible();
      await page.goto("/profile");
      await expect(page.getByText(before!, { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Continue the quiz" }).click();
      await page.getByLabel("One thing, and time to sit down").check();
      await press(page, "Next");
      await page.getByLabel("Swim and dry in the sun").check();
      await press(page, "Next");
      for (let number = 4; number <= 8; number++) {
        await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
        await press(page, "Skip this question");
      }
      await page.getByLabel("Hot, near water").check();
      await press(page, "Next");
      await expect(page.getByText("Question 10 of 10")).toBeVisible();
      await press(page, "Skip this question");
      await expect(page.getByRole("heading", { level: 2, name: "The Sun Chaser" })).toBeVisible();
    });

    test("saved and dismissed places change the matches, month by month", async ({ page }) => {
      await signInAs(page, "premium", "/explore/matches");
      await expect(page.getByRole("heading", { level: 1, name: "Your Best Matches" })).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(6);
      const first = page.getByRole("article").first();
      const name = (await first.getByRole("link").locator("span").nth(1).textContent())!;
      await first.getByText("All six reasons").click();
      await expect(first.getByRole("term")).toHaveText([
        "Budget",
        "Pace",
        "Style",
        "Comfort",
        "Season",
        "Your history",
      ]);
      await first.getByRole("button", { name: new RegExp(`^Not for me ?: ${name}$`) }).click();
      await expect(page.getByText(`${name} won't show up in your matches any more.`)).toBeVisible();
      await expect(page.getByRole("button", { name: new RegExp(`^Not for me ?: ${name}$`) })).toHaveCount(0);
      await expect(page.getByRole("article")).toHaveCount(6);
      const save = page.getByRole("button", { name: /^Save ?: / }).first();
      const saved = (await save.textContent())!.split(":")[1]!.trim();
      await save.click();
      await expect(page.getByText(/is saved\. We.ll show you more places like it\./)).toBeVisible();
      await expect(page.getByRole("button", { name: /^Saved\. Undo ?: / })).toHaveCount(1);
      const now = await page.getByRole("article").allTextContents();
      await page.getByLabel("Month of travel").selectOption(String(OTHER_SEASON));
      await page.getByRole("button", { name: "Show this month" }).click();
      await expect(page).toHaveURL(new RegExp(`month=${OTHER_SEASON}(&|$)`));
      expect(await page.getByRole("article").allTextContents()).not.toEqual(now);
      await page.getByRole("link", { name: "Show more" }).click();
      await expect(page.getByRole("article")).toHaveCount(24);
      await page.goto("/profile");
      await page.getByText("Not for you (1)").click();
      await page.getByRole("button", { name: new RegExp(`^Remove ?: ${name}$`) }).click();
      await expect(page.getByText(`Undone for ${name}.`)).toBeVisible();
      // Other journeys of the same traveller may have saved a place too.
      const remove = page.getByRole("button", { name: new RegExp(`^Remove ?: ${saved}$`) });
      await remove.click();
      await expect(page.getByText(`Undone for ${saved}.`)).toBeVisible();
      await expect(remove).toHaveCount(0);
    });

    test("preferences and the profile are filled in, with mistakes said beside the field", async ({ page }) => {
      await newcomer(page, "profile");
      await page.goto("/profile");
      await expect(page.getByText("Your profile is 17% complete")).toBeVisible();
      await page.getByRole("link", { name: "Change preferences" }).click();
      await page.getByLabel("Home airport or city").fill("Xyzzyville");
      await page.getByLabel("Miles, °F").check();
      await page.getByLabel("Step-free places").check();
      await page.getByLabel("Vegan").check();
      await press(page, "Save preferences");
      await expect(
        page.getByText("We don't know that airport. Try the city or the three-letter code.").first(),
      ).toBeVisible();
      await expect(page.getByLabel("Home airport or city")).toHaveValue("Xyzzyville");
      await expect(page.getByLabel("Vegan")).toBeChecked();
      await page.getByLabel("Home airport or city").fill("Helsinki");
      await press(page, "Save preferences");
      await page.waitForURL("**/profile");
      await expect(page.getByText(/^From Helsinki/)).toBeVisible();
      await expect(page.getByText("Miles and degrees Fahrenheit")).toBeVisible();

      await page.getByRole("link", { name: "Edit profile" }).click();
      await page.getByLabel("Handle").fill("no");
      await page.getByLabel("A line about you").fill("Trains, mostly.");
      await page.getByLabel("Website").fill("https://example.com");
      await page.getByLabel("Kyoto").check();
      await press(page, "Save profile");
      await expect(
        page.getByText("Use 3 to 24 letters, numbers or underscores, starting with a letter").first(),
      ).toBeVisible();
      await expect(page.getByLabel("A line about you")).toHaveValue("Trains, mostly.");
      const handle = `rail_${Math.random().toString(36).slice(2, 8)}`;
      await page.getByLabel("Handle").fill(handle);
      await press(page, "Save profile");
      await page.waitForURL("**/profile");
      await expect(page.getByText(`@${handle} · Member since`)).toBeVisible();
      await expect(page.getByText("Your profile is 83% complete")).toBeVisible();
    });

    test("the research behind the days shows what is known of the places of the next trip", async ({ page }) => {
      await signInAs(page, "premium", "/research-itinerary");
      await expect(page.getByRole("heading", { level: 1, name: "The research behind your days" })).toBeVisible();
      await expect(page.getByRole("region", { name: "In your days" }).getByRole("listitem").first()).toContainText(
        /Day 1 ·/,
      );
      await page.getByRole("main").getByRole("link", { name: "See the days" }).click();
      await expect(page).toHaveURL(/\/itinerary\/[^/]+$/);
    });
  });
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the reveal has four stages, a way past them, and an end", async ({ page }) => {
    await signInAs(page, "premium", "/profile");
    await stopClock(page);
    await page.goto("/profile/revealing");
    const skip = page.getByRole("link", { name: "Skip to profile" });
    const final = page.getByRole("link", { name: "View Your Travel DNA" });
    const stage = (index: number) => page.getByText(STAGES[index]!, { exact: true });
    await expect(skip).toBeVisible();
    await page.clock.runFor(990);
    await expect(stage(0)).toBeHidden();
    for (const [index, wait, percent] of [
      [0, 20, "14%"],
      [1, 2000, "43%"],
      [2, 2000, "71%"],
    ] as const) {
      await page.clock.runFor(wait);
      await expect(stage(index)).toBeVisible();
      await expect(stage(index + 1)).toBeHidden();
      expect(Number.parseInt((await page.getByText(/^\d+%$/).textContent())!)).toBeLessThanOrEqual(
        Number.parseInt(percent),
      );
      await expect(final).toBeHidden();
      await expect(skip).toBeVisible();
    }
    await page.clock.runFor(2120);
    await expect(stage(3)).toBeVisible();
    await expect(page.getByText("100%", { exact: true })).toBeVisible();
    await expect(skip).toBeHidden();
    await expect(page.getByRole("heading", { level: 2, name: "The Culture Seeker" })).toBeVisible();
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({
      quizCompleted: "true",
      quizFinalized: "true",
    });
    await final.click();
    await page.waitForURL("**/profile-v6");
    expect(await page.evaluate(() => sessionStorage.getItem("justCompletedQuiz"))).toBe("true");
    await expect(page.getByText("Loading your profile...")).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText("Loading your profile...")).toBeHidden();
    await expect(page.getByText("The Culture Seeker")).toBeVisible();
  });

  test("the reveal can be skipped at its first stage", async ({ page }) => {
    await signInAs(page, "premium", "/profile");
    await stopClock(page);
    await page.goto("/profile/revealing");
    await page.clock.runFor(1100);
    await page.getByRole("link", { name: "Skip to profile" }).click();
    await page.waitForURL("**/profile-v6");
  });

  test("a quiz that cannot be finalized shows the default identity and no error", async ({ page, context, origin }) => {
    await newcomer(page, "fallback");
    await takeQuiz(page);
    await context.addCookies([{ name: "x-voyance-fault", value: "quiz=error", url: origin }]);
    await stopClock(page);
    await page.goto("/profile/revealing");
    await page.clock.runFor(8000);
    await expect(page.getByRole("heading", { level: 2, name: "Your Travel Identity" })).toBeVisible();
    await expect(page.getByText("Discover your unique travel style")).toBeVisible();
    for (const trait of ["Personalized", "Authentic", "Meaningful"])
      await expect(page.getByText(trait, { exact: true })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("motion that is not wanted shows everything at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInAs(page, "premium", "/profile/revealing");
  for (const text of STAGES) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Your Travel DNA" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Skip to profile" })).toBeHidden();
});

test("the end of the quiz takes the place of its last question", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await newcomer(page, "back");
  await takeQuiz(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/profile\/revealing$/);
});

test("the welcome page leads on after a moment", async ({ page }) => {
  await newcomer(page, "welcome");
  await stopClock(page);
  await page.goto("/welcome");
  await page.getByRole("link", { name: "Explore Now" }).click();
  await expect(page.getByRole("link", { name: "Loading your journey..." })).toBeVisible();
  await page.clock.runFor(590);
  expect(page.url()).toContain("/welcome");
  await page.clock.runFor(20);
  await page.waitForURL("**/explore");
});

test("a page with somebody's name on it is kept by nobody on the way", async ({ page, playwright, origin }) => {
  await signInAs(page, "premium", "/profile");
  for (const path of ["/start", "/start.data", "/pricing", "/guides", "/_root.data"]) {
    const answer = await page.request.get(path);
    expect(await answer.text(), path).toContain("Petra");
    expect(answer.headers()["cache-control"], path).toBe("private, no-store");
  }
  const visitor = await playwright.request.newContext({ baseURL: origin });
  const answer = await visitor.get("/start");
  expect(answer.headers()["cache-control"]).toContain("public");
  expect(answer.headers().vary).toBe("Accept-Encoding, Cookie");
  await visitor.dispose();
});

test("the place of a plan is remembered until the plan is begun", async ({ page }) => {
  await page.goto("/destination/kyoto");
  await page.getByRole("link", { name: "Start Planning My Trip" }).first().click();
  await expect(page.getByLabel("Destination")).toHaveValue("Kyoto");
  await page.goto("/planner/start?new=1");
  await expect(page.getByLabel("Destination")).toHaveValue("Kyoto");
  await page.getByRole("button", { name: "Find flights" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("plannerDestination"))).toBeNull();
});

test("a visitor who wants to change a sample lands in the planner after signing in", async ({ page }) => {
  await page.goto("/sample-itinerary?destination=tokyo");
  await page.getByRole("link", { name: "Sign In to Customize" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("intendedDestination"))).toBe("tokyo");
  await page.getByLabel("Email").fill("fresh@voyance.test");
  await page.getByLabel("Password").fill("Voyage2026");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/planner/start?destination=tokyo");
  await expect(page.getByLabel("Destination")).toHaveValue("Tokyo");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("intendedDestination"))).toBeNull();
});

test("the state of a sign-in with Google lasts for its round trip, and another one is refused", async ({
  page,
  origin,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/auth/google?*", (route) =>
    route.fulfill({ json: { url: "https://consent.example/?state=ours" } }),
  );
  const links = ["ours", "theirs"].map(
    (state) => `<a href="${origin}/auth/callback/google?code=anything&state=${state}">Allow ${state}</a>`,
  );
  await page.route("https://consent.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: links.join(" ") }),
  );
  for (const [state, address] of [
    ["theirs", /error=state_mismatch$/],
    ["ours", /state=ours$/],
  ] as const) {
    await page.goto("/signin");
    // Pressed before its script is loaded, the link leads to Google by way of the server, which this test does not
    // play.
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await page.getByRole("link", { name: `Allow ${state}` }).click();
    await expect(page.getByRole("heading", { name: "Authentication Failed" })).toBeVisible();
    await expect(page).toHaveURL(address);
    // The heading comes with the page; the state is forgotten when its script has run.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("oauth_state"))).toBeNull();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a sample ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });
    test("is changed on the page only, and is itself again afterwards", async ({ page }) => {
      await page.goto("/sample-itinerary?destination=tokyo");
      for (const name of ["Flights", "Hotel", "Good to know"])
        await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
      const remove = page.getByRole("button", { name: /^Remove: /, includeHidden: true });
      const changes = page.locator("summary").filter({ hasText: /^Try a change/ });
      const stops = await remove.count();
      await changes.first().click();
      await remove.first().click();
      await expect(remove).toHaveCount(stops - 1);
      const unlock = page.getByRole("button", { name: /^Unlock: /, includeHidden: true });
      await changes.first().click();
      await page
        .getByRole("button", { name: /^Lock: / })
        .first()
        .click();
      await expect(unlock).toHaveCount(1);
      await page.getByLabel("Where in the days").selectOption({ label: "Day 1, at the start" });
      await page.getByRole("button", { name: "Add it" }).click();
      await expect(remove).toHaveCount(stops);
      await page.getByRole("link", { name: "Start over" }).click();
      await expect(page.getByRole("link", { name: "Start over" })).toHaveCount(0);
      await expect(unlock).toHaveCount(0);
    });
  });
}

test("a message of the page over one of the server does not stop the next page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAs(page, "premium");
  await page.goto("/trip/dashboard");
  await page.getByRole("link", { name: "Seven days in Kyoto" }).click();
  await page.getByText("More", { exact: true }).click();
  await page.getByText("Regenerate", { exact: true }).click();
  await page.getByRole("button", { name: "Plan the days again" }).click();
  await expect(page.getByText("Itinerary regenerated successfully!")).toBeVisible();
  await page.getByRole("link", { name: "Share", exact: true }).click();
  await expect(page.getByText("Trip link copied to clipboard!")).toBeVisible();
  await page.getByRole("link", { name: "Modify Trip" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Change your days in Kyoto" })).toBeVisible();
});

test("sharing a trip copies its link, also where the clipboard is closed to pages", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("denied")) } }),
  );
  await signInAs(page, "premium");
  await page.goto("/trip/dashboard");
  await page.getByRole("link", { name: "Tokyo in spring" }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByText("Trip link copied to clipboard!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Share", exact: true })).toBeVisible();
  await expect(page.getByText("Your own name, notes and budget stay private")).toBeVisible();
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();
  await expect(page.getByText("Anyone with the link can read this trip")).toHaveCount(0);
});

test("a draft without offers has one thing to do next, no price and no bar", async ({ page }) => {
  await signInAs(page, "premium");
  await page.goto("/trip/dashboard");
  await page.getByRole("link", { name: "A long weekend in Paris" }).click();
  await expect(page.getByRole("button", { name: "Continue: choose flights" })).toBeVisible();
  await expect(page.getByText("You choose first, and pay only for what you chose.")).toBeVisible();
  await page.getByRole("button", { name: "Book This Trip" }).click();
  await expect(page).toHaveURL(/\/planner\/flight/);
  await expect(page.getByText("Choose your flights or a place to stay first.")).toBeVisible();
});

test("on a phone a pin leads to its line and the line's number back, as often as one likes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "premium");
  await page.goto("/trip/dashboard");
  await page.getByRole("link", { name: "Seven days in Kyoto" }).click();
  await page.getByRole("link", { name: /, day 2$/ }).click();
  const map = page.locator("#map-2");
  const line = page.locator("#stop-2-2");
  await map.scrollIntoViewIfNeeded();
  for (let turn = 0; turn < 2; turn++) {
    await map.locator('svg a[href="#stop-2-2"]').click();
    await expect(line).toBeInViewport();
    await expect(map).not.toBeInViewport();
    await line.getByRole("link", { name: "Show on the map: 2" }).click();
    await expect(map).toBeInViewport();
  }
});

test("a map that is drawn already follows the colours of the device, on pages with and without the framework", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await signInAs(page, "premium");
  await page.goto("/trip/dashboard");
  const trip = await page.getByRole("link", { name: "Seven days in Kyoto" }).getAttribute("href");
  for (const address of [trip!, "/destination/kyoto"]) {
    await page.goto(address);
    const map = page.locator("figure[data-map]:visible").first();
    await map.scrollIntoViewIfNeeded();
    const land = map.locator("svg > path").first();
    await expect(land).toHaveAttribute("fill", "#f2e9d8");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(land).toHaveAttribute("fill", "#1b3334");
    await expect(map.locator("svg")).toHaveCount(1);
    await page.emulateMedia({ colorScheme: "light" });
    await expect(land).toHaveAttribute("fill", "#f2e9d8");
  }
});
