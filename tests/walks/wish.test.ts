import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { LISBON, daysAhead } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import { fillStart, planToCheckout, signUp, waitForDays } from "./steps";
import type { Walk } from "./walk";

const site = useSite();
type Field = HTMLInputElement;

describe("a trip in a sentence", () => {
  it("is understood, can be changed, and asks for what is missing before the flights", async () => {
    const walk = site.visit();
    await walk.goto("/");
    walk.fill("Where, when, with whom?", "a week in Japan in the middle of April, two adults, love food, under $4k");
    await walk.press("Plan it");
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Did we get this right?");
    const where = within(walk.page.getByRole("group", { name: "Or one place in Japan" }));
    expect(where.getAllByRole<Field>("radio")[0]!.checked).toBe(true);
    walk.check(/^Kyoto/, true, where);
    walk.page.getByText("Who");
    walk.fill("Adults", "3");
    // The departure is the only thing left to say, so its field stands open.
    walk.fill("Departure city or airport", "Nowhereville");
    await walk.press("Find flights");
    expect(walk.url).toBe("/planner/start");
    expect(walk.page.getAllByText("We don't know that airport. Try the nearest large city")).not.toHaveLength(0);
    expect(walk.page.getByLabelText<Field>("Destination").value).toBe("Kyoto");
    expect(walk.page.getByLabelText<Field>("Adults").value).toBe("3");
    expect(walk.page.getByLabelText<Field>(/^Budget per traveller/).value).toBe("2000");
    expect(walk.page.getByLabelText<Field>("Leave on").value).toMatch(/-04-1\d$/);

    await walk.goto("/planner/wish?say=a+week+in+Kyoto+in+April+for+two,+$4000");
    walk.fill("Departure city or airport", "London");
    await walk.press("Find flights");
    expect(walk.url).toBe("/planner/flight");
  });

  it("goes straight to the flights where it says all there is to say", async () => {
    const walk = site.visit();
    const say = "Lisbon from London in April, 5 nights, two of us, $2,000 each";
    await walk.goto(`/planner/wish?${new URLSearchParams({ say }).toString()}`);
    expect(walk.page.getByRole<Field>("radio", { name: /^Lisbon/ }).checked).toBe(true);
    await walk.press("Find flights");
    expect(walk.url).toBe("/planner/flight");
    expect(walk.title).toBe("Flights · Voyance");
  });

  it("goes to the form for another way than a flight where it names one", async () => {
    const walk = site.visit();
    const say = "Paris by Eurostar from London, 4 nights in May, our second time in Paris, two of us, $900 each";
    await walk.goto(`/planner/wish?${new URLSearchParams({ say }).toString()}`);
    walk.page.getByText("You said “by Eurostar”.", { exact: false });
    walk.page.getByText("Been before: “our second time”");
    await walk.press("Find flights");
    expect(walk.url).toBe("/planner/flight?own=1&by=train");
    expect(walk.page.getByLabelText<Field>("How do you get there?").value).toBe("train");
    expect(walk.page.getByLabelText<Field>("How do you get home?").value).toBe("train");
    await walk.goto("/planner/start");
    expect(walk.page.getByLabelText<Field>(/been there before/i).checked).toBe(true);
  });

  it("says what it made nothing of, and asks for the place", async () => {
    const walk = site.visit();
    await walk.goto("/planner/wish?say=Narnia+for+two+weeks");
    walk.page.getByText("We didn't use “Narnia”.");
    walk.fill("Destination", "Lisbon");
    walk.fill("Departure city or airport", "London");
    walk.fill(/^Budget per traveller/, "2000");
    walk.fill("Leave on", daysAhead(100));
    walk.fill("Return", daysAhead(114));
    await walk.press("Find flights");
    expect(walk.url).toBe("/planner/flight");
  });

  it("names a place that we don't cover, and wishes that nothing here can follow", async () => {
    const walk = site.visit();
    await walk.goto("/planner/wish?say=a+week+in+Detroit,+Direct+flights+only");
    walk.page.getByText("We don't cover Detroit yet. Nearest are Toronto (350 km) and Chicago (400 km).");
    walk.page.getByText("We can't plan around “Direct flights only” yet.");
    expect(walk.page.queryByRole("radio")).toBeNull();
    await walk.follow("Toronto");
    expect(walk.page.getByRole<Field>("radio", { name: /^Toronto/ }).checked).toBe(true);
  });

  it("is the form where nothing was said", async () => {
    const walk = site.visit();
    await walk.goto("/planner/wish?say=%20");
    expect(walk.url).toBe("/planner/start");
  });
});

it("a stay longer than what there is to see becomes shorter with one button", async () => {
  const walk = site.visit();
  await walk.goto("/planner/start?new=1");
  await fillStart(walk, { ...LISBON, destination: "Uyuni", leave: daysAhead(150), back: daysAhead(164) });
  expect(walk.url).toBe("/planner/flight");
  const note = walk.page.getByRole("region", { name: "Length of your stay" });
  expect(note.textContent).toContain("enough for Uyuni");
  expect(within(note).getByRole("link", { name: "San Pedro de Atacama" }).getAttribute("href")).toBe(
    "/destination/atacama",
  );
  await walk.press(/^Stay \d+ nights/, within(note));
  walk.page.getByText(/^Your trip is now /);
  expect(walk.page.queryByRole("region", { name: "Length of your stay" })).toBeNull();
});

describe("a traveller's preferences", () => {
  /** A newcomer from Helsinki who counts in euros and miles. */
  async function visitFromHelsinki(): Promise<Walk> {
    const walk = site.visit();
    await walk.goto("/signup");
    await signUp(walk, "preferences");
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Welcome to Voyance");
    await walk.goto("/profile/preferences");
    walk.fill("Home airport or city", "HEL");
    walk.page.getByLabelText<HTMLSelectElement>("Show prices also in").value = "EUR";
    walk.check("Miles, °F");
    await walk.press("Save preferences");
    expect(walk.url).toBe("/profile");
    return walk;
  }

  it("count in the planner and in the prices", async () => {
    const walk = await visitFromHelsinki();
    await walk.goto("/planner/start");
    expect(walk.page.getByLabelText<Field>("Departure city or airport").value).toMatch(/Helsinki/);
    walk.page.getByText("Your home airport comes from your preferences. Change anything you like.");
    await fillStart(walk, LISBON);

    expect(walk.url).toBe("/planner/flight");
    walk.page.getAllByText(/^about €[\d,]+$/);
    walk.page.getByText(/^Amounts in EUR are approximate, at the rate of /);
    await walk.press("Continue to hotels");
    expect(walk.url).toBe("/planner/hotel");
    walk.page.getByRole("row", { name: /^So far \$[\d,.]+ ?about €[\d,]+$/ });
    walk.page.getAllByText(/^about €[\d,]+$/);
    await walk.press("Continue to checkout");
    expect(walk.url).toBe("/planner/booking");
    walk.page.getByText(/That is about €[\d,]+\. Amounts in EUR are approximate/);
  });

  it("count in the days", async () => {
    const walk = await visitFromHelsinki();
    await planToCheckout(walk);
    await walk.follow("See your days before you pay");
    await waitForDays(walk);
    walk.page.getAllByText(/ mi on foot/);
    expect(walk.page.queryByText(/\d km( |$)/)).toBeNull();
  });
});
