import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import routes from "#app/routes";

/** Modules in the order in which they may use each other: only to the left. */
const ORDER = [
  "email",
  "catalogue",
  "pictures",
  "content",
  "measuring",
  "accounts",
  "contact",
  "careers",
  "reports",
  "desk",
  "profile",
  "matching",
  "inventory",
  "elsewhere",
  "itinerary",
  "maps",
  "trips",
  "travellers",
  "planner",
  "journeys",
  "discover",
  "documents",
  "memories",
  "disruption",
  "offline",
  "booking",
  "surprise",
];

/**
 * Rooms of the large folders, in the order in which they may use each other: only to the left. A folder that is not
 * listed (`ui`, `engine`, `posters`, `providers`, `reading`, ...) stands beside them.
 */
const ROOMS: Record<string, readonly string[]> = {
  http: ["answer", "front", "route", "api"],
  "modules/accounts": ["account", "sign-in", "settings"],
  "modules/booking": ["rules", "money", "orders", "checkout", "whole", "desk"],
  "modules/catalogue": ["schema", "motifs", "hours", "country", "places", "ways", "art", "search", "explore", "routes"],
  "modules/inventory": ["offers", "network", "prices", "listing", "curation", "search"],
  "modules/itinerary": [
    "day",
    "travel",
    "party",
    "hours",
    "outings",
    "problem",
    "arrange",
    "solve",
    "meals",
    "words",
    "plan",
    "sample",
    "drag",
  ],
  "modules/trips": ["trip", "commands", "shown", "store", "party", "days", "use"],
};

/** Entries at the top of app/ that the framework asks for by name. */
const ENTRIES = ["entry.client.tsx", "entry.server.tsx", "root.tsx", "routes.ts"];
const MOST_FOLDERS = 12;
const MOST_FILES = 40;
/** Import statements of a route. The trip's own page once had 52. */
const MOST_IMPORTS = 20;
const MOST_IMPORTS_OF_TRIP = 15;

const files = (readdirSync("app", { recursive: true }) as string[])
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && !file.startsWith("service-worker/"),
  )
  .map((file) => file.replaceAll("\\", "/"));

/** The imports of our own files in a file, as paths from app/. Types count too, since they are knowledge as well. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join("app", file), "utf8");
  return [...source.matchAll(/(?:from|import\() ?"((?:#app\/|\.{1,2}\/)[^"]+)"/g)].map((match) => {
    const target = match[1]!;
    return target.startsWith("#app/")
      ? target.slice(5)
      : path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
  });
}

type Kind =
  | "route"
  | "http"
  | "front door"
  | "repository"
  | "module ui"
  | "pure"
  | "integration"
  | "component"
  | "shared"
  | "database"
  | "config"
  | "seed"
  | "data"
  | "root";

function kindOf(file: string): Kind {
  if (file.startsWith("routes/")) return "route";
  if (file.startsWith("http/")) return "http";
  if (file.startsWith("integrations/")) return "integration";
  if (file.startsWith("components/")) return "component";
  if (file.startsWith("shared/")) return "shared";
  if (file.startsWith("db/")) return "database";
  if (file.startsWith("data/seed/")) return "seed";
  if (file.startsWith("data/generated/")) return "data";
  if (file.startsWith("config/")) return "config";
  if (!file.startsWith("modules/")) return "root";
  if (/\.repo\.server(\.ts)?$/.test(file)) return "repository";
  if (/\.server(\.tsx?)?$/.test(file)) return "front door";
  return /^modules\/[^/]+\/ui\//.test(file) ? "module ui" : "pure";
}

const moduleOf = (file: string): string | undefined => /^modules\/([^/]+)\//.exec(file)?.[1];

/** The allowed imports of each kind of file; "own" means within the same module. */
const ALLOWED: Record<Kind, (target: string, file: string) => boolean> = {
  route: (target) =>
    ["route", "http", "front door", "pure", "module ui", "component", "shared", "config"].includes(kindOf(target)) ||
    /^(db\/(client|ids)\.server|db\/migrate\.server|data\/seed\/seed\.server)/.test(target),
  http: (target) =>
    ["http", "shared", "config", "front door", "pure"].includes(kindOf(target)) || target === "db/ids.server",
  "front door": (target, file) =>
    ["front door", "pure", "integration", "shared", "config", "database", "data"].includes(kindOf(target)) ||
    (kindOf(target) === "repository" && moduleOf(target) === moduleOf(file)),
  // The payment sandbox keeps its objects in our database: the repository fulfils its port.
  repository: (target, file) =>
    target === "integrations/stripe/sandbox/store" ||
    ["shared", "database"].includes(kindOf(target)) ||
    (["pure", "repository"].includes(kindOf(target)) && moduleOf(target) === moduleOf(file)),
  "module ui": (target) => ["pure", "module ui", "component", "shared", "config"].includes(kindOf(target)),
  pure: (target) => ["pure", "shared", "config", "data"].includes(kindOf(target)),
  integration: (target) => ["integration", "shared", "config"].includes(kindOf(target)),
  component: (target) =>
    ["component", "shared"].includes(kindOf(target)) || /^config\/(product|what-is-real|reality-words)$/.test(target),
  shared: (target) => kindOf(target) === "shared",
  // The schema is put together from the tables of the modules; the database folder knows nothing else of them.
  database: (target) =>
    ["database", "shared", "config"].includes(kindOf(target)) ||
    target.startsWith("../migrations/") ||
    /^modules\/.+\.table$/.test(target),
  // The seed uses the same code as travellers, and stands above all of it.
  seed: (target) => !["route", "http", "root"].includes(kindOf(target)),
  config: (target) => kindOf(target) === "config" || target === "db/ids.server",
  data: () => false,
  root: () => true,
};

describe("the house", () => {
  it.each(files)("%s imports only what its place allows", (file) => {
    const refused = importsOf(file).filter((target) => !ALLOWED[kindOf(file)](target, file));
    expect(refused).toEqual([]);
  });

  it("asks what an account may do in one place", () => {
    const source = (file: string): string => readFileSync(path.join("app", file), "utf8");
    // The files that may read or write the rights themselves: the repository, the account's own export, the schema, and
    // the seed.
    const readers = files.filter((file) => /"(entitlements|itinerary_grants)/.test(source(file)));
    expect(readers.toSorted()).toEqual([
      "data/seed/accounts.ts",
      "data/seed/seed.server.ts",
      "modules/accounts/account/accounts.repo.server.ts",
      "modules/accounts/settings/settings.repo.server.ts",
    ]);
    // Words for the remaining rights are display only; a decision based on them would be a second answer.
    const deciders = files.filter(
      (file) =>
        file !== "modules/accounts/account/plans.ts" &&
        /user\??\.(membership|tripPassesLeft|freeItinerariesLeft|protectedUntil)\b\s*(?:[=!]==|[<>]|\?[^?]|&&|\|\|)/.test(
          source(file),
        ),
    );
    expect(deciders).toEqual([]);
  });

  it("looks behind the seal of a trip in few places, none of which answers a traveller", () => {
    const source = (file: string): string => readFileSync(path.join("app", file), "utf8");
    const lookers = files.filter((file) => /findTripBehindSeal|selectWholeTrip|toWholeTrip/.test(source(file)));
    expect(lookers.toSorted()).toEqual([
      "modules/booking/orders/protection.server.ts",
      "modules/surprise/sealed-work.server.ts",
      "modules/surprise/sealed.server.ts",
      "modules/trips/days/days.server.ts",
      "modules/trips/store/aggregate.repo.server.ts",
      "modules/trips/store/trips.repo.server.ts",
      "modules/trips/store/trips.server.ts",
    ]);
  });

  it("has modules that use each other in one direction only", () => {
    const refused = files.flatMap((file) => {
      const own = moduleOf(file);
      return importsOf(file).flatMap((target) => {
        const other = moduleOf(target);
        return own && other && own !== other && ORDER.indexOf(other) > ORDER.indexOf(own)
          ? [`${file} -> ${target}`]
          : [];
      });
    });
    expect(refused).toEqual([]);
  });

  it("has no files that need each other in a circle, types included", () => {
    const known = new Set(files);
    const needs = (file: string): string[] =>
      importsOf(file).flatMap((target) =>
        [target, `${target}.ts`, `${target}.tsx`].filter((candidate) => known.has(candidate)),
      );
    const done = new Set<string>();
    const circles = new Set<string>();
    const walk = (file: string, trail: readonly string[]): void => {
      const at = trail.indexOf(file);
      if (at >= 0) circles.add([...trail.slice(at), file].join(" -> "));
      if (at >= 0 || done.has(file)) return;
      for (const next of needs(file)) walk(next, [...trail, file]);
      done.add(file);
    };
    for (const file of files) walk(file, []);
    expect([...circles]).toEqual([]);
  });

  it("names every module in the order", () => {
    expect(
      readdirSync("app/modules").filter(
        (name) => !ORDER.includes(name) && readdirSync(path.join("app/modules", name)).length > 0,
      ),
    ).toEqual([]);
  });

  it("has an engine that knows nothing but shared code", () => {
    const engine = files.filter((file) => file.startsWith("modules/itinerary/engine/"));
    expect(engine.length).toBeGreaterThan(3);
    expect(
      engine
        .flatMap(importsOf)
        .filter((target) => !target.startsWith("shared/") && !target.startsWith("modules/itinerary/engine/")),
    ).toEqual([]);
  });

  it("keeps use cases out of the routes", () => {
    const inRoutes = files.filter((file) => file.startsWith("routes/"));
    expect(inRoutes.filter((file) => file.endsWith(".server.ts"))).toEqual(["routes/api/declared.server.ts"]);
    const tooMuch = inRoutes.flatMap((file) => {
      const imports = readFileSync(path.join("app", file), "utf8").match(/^import\b/gm)?.length ?? 0;
      const ceiling = file === "routes/trips/trip.tsx" ? MOST_IMPORTS_OF_TRIP : MOST_IMPORTS;
      return imports > ceiling ? [`${file}: ${imports}`] : [];
    });
    expect(tooMuch).toEqual([]);
  });

  it("keeps files short enough to read", () => {
    const tooLong = files.flatMap((file) => {
      const lines = readFileSync(path.join("app", file), "utf8").trimEnd().split("\n").length;
      const ceiling = file.startsWith("routes/") ? 200 : 400;
      const isData = /\/scenes\/|\/landmarks\/|common-passwords|^data\/generated\//.test(file);
      return !isData && lines > ceiling ? [`${file}: ${lines}`] : [];
    });
    expect(tooLong).toEqual([]);
  });

  it("has rooms that use each other in one direction only", () => {
    const refused = Object.entries(ROOMS).flatMap(([folder, rooms]) => {
      const roomOf = (file: string) =>
        file.startsWith(`${folder}/`) ? rooms.indexOf(file.slice(folder.length + 1).split("/")[0]!) : -1;
      return files.flatMap((file) =>
        importsOf(file).flatMap((target) =>
          roomOf(file) >= 0 && roomOf(target) > roomOf(file) ? [`${file} -> ${target}`] : [],
        ),
      );
    });
    expect(refused).toEqual([]);
    for (const [folder, rooms] of Object.entries(ROOMS))
      for (const room of rooms) expect(existsSync(path.join("app", folder, room)), `${folder}/${room}`).toBe(true);
  });

  it("has folders in which a file can be found", () => {
    const top = readdirSync("app", { withFileTypes: true });
    expect(top.flatMap((entry) => (entry.isDirectory() ? [] : [entry.name])).toSorted()).toEqual(ENTRIES);
    expect(top.filter((entry) => entry.isDirectory()).length).toBeLessThanOrEqual(MOST_FOLDERS);
    const counts = new Map<string, number>();
    for (const file of (readdirSync("app", { recursive: true }) as string[]).filter((one) => /\.tsx?$/.test(one)))
      counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });

  it("answers forms sent to any page of the desk like an unknown address, or by an action of its own", () => {
    const pages = files.filter((file) => /^routes\/admin\/[^.]+\.tsx?$/.test(file));
    expect(pages.length).toBeGreaterThan(15);
    const isOpen = (file: string) =>
      !/export (const|(async )?function) action\b/.test(readFileSync(path.join("app", file), "utf8"));
    expect(pages.filter(isOpen)).toEqual([]);
  });

  it("has pure files that take the clock as a parameter; lint refuses them the other ways to it", () => {
    const asksClock = /\bnew Date\(\s*\)/;
    expect("new Date( )").toMatch(asksClock);
    const pure = files.filter((file) => /^(shared|modules)\//.test(file) && /^[^.]+\.ts$/.test(path.basename(file)));
    expect(pure.length).toBeGreaterThan(500);
    expect(pure.filter((file) => asksClock.test(readFileSync(path.join("app", file), "utf8")))).toEqual([]);
  });

  it("has no drawers for everything", () => {
    expect(
      files.filter(
        (file) =>
          /(^|\/)(utils?|helpers?|misc|types|constants|index)\.tsx?$/.test(file) &&
          !/^(routes\/planner\/index|.*scenes\/index)/.test(file),
      ),
    ).toEqual([]);
  });
});

interface Entry {
  file: string;
  children?: Entry[];
}

function flatten(entries: readonly Entry[], chain: string[] = []): { file: string; chain: string[] }[] {
  return entries.flatMap((entry) => [
    { file: entry.file, chain: [...chain, entry.file] },
    ...flatten(entry.children ?? [], [...chain, entry.file]),
  ]);
}

describe("every page route", () => {
  const pages = flatten(routes as readonly Entry[]).filter(({ file }) => file.endsWith(".tsx"));

  it.each(pages)("$file states its cache policy, describes itself and has a designed failure", ({ chain }) => {
    const sources = chain.map((file) => readFileSync(path.join("app", file), "utf8"));
    expect(sources.some((source) => /export const headers\b/.test(source))).toBe(true);
    // A page that is kept for all visitors is found by all: under one address, whatever its query.
    if (sources.some((source) => source.includes("CACHE.public"))) expect(sources.at(-1)).toContain("canonical(");
    expect(sources.at(-1)!.includes("export const meta") === sources.at(-1)!.includes('name: "description"')).toBe(
      true,
    );
    expect(
      sources.some((source) => /export (function ErrorBoundary|\{[^}]*ErrorBoundary)/.test(source)) ||
        chain[0]!.startsWith("routes/dev/"),
    ).toBe(true);
  });
});
