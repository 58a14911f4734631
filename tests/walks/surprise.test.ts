import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { daysAhead } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import { signUp } from "./steps";
import type { Walk } from "./walk";

const site = useSite();
type Field = HTMLInputElement;

/** Fills in the form and asks for three places. */
async function ask(walk: Walk, ahead: number): Promise<void> {
  await walk.goto("/surprise");
  walk.fill("Leave on", daysAhead(ahead));
  walk.fill("Return", daysAhead(ahead + 4));
  walk.fill("Departure city or airport", "London");
  walk.check(/^Stretch/);
  await walk.press("Surprise Me", walk.main);
}

const cities = (walk: Walk): string[] =>
  walk.page.getAllByRole("article").map((card) => within(card).getByRole("heading", { level: 2 }).textContent);

describe("a surprise", () => {
  it("is three places, and three others (CHECKLIST SURP-04, SURP-15)", async () => {
    const walk = await site.visitAs("premium", "/surprise");
    await ask(walk, 160);
    expect(walk.url).toMatch(/^\/surprise\/select\?run_id=/);
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Three places for you");
    const first = cities(walk);
    expect(new Set(first).size).toBe(3);
    expect(walk.page.getAllByText(/^\d+% match$/)).toHaveLength(3);
    expect(walk.page.getAllByText(/for two, flights and stay/)).toHaveLength(3);

    await walk.press("Show me different options");
    walk.page.getByText("Here are some fresh destinations for you!");
    walk.page.getByText("Drawn again once.");
    const second = cities(walk);
    expect(second.filter((city) => first.includes(city))).toEqual([]);
  });

  it("is a planned trip once one of the places is chosen (CHECKLIST SURP-20 to SURP-22)", async () => {
    const walk = await site.visitAs("premium", "/surprise");
    await ask(walk, 170);
    const drawn = cities(walk);
    await walk.press(`Choose ${drawn[1]}`);
    expect(walk.url).toMatch(/^\/itinerary\/view\?/);
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe(`Surprise: ${drawn[1]}`);
    walk.page.getByText(/^Flights and stay: \$[\d,.]+ in total$/);
    await walk.follow("See the whole trip");
    expect(walk.url).toMatch(/^\/trips\/[^/]+$/);
    await walk.goto("/profile");
    const before = within(walk.page.getByRole("region", { name: "My surprises" }));
    const newest = within(before.getAllByRole("listitem")[0]!);
    expect(newest.getByText(/^You chose/).textContent).toContain(`You chose ${drawn[1]}`);
    await walk.follow(drawn.join(", "), newest);
    walk.page.getByRole("button", { name: `Open the trip to ${drawn[1]}` });
  });

  it("asks for a plan where there is none, and goes on by itself once it is paid (CHECKLIST SURP-05, SURP-06, PAY-13)", async () => {
    const walk = await site.visitAs("fresh", "/surprise");
    await ask(walk, 125);
    await walk.follow("Close", within(walk.page.getByRole("dialog", { name: "Be surprised" })));
    expect(walk.page.getByLabelText<Field>("Departure city or airport").value).toBe("London");
    expect(walk.page.queryByRole("dialog", { name: "Be surprised" })).toBeNull();
    await walk.press("Surprise Me", walk.main);
    await walk.press("Buy a trip pass", within(walk.page.getByRole("dialog", { name: "Be surprised" })));
    expect(walk.url).toMatch(/^\/sandbox\/pay\//);
    await walk.press(/^Pay/);
    expect(walk.url).toMatch(/^\/surprise\/select\?run_id=/);
    expect(new Set(cities(walk)).size).toBe(3);
  });

  it("asks for the quiz first, and its end leads back (CHECKLIST SURP-08)", async () => {
    const walk = site.visit();
    await walk.goto("/surprise");
    expect(walk.url).toBe("/signin?redirect=%2Fsurprise");
    await walk.goto("/signup?redirect=%2Fsurprise");
    await signUp(walk, "curious");
    expect(walk.url).toMatch(/^\/(surprise|welcome|start)/);
    await ask(walk, 140);
    expect(walk.url).toBe("/quiz");
    walk.page.getByText(/Take the quiz first/);
  });

  it("says what is wrong beside the field and keeps the rest", async () => {
    const walk = await site.visitAs("premium", "/surprise");
    walk.fill("Leave on", daysAhead(40));
    walk.fill("Return", daysAhead(70));
    walk.fill("Departure city or airport", "Nowhere at all");
    await walk.press("Surprise Me", walk.main);
    walk.page.getAllByText(/A surprise can last up to 14 nights/);
    expect(walk.page.getByLabelText<Field>("Departure city or airport").value).toBe("Nowhere at all");
  });

  it("stays as it is after too many tries (CHECKLIST SURP-07)", async () => {
    const walk = await site.visitAs("premium", "/surprise");
    await walk.setCookie("x-voyance-fault", "surprise=status:429");
    walk.fill("Departure city or airport", "Oslo");
    await walk.press("Surprise Me", walk.main);
    expect(walk.status).toBe(429);
    expect(walk.page.getByLabelText<Field>("Departure city or airport").value).toBe("Oslo");
    expect(walk.page.queryByRole("alert")).toBeNull();
  });

  it("keeps its three places when a button fails (CHECKLIST SURP-24)", async () => {
    const walk = await site.visitAs("premium", "/surprise");
    await ask(walk, 130);
    expect(walk.url).toMatch(/^\/surprise\/select\?run_id=/);
    const before = cities(walk);
    await walk.setCookie("x-voyance-fault", "surprise=status:429");
    await walk.press("Show me different options");
    expect(walk.status).toBe(429);
    expect(cities(walk)).toEqual(before);
    expect(walk.page.queryByRole("alert")).toBeNull();
  });
});
