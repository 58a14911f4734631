import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { useSite } from "./site";
import type { Scope, Walk } from "./walk";

const site = useSite();
type Field = HTMLInputElement;

/** Opens the page that changes the days of a trip of the sandbox. */
async function openEdit(): Promise<Walk> {
  const walk = await site.visitAs("premium");
  const [trip] = walk.main.getAllByRole<HTMLAnchorElement>("link", { name: /Tokyo in spring/ });
  await walk.goto(`/itinerary/${trip!.pathname.split("/").at(-1)!}/edit`);
  return walk;
}

const element = (walk: Walk, selector: string): HTMLElement => {
  const found = walk.document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const panelOf = (walk: Walk): Scope => within(element(walk, "#own-place"));

/** The menus of a stop, of which there is one, or none. */
const menusOf = (walk: Walk, name: string): HTMLElement[] =>
  [...walk.document.querySelectorAll("details.stop-menu > summary")]
    .filter((summary) => summary.getAttribute("aria-label") === `Change ${name}`)
    .map((summary) => summary.parentElement!);
const menuOf = (walk: Walk, name: string): HTMLElement => {
  const [menu, ...others] = menusOf(walk, name);
  if (!menu || others.length > 0) throw new Error(`${name} has ${others.length + (menu ? 1 : 0)} menus`);
  return menu;
};

const AT_THE_SHOP = "https://www.google.com/maps/@35.6620,139.6680,17z";

/** Adds a place of the traveller's own to the days. */
async function addPlace(walk: Walk, name: string, where: string): Promise<void> {
  const panel = panelOf(walk);
  walk.fill(/^Name/, name, panel);
  walk.fill(/^Map link or address/, where, panel);
  walk.fill(/^Note/, "Ask for the jazz shelf", panel);
  walk.fill(/^How long, in minutes/, "45", panel);
  await walk.press("Add it to the days", panel);
}

/** The lines of the days with a place of one's own; a meal beside it names it too. */
const linesOf = (walk: Walk, name: string): string[] =>
  [...walk.document.querySelectorAll('ol.timeline > li[data-place^="own-"]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes(name));
const editorOf = (walk: Walk, name: string): Scope =>
  within(menuOf(walk, name).querySelector<HTMLElement>("details.own-place")!);

/** What the page says has been done. */
const saidBy = (walk: Walk): string[] => walk.page.getAllByRole("status").map(({ textContent }) => textContent);
/** The button that takes the last change back. Asking every button of these long pages for its name takes seconds. */
const undoOf = (walk: Walk): HTMLElement => element(walk, 'button[value="undo"]');
const expectUndo = (walk: Walk, description: RegExp): void => {
  expect(undoOf(walk).textContent).toBe("Undo");
  expect(element(walk, `#${undoOf(walk).getAttribute("aria-describedby")!}`).textContent).toMatch(description);
};

describe("the days without scripts", () => {
  it("take a place of one's own, which stays for as long as was said", async () => {
    const shop = "Aki's record shop";
    const walk = await openEdit();
    await addPlace(walk, shop, "https://maps.app.goo.gl/AbC123");
    const panel = panelOf(walk);
    expect(panel.getByRole("alert").textContent).toContain("We can't see where a short link leads");
    expect(panel.getByLabelText<Field>(/^Name/).value).toBe(shop);
    expect(panel.getByLabelText<Field>(/^Note/).value).toBe("Ask for the jazz shelf");
    walk.fill(/^Map link or address/, AT_THE_SHOP, panel);
    await walk.press("Add it to the days", panel);
    expect(saidBy(walk).join()).toContain(`Added: ${shop}`);
    expect(linesOf(walk, shop)).toEqual([expect.stringContaining("Ask for the jazz shelf")]);
    expect(new URL(walk.url, site.origin).hash).toMatch(/^#change-\d{4}-\d\d-\d\d-own-/);
    expect(panelOf(walk).getByLabelText<Field>(/^Name/).value, "empty for the next one").toBe("");
    expect(element(walk, "#own-place").hasAttribute("open")).toBe(false);

    const menu = within(menuOf(walk, shop));
    walk.fill(/^Length in minutes/, "60", menu);
    await walk.press(`Set how long to stay at ${shop}`, menu);
    expectUndo(walk, new RegExp(`how long to stay at ${shop}`));
    expect(within(menuOf(walk, shop)).getByLabelText<Field>(/^Length in minutes/).value).toBe("60");
  });

  it("let a place of one's own be changed, tell what is wrong with a change beside it, and keep all that was typed", async () => {
    const shop = "Ken's record shop";
    const walk = await openEdit();
    await addPlace(walk, shop, AT_THE_SHOP);
    let editor = editorOf(walk, shop);
    expect(editor.getByLabelText<Field>(/^Map link or address/).value).toBe("35.662, 139.668");
    walk.fill(/^Map link or address/, "https://maps.app.goo.gl/AbC123", editor);
    walk.fill(/^Note/, "Ask for the soul shelf", editor);
    await walk.press(`Save ${shop}`, editor);
    const [alert] = within(menuOf(walk, shop)).getAllByRole("alert");
    expect(alert!.textContent).toContain("short link leads");
    editor = editorOf(walk, shop);
    expect(editor.getByLabelText<Field>(/^Note/).value).toBe("Ask for the soul shelf");
    walk.fill(/^Map link or address/, "35.662, 139.668", editor);
    await walk.press(`Save ${shop}`, editor);
    expectUndo(walk, new RegExp(`^Changed ${shop}$`));
    expect(linesOf(walk, shop)).toEqual([expect.stringContaining("Ask for the soul shelf")]);
  });

  it("give a place of one's own back, for now and for good", async () => {
    const shop = "Yui's record shop";
    const walk = await openEdit();
    await addPlace(walk, shop, AT_THE_SHOP);
    let menu = within(menuOf(walk, shop));
    walk.fill(/^Start at/, "03:00", menu);
    await walk.press(`Set the time of ${shop}`, menu);
    menu = within(menuOf(walk, shop));
    expect(menu.getByRole("alert").textContent, "said inside the menu").toContain("can't begin at 03:00");
    await walk.press(`Remove ${shop}`, menu);
    expect(menusOf(walk, shop)).toHaveLength(0);
    await walk.press(undoOf(walk));
    expect(menusOf(walk, shop)).toHaveLength(1);
    await walk.press(`Delete ${shop} from this trip`, editorOf(walk, shop));
    expect(saidBy(walk).join()).toContain("Your place is deleted from this trip.");
    expect(menusOf(walk, shop)).toHaveLength(0);
    // The message of a change holds the button that takes it back.
    await walk.press(element(walk, "[data-toast] button"));
    expect(menusOf(walk, shop)).toHaveLength(1);
    expect(element(walk, "[data-toast] button").textContent).toBe("Redo");
  });

  it("keep what was typed into the small forms of a stop, and say what is wrong beside each", async () => {
    const walk = await openEdit();
    const stop = element(walk, "details.stop-menu input[name=minutes]").closest("details.stop-menu")!;
    const title = /^Change (.*)$/.exec(stop.querySelector("summary")!.getAttribute("aria-label")!)![1]!;
    for (const [label, field, typed, button, words] of [
      [/^Start at/, "start", "03:00", `Set the time of ${title}`, /03:00/],
      // A browser itself refuses a length beyond the bounds.
      [/^Note/, "note", "x".repeat(1_500), `Save the note at ${title}`, /^Use at most \d+ characters/],
    ] as const) {
      walk.fill(label, typed, within(menuOf(walk, title)));
      await walk.press(button, within(menuOf(walk, title)));
      const menu = menuOf(walk, title);
      expect(menu.hasAttribute("open")).toBe(true);
      const input = menu.querySelector<Field>(`[name=${field}]`)!;
      expect(input.value).toBe(typed);
      expect(input.getAttribute("aria-invalid")).toBe("true");
      expect(element(walk, `#${input.id}-error`).textContent).toMatch(words);
    }
  });

  it("are planned anew without what was seen before, which is named with its reason", async () => {
    const walk = await openEdit();
    const trip = walk.url.split("/").at(-2)!;
    const panel = (): Scope => within(element(walk, "#plan-again"));
    const seen = (): Scope => within(panel().getByRole("group", { name: "What you've seen" }));
    const sight = seen()
      .getAllByRole<Field>("checkbox")
      .map((box) => box.closest("label")!.textContent)
      .find((name) => menusOf(walk, name).length === 1)!;
    walk.check(sight, true, seen());
    await walk.press("Plan again", panel());
    expect(menusOf(walk, sight)).toHaveLength(0);
    expect(seen().getByRole<Field>("checkbox", { name: sight }).checked).toBe(true);
    await walk.goto(`/trips/${trip}`);
    const line = walk.page.getAllByText(`${sight}.`)[0]!.closest("li")!;
    expect(line.textContent).toContain("You've seen it before.");
    await walk.press(`Add it: ${sight}`, within(line));
    await walk.goto(`/itinerary/${trip}/edit`);
    expect(menusOf(walk, sight)).toHaveLength(1);
    expect(seen().getByRole<Field>("checkbox", { name: sight }).checked).toBe(false);
  });

  it("let a meal be taken elsewhere, left out, and planned again", async () => {
    const walk = await openEdit();
    const mealOf = (day: ParentNode): HTMLElement | null =>
      day.querySelector<HTMLElement>('details.stop-menu:has(button[value="eat-elsewhere"])');
    const first = [...walk.document.querySelectorAll("details.day")].find((day) => mealOf(day))!;
    const dayOf = (): HTMLElement => element(walk, `#${first.id}`);
    await walk.goto(`${new URL(walk.url, site.origin).pathname}?day=${first.id.split("-")[1]!}`);
    const meal = mealOf(dayOf())!;
    const word = meal.querySelector<Field>('input[name="meal"]')!.value;
    await walk.press("Find our own table", within(meal));
    expectUndo(walk, /^Changed (lunch|dinner) on /);
    const title = word === "lunch" ? "Lunch" : "Dinner";
    const open = (): HTMLElement[] => menusOf(walk, title).filter((menu) => dayOf().contains(menu));
    expect(open()).toHaveLength(1);
    await walk.press(`No ${word} that day`, within(open()[0]!));
    expect(open()).toHaveLength(0);
    await walk.press(new RegExp(`^Plan ${word} on .* after all$`), within(dayOf()));
    expect(saidBy(walk)).toContainEqual(expect.stringMatching(/is (at .+ now|planned again), at/));
    expect(within(dayOf()).queryAllByRole("button", { name: new RegExp(`^Plan ${word} on`) })).toHaveLength(0);
  });
});
