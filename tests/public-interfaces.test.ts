import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** The product's own code: running code, and code that builds it. */
const files = ["app", "scripts"]
  .flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[]).map((file) => path.posix.join(folder, file)),
  )
  .concat(["server.ts", "vite.config.ts"])
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file));

function finds(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`),
  );
}

it("walks all of the code", () => {
  expect(files.length).toBeGreaterThan(900);
});

it("imports packages by their public entries only", () => {
  const inner = /(?:from|import\(|require\()\s*"(?![#.])[^"]+\/(?:dist|lib|cjs|esm|src|internal|build)\/[^"]*"/g;
  expect(finds(inner)).toEqual([
    // The published file for browsers without a bundler.
  ]);
});

it("patches no method of a request, a response, a socket or a connection", () => {
  const named = "req|request|res|response|answer|socket|server|connection|stream|out";
  const methods =
    "write|writeHead|end|send|json|push|read|emit|on|once|pipe|setHeader|getHeader|appendHeader|removeHeader|flushHeaders|executeQuery|destroy";
  expect(finds(new RegExp(`\\b(?:${named})\\.(?:${methods})\\s*=[^=>]`, "g"))).toEqual([]);
  expect(finds(/(?:defineProperty|Reflect\.set)\((?:req|res|request|response|socket)\b/g)).toEqual([]);
  expect(finds(/\b\w+\.prototype\.\w+\s*=[^=]/g)).toEqual([]);
});

it("reads no field that a library keeps to itself", () => {
  expect(finds(/\._[a-zA-Z]\w*/g)).toEqual([]);
});

it("replaces no function of a module, and sets no flag of the engine", () => {
  expect(
    finds(/setFlagsFromString|--max-semi-space|--heap-growing|createRequire\([^)]*\)\("(?:turbo-stream|@remix-run)/g),
  ).toEqual([]);
  expect(finds(/__remix\w+/g)).toEqual([]);
});
