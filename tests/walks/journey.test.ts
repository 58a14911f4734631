import { describe, expect, it } from "vitest";
import { LISBON, LISBON_TITLE, dayTitle } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import { goToPayment, planToCheckout, signUp } from "./steps";
import type { Walk } from "./walk";

const site = useSite();

/** From the first page to a paid trip; each press and each field that is filled is a tap. */
const MOST_TAPS = 26;

/** Waits until the account has so many mails: its days are planned and printed first. */
const expectMails = (email: string, count: number): Promise<void> =>
  expect.poll(async () => (await site.outbox(email)).length).toBe(count);

describe("a first-time visitor", () => {
  it("plans Lisbon for two, signs up in the middle, pays and has a day plan, with few taps and no page twice", async () => {
    const walk = site.visit();
    const visited: string[] = [];
    let taps = 0;
    const arrive = (): void => {
      const [path] = walk.url.split("?", 1);
      if (visited.at(-1) !== path) visited.push(path!);
    };
    const press = async (name: string | RegExp): Promise<void> => {
      taps += 1;
      await walk.press(name);
      arrive();
    };
    const type = (label: string | RegExp, text: string): void => {
      taps += 1;
      walk.fill(label, text);
    };

    await walk.goto("/");
    arrive();
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Your Journey, Beautifully Reimagined");
    taps += 1;
    await walk.follow("Plan a trip without an account");
    arrive();
    expect(walk.url).toBe("/planner/start");
    type("Destination", LISBON.destination);
    type("Departure city or airport", LISBON.from);
    type("Leave on", LISBON.leave);
    type("Return", LISBON.back);
    type("Adults", LISBON.adults);
    type(/^Budget per traveller/, LISBON.budget);
    await press("Find flights");

    expect([walk.url, walk.title]).toEqual(["/planner/flight", "Flights · Voyance"]);
    const flights = walk.page.getAllByRole("radio").length;
    expect(flights).toBeGreaterThanOrEqual(3);
    expect(flights).toBeLessThanOrEqual(5);
    walk.page.getByText("Sandbox fares: simulated, not for sale.");
    await press("Continue to hotels");

    expect([walk.url, walk.title]).toEqual(["/planner/hotel", "Hotels · Voyance"]);
    walk.page.getByText(/Sandbox stays: these hotels do not exist/);
    const chosen = walk.page.getByRole("radio", { checked: true });
    const stay = chosen.parentElement!.querySelector(".name")!.textContent;
    await press("Continue to checkout");

    expect([walk.url, walk.title]).toEqual(["/planner/booking", "Checkout · Voyance"]);
    walk.main.getByText(stay, { exact: false });
    await press(/^Create an account and hold \$/);

    expect(walk.url).toMatch(/^\/signup\b/);
    const email = await signUp(walk, "visitor");
    taps += 7;
    arrive();
    expect([walk.url, walk.title]).toEqual(["/planner/booking", "Checkout · Voyance"]);
    walk.main.getByText(stay, { exact: false });
    // The hold that was asked for before signing up is made. Its end names a day where midnight lies between.
    walk.page.getByText(/^Held for 1[0-9] more minutes, until (\d+ \w+, )?\d\d:\d\d in /);
    // The amount shown here is the amount charged there.
    const total = /\$[\d,.]+/.exec(walk.page.getByRole("button", { name: /^Pay \$/ }).textContent)![0];
    await press(/^Pay \$/);

    expect(walk.url).toMatch(/^\/sandbox\/pay\//);
    expect(walk.main.getAllByText((text) => text.includes(total)).length).toBeGreaterThan(0);
    expect(walk.page.getAllByText(/sandbox/i).length).toBeGreaterThan(0);
    await press("Pay");
    expect(walk.url).toContain("/confirmation");
    walk.page.getByText("Trip booked successfully!");
    walk.page.getByRole("heading", { name: "What's Next?" });
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    // The checkout is shown before and after the account is made, with different content each time; no other page
    // comes twice.
    const pages = visited.filter((path) => path !== "/planner/booking");
    expect(new Set(pages).size).toBe(pages.length);

    await expectMails(email, 1);
    const [mail] = await site.outbox(email);
    expect(mail?.attachments.map((file) => file.filename)).toEqual([`${LISBON_TITLE}_Confirmation.pdf`]);

    await walk.follow("View Full Itinerary");
    expect(walk.url).toMatch(/^\/trips\/[^/]+$/);
    walk.page.getByText("Trip Booked Successfully!");
    walk.page.getByText(dayTitle(LISBON.leave));
    const pdf = await walk.fetch(`/api/v1/trips/${walk.url.split("/").at(-1)!}/pdf`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
  });

  it("finds the draft again after closing the browser", async () => {
    const walk = site.visit();
    await planToCheckout(walk);
    const later = walk.newTab();
    await later.goto("/planner");
    expect(later.url).toBe("/planner/booking");
  });

  it("is refused steps out of order and told why, and keeps the query of the base", async () => {
    const walk = site.visit();
    await walk.goto("/planner/booking");
    expect(walk.url).toBe("/planner/start");
    walk.page.getByText("Tell us where and when first.");
    await walk.goto("/planner?city=Kyoto");
    expect(walk.url).toBe("/planner/start?city=Kyoto");
    expect(walk.page.getByLabelText<HTMLInputElement>("Destination").value).toBe("Kyoto");
  });

  it.each([
    ["/flights", "flight"],
    ["/hotels", "hotel"],
    ["/checkout", "booking"],
    ["/planner-old/hotel", "hotel"],
  ])("finds a step under its old address %s", async (path, step) => {
    const answer = await site.visit().fetch(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/planner/${step}`]);
  });

  it("Pay pressed three times on a stalled line pays once", async () => {
    const walk: Walk = site.visit();
    await walk.goto("/signup?redirect=%2Fplanner%2Fstart%3Fnew%3D1");
    const email = await signUp(walk, "thrice");
    await planToCheckout(walk);
    await goToPayment(walk);
    // Three presses whose answers are not waited for: each sends the form of the page anew.
    const send = (): Promise<Response> =>
      walk.fetch(walk.url, { method: "POST", body: new URLSearchParams({ intent: "pay" }) });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    await walk.goto(answers[0]!.headers.get("location")!);
    walk.page.getByText(/is booked and paid/);
    await walk.goto("/billing");
    const receipt = walk.page.getByRole<HTMLAnchorElement>("link", { name: /^Receipt/ });
    await expectMails(email, 1);
    const answer = await walk.fetch(receipt.pathname);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
  });
});
