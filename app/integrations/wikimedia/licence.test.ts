import { expect, it } from "vitest";
import { readLicence } from "./licence";

const read = (shortName: string, beside: { nonFree?: string; restrictions?: string } = {}) =>
  readLicence({ shortName, nonFree: "", restrictions: "", ...beside });

it.each([
  ["CC BY-SA 4.0", "CC BY-SA 4.0", "licenses/by-sa/4.0/"],
  ["CC BY 2.0", "CC BY 2.0", "licenses/by/2.0/"],
  ["cc by-sa 3.0 de", "CC BY-SA 3.0 DE", "licenses/by-sa/3.0/de/"],
  ["CC0", "CC0 1.0", "publicdomain/zero/1.0/"],
  ["Public domain", "Public domain", "publicdomain/mark/1.0/"],
])("takes %s", (shortName, name, path) => {
  expect(read(shortName)).toEqual({ name, url: `https://creativecommons.org/${path}` });
});

it.each([
  "CC BY-NC 2.0",
  "CC BY-NC-SA 3.0",
  "CC BY-ND 4.0",
  "CC BY-SA 4.0-3.0-2.5",
  "CC BY-SA",
  "GFDL",
  "GFDL 1.2",
  "Fair use",
  "FAL",
  "KOGL Type 1",
  "Copyrighted free use",
  "Attribution",
  "<b>CC BY 4.0</b>",
  "",
])("refuses %s", (shortName) => expect(read(shortName)).toBeUndefined());

it("refuses an exception, and what other laws hold", () => {
  expect(read("CC BY 4.0", { nonFree: "true" })).toBeUndefined();
  for (const restrictions of ["personality", "trademarked", "ita-mibac"])
    expect(read("CC BY 4.0", { restrictions })).toBeUndefined();
});
