import { describe, expect, it } from "vitest";
import { useSite } from "./site";

const site = useSite();

describe("a dashboard that cannot be loaded", () => {
  it("says so and offers another try", async () => {
    const walk = await site.visitAs("premium");
    walk.sends.set("x-voyance-fault", "trips=error");
    await walk.goto("/trip/dashboard");
    expect(walk.page.getByRole("alert").textContent).toContain("Failed to load");
    walk.sends.delete("x-voyance-fault");
    await walk.follow("Try Again");
    expect(walk.main.getAllByRole("link", { name: /Tokyo in spring/ }).length).toBeGreaterThan(0);
  });
});
