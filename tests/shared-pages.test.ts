import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readFilters, writeFilters } from "#app/modules/catalogue/search/explore-filters";

const ROUTES = path.resolve("app/routes");
const files = readdirSync(ROUTES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => ({ file, source: readFileSync(path.join(ROUTES, file), "utf8") }));
const sharedBy = (source: string): string[] | undefined =>
  /sharedBy: \[([^\]]*)\]/.exec(source)?.[1]?.match(/[\w-]+/g) ?? (/sharedBy: \[\]/.test(source) ? [] : undefined);

it("every page that is kept for others says which names of the query it reads, for it sees no others", () => {
  const shared = files.filter(({ source }) => sharedBy(source));
  expect(shared.length).toBeGreaterThan(10);
  for (const { file, source } of shared) {
    const read = [...source.matchAll(/(?:params|searchParams|query)\s*\.(?:get|getAll|has)\("([^"]+)"\)/g)].map(
      (found) => found[1]!,
    );
    expect(
      read.filter((name) => !sharedBy(source)!.includes(name)),
      file,
    ).toEqual([]);
  }
  // The filters of the explore page are read elsewhere.
  const explore = files.find(({ file }) => file === path.join("discover", "explore.tsx"))!;
  const every = readFilters(new URLSearchParams("vibe=beach&budget=luxury&region=asia&season=spring"));
  for (const name of ["q", "sort", ...writeFilters(every).keys()]) expect(sharedBy(explore.source)).toContain(name);
});

it("every page that lets others keep it is known by its handle, unless the framework runs in it", () => {
  const keeps = files.filter(({ source }) => source.includes("CACHE.public") && source.includes('scripts: "none"'));
  expect(keeps.filter(({ source }) => !sharedBy(source)).map(({ file }) => file)).toEqual([]);
});
