import { describe, expect, it } from "vitest";
import { LISBON, daysAhead } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import { fillStart, planToCheckout } from "./steps";

const site = useSite();
type Field = HTMLInputElement;

describe("bad input", () => {
  it.each([
    ["a past date", { leave: daysAhead(-1) }, "Tomorrow is the earliest you can leave"],
    ["a return before the departure", { back: daysAhead(169) }, "Come back on the day you leave, or later"],
    ["no travellers", { adults: "0" }, "At least one adult has to travel"],
    ["thirty travellers", { adults: "30" }, "At most 9 adults"],
    ["an unknown city", { from: "Zzqxville" }, "don't know that airport"],
    ["a budget in words", { budget: "lots" }, "Enter an amount in US dollars, such as 2000"],
  ])("%s is told beside the field, and nothing typed is lost", async (_, change, message) => {
    const walk = site.visit();
    await walk.goto("/planner/start");
    await fillStart(walk, { ...LISBON, ...change });
    expect(walk.status).toBe(422);
    expect(walk.page.getByRole("alert").textContent).toContain(message);
    const typed = { ...LISBON, ...change };
    expect(walk.page.getByLabelText<Field>("Destination").value).toBe("Lisbon");
    expect(walk.page.getByLabelText<Field>("Return").value).toBe(typed.back);
    expect(walk.page.getByLabelText<Field>(/^Budget per traveller/).value).toBe(typed.budget);
  });

  it("a city with several meanings offers them as choices", async () => {
    const walk = site.visit();
    await walk.goto("/planner/start");
    await fillStart(walk, { ...LISBON, from: "Portland" });
    walk.page.getAllByRole<Field>("radio")[0]!.checked = true;
    await walk.press("Find flights");
    expect(walk.url).toBe("/planner/flight");
  });

  it("wrong credentials are told in one way, and the address is kept", async () => {
    const walk = site.visit();
    for (const email of ["premium@voyance.test", "nobody@voyance.test"]) {
      await walk.goto("/signin");
      walk.fill("Email", email);
      walk.fill("Password", "wrong-password-1A");
      await walk.press("Sign in", walk.main);
      expect(walk.page.getByRole("alert").textContent).toContain("Email or password incorrect");
      expect(walk.page.getByLabelText<Field>("Email").value).toBe(email);
    }
  });

  it("a tampered offer id is refused with a message", async () => {
    const walk = site.visit();
    await planToCheckout(walk);
    const answer = await walk.fetch("/planner/flight", {
      method: "POST",
      body: new URLSearchParams({ offer: "made-up" }),
    });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("That flight is no longer offered. Choose another one");
  });

  it("another traveller's trip is not found, by page, by data request and by API", async () => {
    const walk = await site.visitAs("premium");
    await walk.follow(/Tokyo in spring/, walk.main);
    const id = walk.url.split("/").at(-1)!;
    const stranger = await site.visitAs("fresh");
    for (const address of [
      `/trips/${id}`,
      `/trip/${id}`,
      `/trip/${id}/summary`,
      `/itinerary/${id}`,
      `/itinerary/${id}/edit`,
      `/trips/${id}/shared`,
    ]) {
      expect(await stranger.goto(address), address).toBe(404);
      expect(stranger.page.getByRole("heading", { name: "Trip Not Found" })).toBeTruthy();
    }
    for (const address of [`/trips/${id}.data`, `/api/v1/trips/${id}`, `/api/v1/trips/${id}/pdf`])
      expect((await stranger.fetch(address)).status, address).toBe(404);
    const signedOut = await site.visit().fetch(`/trips/${id}.data?_routes=routes%2Ftrips`);
    expect(await signedOut.text()).not.toContain("Tokyo in spring");
  });
});
