import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { NOTICE_PATH } from "#app/modules/content/credits";
import { NOTICE, readLock, shippedPackages, titleOf } from "../scripts/write-notice";

const notice = readFileSync(NOTICE, "utf8");
const shipped = shippedPackages(readLock());
const listed = notice.split("\n\n")[1]!.split("\n");

it("names every package that travels with the product, with its version and licence", () => {
  expect(shipped.length).toBeGreaterThan(100);
  expect(listed, "run npx tsx scripts/write-notice.ts").toEqual(shipped.map(titleOf));
});

it("holds the text of every licence that asks for it", () => {
  const texts = notice.slice(notice.indexOf("====")).split("\n");
  for (const title of ["react", "pdfkit", "zod", "@fontsource/jost", "dejavu-fonts-ttf"])
    expect(
      texts.some((line) => line.startsWith(`${title} `)),
      title,
    ).toBe(true);
  for (const words of ["Permission is hereby granted", "SIL OPEN FONT LICENSE", "Bitstream", "Phosphor Icons"])
    expect(notice).toContain(words);
});

it("leaves out what only builds", () => {
  expect(shipped.filter(({ name }) => ["vite", "esbuild", "terser", "typescript"].includes(name))).toEqual([]);
});

it("is served where the credits link to", () => {
  expect(`public${NOTICE_PATH}`).toBe(NOTICE);
});
