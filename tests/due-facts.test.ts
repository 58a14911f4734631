import { describe, expect, it } from "vitest";
import { destinationFixture } from "#app/modules/catalogue/schema/destination.fixture";
import { dueFacts, dueReport, promisesIn, readDestinations } from "../scripts/due-facts";

const lisbon = destinationFixture("lisbon");
const today = "2026-12-01";

function withNote(note: string) {
  const [first, ...others] = lisbon.places;
  return { ...lisbon, places: [{ ...first!, note }, ...others] };
}

describe("promises with a date", () => {
  it.each([
    ["it shut for renewal with reopening set for July 2026, so check", "2026-07"],
    ["with opening on new walkways announced for spring 2026", "2026-05"],
    ["the galleries are shut until 2027", "2027-12"],
    ["MAMAC is shut for rebuilding until about 2028", "2028-12"],
    ["Closes for renewal from 15 March 2027 to spring 2028", "2027-03"],
    ["the museum is being rebuilt for 2028", "2028-12"],
    ["the castle is shut until January 2027", "2027-01"],
  ])("%s", (text, by) => {
    expect(promisesIn(text)[0]?.by).toBe(by);
  });

  it.each([
    "Clean pale stone since the reopening of December 2024",
    "reopened in 2025 after long repair",
    "open again since 2025 after four years of repair",
    "The central tower reached 172.5 m in 2026",
    "Begun in 1882 and set on fire in 1937",
  ])("%s is none", (text) => {
    expect(promisesIn(text)).toEqual([]);
  });
});

describe("facts that are due", () => {
  it("names a promise whose month is over, and none before", () => {
    const broken = withNote("The tower shut for restoration, with reopening set for November 2026.");
    const promised = dueFacts(broken, today).filter(({ why }) => why.startsWith("promised"));
    expect(promised).toEqual([{ slug: "lisbon", at: "jeronimos", why: expect.stringContaining("2026-11") as string }]);
    expect(dueFacts(broken, "2026-11-30").filter(({ why }) => why.startsWith("promised"))).toEqual([]);
  });

  it("names an event of a year that is over", () => {
    const [event] = lisbon.events;
    const dated = { ...lisbon, events: [{ ...event!, when: "in 2027 on 2 May" }] };
    expect(dueFacts(dated, "2027-12-31").filter(({ why }) => why.startsWith("dated"))).toEqual([]);
    expect(dueFacts(dated, "2028-01-01").filter(({ why }) => why.startsWith("dated"))).toHaveLength(1);
  });

  it("names a feast that is over in the last year of which its date is known", () => {
    const [first, ...others] = lisbon.places;
    const feast = { ...lisbon, places: [{ ...first!, onlyOn: ["2027-01-22", "2028-02-09"] }, ...others] };
    const dated = (day: string): unknown[] => dueFacts(feast, day).filter(({ why }) => why.startsWith("dated"));
    expect([dated("2028-02-09"), dated("2028-02-10")]).toEqual([[], [expect.objectContaining({ at: first!.id })]]);
  });

  it("names facts not looked over for a year", () => {
    const look = { source: "https://a.example/hours", month: "2025-10" };
    const [first, ...others] = lisbon.places;
    const checked = { hours: look, price: look, pin: { ...look, month: "2026-10" } };
    const old = dueFacts({ ...lisbon, places: [{ ...first!, checked }, ...others] }, today);
    expect(old.filter(({ why }) => why.includes("last looked over"))).toHaveLength(2);
  });

  it("names places that were never held against a page", () => {
    const [first, ...others] = lisbon.places;
    const hours = { source: "https://a.example/hours", month: "2026-10" };
    const named = (checked: (typeof lisbon)["places"][number]["checked"]) =>
      dueFacts({ ...lisbon, places: [{ ...first!, checked }, ...others] }, today).find(({ at }) => at === first!.id)
        ?.why;
    expect(named(undefined)).toBe("hours and price were never held against a page");
    expect(named({ hours })).toBe("price was never held against a page");
    expect(named({ hours, price: hours })).toBeUndefined();
  });

  it("is reported a line each", () => {
    const all = readDestinations();
    expect(dueReport(all, today)).toMatch(/^lisbon\.yaml, gulbenkian: hours and price were never held against a page/m);
    expect(dueReport(all, "2026-11-22")).not.toContain("promised");
  });
});
