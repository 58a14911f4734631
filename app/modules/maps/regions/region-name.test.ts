import { expect, it } from "vitest";
import { regionFolder } from "./region-name";

it.each([
  ["Monaco", "monaco"],
  ["São Tomé / Príncipe", "sao-tome-principe"],
  ["../../etc/passwd", "etc-passwd"],
  ["..", undefined],
  ["東京", undefined],
  ["World", undefined],
  ["streets", undefined],
  ["a".repeat(90), "a".repeat(60)],
])("a region named %s has the folder %s", (name, folder) => expect(regionFolder(name)).toBe(folder));

it("has a folder whose name is that of its own folder", () => {
  for (const name of ["Île-de-France 2", `${"a".repeat(59)} b`])
    expect(regionFolder(regionFolder(name)!)).toBe(regionFolder(name));
});
