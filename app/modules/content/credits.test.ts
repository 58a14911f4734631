import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { OTHER_CREDITS, REQUIRED_CREDITS } from "./credits";

const sources = readFileSync("DATA-SOURCES.md", "utf8");
const part = sources.slice(sources.indexOf("## Credits that a page has to show"), sources.indexOf("## Written by us"));

it("gives every credit that a licence asks for, with its licence and that we changed it", () => {
  const asked = [...part.matchAll(/^- (?:.*?): (\S+), (CC BY(?:-SA)? \d\.\d) \((\S+)\), changed by us/gm)];
  expect(asked.length).toBeGreaterThan(1);
  for (const [, name, licence, licenceUrl] of asked)
    expect(REQUIRED_CREDITS).toContainEqual(
      expect.objectContaining({
        name,
        licence,
        licenceUrl,
        changes: expect.stringMatching(/^Changed by us/) as string,
      }),
    );
});

it("names every package whose licence asks for it", () => {
  const attributions = [...sources.matchAll(/^\|[^|]*\| `([^`]+)` [^|]*\|[^|]*CC BY[^|]*\|/gm)].map(([, name]) => name);
  expect(attributions.length).toBeGreaterThan(1);
  expect(REQUIRED_CREDITS.map(({ name }) => name)).toEqual(expect.arrayContaining(attributions));
});

it("names the rest that is thanked without obligation", () => {
  const [, list = ""] = /Named without obligation: ([^.]+)\./.exec(part) ?? [];
  const names = list.split(/,\s+/);
  expect(names.length).toBeGreaterThan(3);
  const named = OTHER_CREDITS.map(({ name }) => name).join(" ");
  for (const name of names) expect(named).toContain(name);
});
