import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { useSite } from "./site";
import { signUp, skipQuestions, takeQuiz } from "./steps";
import type { Walk } from "./walk";

const site = useSite();
type Field = HTMLInputElement;
const STAGES = ["Cognitive Analysis", "DNA Sequencing", "Pattern Recognition", "Profile Ready"];
/** The month half a year from the day of the test, 1 to 12. */
const OTHER_SEASON = ((new Date().getUTCMonth() + 6) % 12) + 1;

/** A new account on its welcome page. */
async function newcomer(name: string): Promise<Walk> {
  const walk = site.visit();
  await walk.goto("/signup");
  await signUp(walk, name);
  expectTitle(walk, "Welcome to Voyance");
  return walk;
}

/** The question that is asked, or another page, by its title. */
function expectTitle(walk: Walk, title: string): void {
  expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe(title);
}

/** Chooses some answers and goes on. */
async function answer(walk: Walk, ...labels: string[]): Promise<void> {
  for (const label of labels) walk.check(new RegExp(`^${label}`));
  await walk.press("Next");
}

describe("the quiz", () => {
  it("is offered to a newcomer on the welcome page", async () => {
    const walk = await newcomer("welcome");
    walk.page.getByText("Where every journey begins with understanding who you are");
    walk.page.getByText("Travel designed around you");
    walk.page.getByRole("heading", { name: "Choose your journey" });
    expect(walk.page.getAllByRole("article")).toHaveLength(2);
    expect(walk.page.getByRole("link", { name: "Explore Now" }).getAttribute("href")).toBe("/explore");
    await walk.follow("Start Quiz");
    expectTitle(walk, "Which morning would you wake up to?");
  });

  it("asks with a way back, and ends in a Travel DNA", async () => {
    const walk = await newcomer("quiz");
    await walk.goto("/quiz");
    expectTitle(walk, "Which morning would you wake up to?");
    walk.page.getByText("Question 1 of 10 · 0%");
    await walk.press("Next");
    expect(walk.page.getByRole("alert").textContent).toContain("Choose one to two, or skip the question.");
    await answer(walk, "Cold, clear peaks", "A desert with nobody in it");
    walk.page.getByText("Question 2 of 10 · 10%");
    await answer(walk, "From early to late");
    expectTitle(walk, "A free afternoon. What do you do?");
    await walk.follow("Back");
    expectTitle(walk, "How full is a good day?");
    expect(walk.page.getByLabelText<Field>("From early to late").checked).toBe(true);
    await answer(walk, "A few things, with pauses");
    for (const label of ["Walk up something", "A pleasant hour", "Anywhere clean and safe", "Carefully"])
      await answer(walk, label);
    expectTitle(walk, "Who would you like around you?");
    await walk.press("Skip this question");
    for (const label of ["The one nobody I know has seen", "Cool and crisp"]) await answer(walk, label);
    walk.check("Crowds and queues");
    await walk.press("See my Travel DNA");

    expect(walk.url).toBe("/profile/revealing");
    expectTitle(walk, "Decoding Your Travel DNA");
    const stages = walk.page.getAllByRole("listitem").filter(({ textContent }) => textContent!.includes(STAGES[0]!));
    expect(stages.map(({ textContent }) => textContent).join()).toContain("9 of 10 questions answered");
    walk.page.getByRole("heading", { level: 2, name: "The Trail Finder" });
    await walk.follow("View Your Travel DNA");
    expect(walk.url).toBe("/profile-v6");
    walk.page.getByText("The Trail Finder");
    walk.page.getByText("We'll steer clear of crowds and queues.");
    await walk.goto("/quiz");
    expect(walk.url).toBe("/profile/revealing");
    await walk.goto("/welcome");
    expect(walk.url).toBe("/profile");
  });

  it("goes on from another device where it was begun", async () => {
    const walk = await newcomer("resume");
    await walk.goto("/quiz");
    await answer(walk, "A city already awake");
    expectTitle(walk, "How full is a good day?");
    const phone = walk.newTab();
    await phone.goto("/profile");
    await phone.follow("Continue the quiz");
    expectTitle(phone, "How full is a good day?");
    await phone.follow("Back");
    expect(phone.page.getByLabelText<Field>("A city already awake").checked).toBe(true);
  });

  it("keeps the old result until it is finished again", async () => {
    const walk = await newcomer("retake");
    await takeQuiz(walk);
    const before = walk.page.getByRole("heading", { level: 2 }).textContent!;
    await walk.goto("/profile");
    await walk.press("Take the quiz again");
    expectTitle(walk, "Which morning would you wake up to?");
    await answer(walk, "A warm lagoon");
    walk.page.getByText(/^Question 2 of 10/);
    await walk.goto("/profile");
    walk.page.getByText(before);
    await walk.follow("Continue the quiz");
    await answer(walk, "One thing, and time to sit down");
    await answer(walk, "Swim and dry in the sun");
    await skipQuestions(walk, 4, 9);
    await answer(walk, "Hot, near water");
    await skipQuestions(walk, 10, 11);
    walk.page.getByRole("heading", { level: 2, name: "The Sun Chaser" });
  });

  it("that cannot be finalized shows the default identity and no error", async () => {
    const walk = await newcomer("fallback");
    await takeQuiz(walk);
    await walk.setCookie("x-voyance-fault", "quiz=error");
    await walk.goto("/profile/revealing");
    walk.page.getByRole("heading", { level: 2, name: "Your Travel Identity" });
    walk.page.getByText("Discover your unique travel style");
    for (const trait of ["Personalized", "Authentic", "Meaningful"]) walk.page.getByText(trait);
    expect(walk.page.queryByRole("alert")).toBeNull();
  });
});

describe("matches, preferences and the profile", () => {
  it("change with saved and dismissed places, month by month", async () => {
    const walk = await site.visitAs("premium", "/explore/matches");
    expectTitle(walk, "Your Best Matches");
    expect(walk.page.getAllByRole("article")).toHaveLength(6);
    const first = within(walk.page.getAllByRole("article")[0]!);
    const name = first.getAllByRole("link")[0]!.querySelectorAll("span")[1]!.textContent!;
    first.getByText("All six reasons");
    expect(first.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Budget",
      "Pace",
      "Style",
      "Comfort",
      "Season",
      "Your history",
    ]);
    const notForMe = new RegExp(`^Not for me ?: ${name}$`);
    await walk.press(notForMe, first);
    walk.page.getByText(`${name} won't show up in your matches any more.`);
    expect(walk.page.queryByRole("button", { name: notForMe })).toBeNull();
    expect(walk.page.getAllByRole("article")).toHaveLength(6);
    const save = walk.page.getAllByRole("button", { name: /^Save ?: / })[0]!;
    const saved = save.textContent!.split(":")[1]!.trim();
    await walk.press(save);
    walk.page.getByText(/is saved\. We.ll show you more places like it\./);
    expect(walk.page.getAllByRole("button", { name: /^Saved\. Undo ?: / })).toHaveLength(1);
    const now = walk.page.getAllByRole("article").map(({ textContent }) => textContent);
    walk.page.getByLabelText<HTMLSelectElement>("Month of travel").value = String(OTHER_SEASON);
    await walk.press("Show this month");
    expect(walk.url).toMatch(new RegExp(`month=${OTHER_SEASON}(&|$)`));
    expect(walk.page.getAllByRole("article").map(({ textContent }) => textContent)).not.toEqual(now);
    await walk.follow("Show more");
    expect(walk.page.getAllByRole("article")).toHaveLength(24);
    await walk.goto("/profile");
    walk.page.getByText("Not for you (1)");
    await walk.press(new RegExp(`^Remove ?: ${name}$`));
    walk.page.getByText(`Undone for ${name}.`);
    await walk.press(new RegExp(`^Remove ?: ${saved}$`));
    walk.page.getByText(`Undone for ${saved}.`);
    expect(walk.page.queryByRole("button", { name: new RegExp(`^Remove ?: ${saved}$`) })).toBeNull();
  });

  it("are filled in, with mistakes said beside the field", async () => {
    const walk = await newcomer("profile");
    await walk.goto("/profile");
    expect(walk.main.getByText(/^Still to add/).textContent).toMatch(/^Still to add: a handle, .*a picture/);
    await walk.follow("Change preferences");
    walk.fill(/^Home airport or city/, "Xyzzyville");
    walk.check("Miles, °F");
    walk.check(/^Step-free places/);
    walk.check(/^Vegan/);
    await walk.press("Save preferences");
    walk.page.getAllByText("We don't know that airport. Try the city or the three-letter code.");
    expect(walk.page.getByLabelText<Field>(/^Home airport or city/).value).toBe("Xyzzyville");
    expect(walk.page.getByLabelText<Field>(/^Vegan/).checked).toBe(true);
    walk.fill(/^Home airport or city/, "Helsinki");
    await walk.press("Save preferences");
    expect(walk.url).toBe("/profile");
    walk.page.getByText(/^From Helsinki/);
    walk.page.getByText("Miles and degrees Fahrenheit");

    await walk.follow("Edit profile");
    walk.fill(/^Handle/, "no");
    walk.fill("A line about you", "Trains, mostly.");
    walk.fill("Website", "https://example.com");
    walk.check("Kyoto");
    await walk.press("Save profile");
    walk.page.getAllByText("Use 3 to 24 letters, numbers or underscores, starting with a letter");
    expect(walk.page.getByLabelText<Field>("A line about you").value).toBe("Trains, mostly.");
    const handle = `rail_${Math.random().toString(36).slice(2, 8)}`;
    walk.fill(/^Handle/, handle);
    await walk.press("Save profile");
    expect(walk.url).toBe("/profile");
    walk.page.getByText(new RegExp(`^@${handle} · Member since`));
    expect(walk.main.getByText(/^Still to add/).textContent).toBe("Still to add: the quiz");
  });
});

describe("a traveller's pages", () => {
  it("show the research behind the days of the next trip", async () => {
    const walk = await site.visitAs("premium", "/research-itinerary");
    expectTitle(walk, "The research behind your days");
    const inDays = within(walk.page.getByRole("region", { name: "In your days" }));
    expect(inDays.getAllByRole("listitem")[0]!.textContent).toMatch(/Day 1 ·/);
    await walk.follow("See the days", walk.main);
    expect(walk.url).toMatch(/\/itinerary\/[^/]+$/);
  });

  it("with a name on them are kept nowhere on the way", async () => {
    const walk = await site.visitAs("premium", "/profile");
    for (const path of ["/start", "/start.data", "/pricing", "/guides", "/_root.data"]) {
      const answered = await walk.fetch(path);
      expect(await answered.text(), path).toContain("Petra");
      expect(answered.headers.get("cache-control"), path).toBe("private, no-store");
    }
    const answered = await site.visit().fetch("/start");
    expect(answered.headers.get("cache-control")).toContain("public");
    expect(answered.headers.get("vary")).toBe("Accept-Encoding, Cookie, Save-Data");
  });

  it("have one thing to do next, no price and no bar, for a draft without offers", async () => {
    const walk = await site.visitAs("premium");
    await walk.follow(/A long weekend in Paris/, walk.main);
    walk.page.getByRole("button", { name: "Continue: choose flights" });
    walk.page.getByText(/Choose first, and pay only for what you choose\.$/);
    await walk.press("Book This Trip");
    expect(walk.url).toMatch(/\/planner\/flight/);
    walk.page.getByText(/^Choose your flights or a place to stay first\./);
  });

  it("change a sample on the page only, which is itself again afterwards", async () => {
    const walk = site.visit();
    await walk.goto("/sample-itinerary?destination=tokyo");
    for (const name of ["Flights", "Hotel", "Good to know"]) walk.page.getByRole("region", { name });
    // To find the names of several hundred buttons by their role takes seconds.
    const buttons = (name: string): HTMLElement[] => [
      ...walk.document.querySelectorAll<HTMLElement>(`button[aria-label^="${name}: "]`),
    ];
    const stops = buttons("Remove").length;
    expect(stops).toBeGreaterThan(0);
    await walk.press(buttons("Remove")[0]!);
    expect(buttons("Remove")).toHaveLength(stops - 1);
    await walk.press(buttons("Lock")[0]!);
    expect(buttons("Unlock")).toHaveLength(1);
    walk.select("Where in the days", "Day 1, at the start");
    await walk.press(walk.page.getByText("Add it"));
    expect(buttons("Remove")).toHaveLength(stops);
    await walk.follow(walk.page.getByText("Start over"));
    expect(walk.page.queryByText("Start over")).toBeNull();
    expect(buttons("Unlock")).toHaveLength(0);
  });
});
