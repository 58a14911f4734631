import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const list = readFileSync("docs/requirements.md", "utf8");
const listed = [...list.matchAll(/^- \*\*([A-Z]+-\d\d)\*\* \S/gm)].map((match) => match[1]!);
/** The areas of the list; SHA-256 and ISO-86 are no requirements. */
const areas = new Set(listed.map((number) => number.split("-")[0]));

/** Numbers cited in a text, spans such as "AUTH-16 to AUTH-18" written out. */
function citedIn(text: string): string[] {
  return [...text.matchAll(/\b([A-Z]{2,8})-(\d\d)\b(?: to \1-(\d\d)\b)?/g)].flatMap(([, area, from, to]) =>
    Array.from(
      { length: Number(to ?? from) - Number(from) + 1 },
      (_, index) => `${area}-${String(Number(from) + index).padStart(2, "0")}`,
    ),
  );
}

const files = (readdirSync("app", { recursive: true }) as string[]).filter((file) => /\.(tsx?|css|ya?ml)$/.test(file));
const texts = files.map((file) => readFileSync(path.join("app", file), "utf8"));
const behind = texts.flatMap((text) =>
  [...text.matchAll(/CHECKLIST ((?:[A-Z]+-\d\d(?:, | and | to )?)+)/g)].flatMap((match) => citedIn(match[1]!)),
);
const cited = new Set([...behind, ...texts.flatMap(citedIn).filter((number) => areas.has(number.split("-")[0]))]);

it("the list says what each number cited in the code asks", () => {
  expect([...cited].filter((number) => !listed.includes(number)).sort()).toEqual([]);
});

it("the list holds each number once, and none that nothing cites", () => {
  expect(listed.filter((number, index) => listed.indexOf(number) !== index)).toEqual([]);
  expect(listed.filter((number) => !cited.has(number))).toEqual([]);
});
