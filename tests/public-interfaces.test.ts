import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** The product's own code: running code, and code that builds it. */
const files = ["app", "scripts"]
  .flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[]).map((file) => path.posix.join(folder, file)),
  )
  .concat(["server.ts", "vite.config.ts"])
  // Packages of scripts/data, where they are installed, are not ours.
  .filter((file) => !file.includes("/node_modules/"))
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
  expect(finds(inner)).toEqual([]);
});

it("patches no method of a request, a response, a socket or a connection", () => {
  const named = "req|request|res|response|answer|socket|server|connection|stream|out";
  const methods =
    "write|writeHead|end|send|json|push|read|emit|on|once|pipe|setHeader|getHeader|appendHeader|removeHeader|flushHeaders|executeQuery|destroy";
  expect(finds(new RegExp(`\\b(?:${named})\\.(?:${methods})\\s*=[^=>]`, "g"))).toEqual([]);
  expect(finds(/(?:defineProperty|Reflect\.set)\((?:req|res|request|response|socket)\b/g)).toEqual([]);
  expect(finds(/\b\w+\.prototype\.\w+\s*=[^=]/g)).toEqual([]);
  expect(finds(/(?:getOwnPropertyDescriptor|defineProperty|Reflect\.\w+)\(\w+\.prototype\b/g)).toEqual([]);
});

it("reads no field that a library keeps to itself", () => {
  expect(finds(/\._[a-zA-Z]\w*/g)).toEqual([]);
  expect(finds(/\[["'`]_\w*["'`]\]/g)).toEqual([]);
  // The state that a strategy keeps in the session stands there under a name of its own.
  expect(finds(/["'`]oauth2:\w+/g)).toEqual([]);
});

it("leaves the claims of Google to jose, and the profile to the strategy", () => {
  expect(finds(/\bdecodeJwt\b/g)).toEqual([]);
  expect(finds(/\bjwtVerify\(/g)).toEqual(["app/integrations/google/id-token.server.ts: jwtVerify("]);
  const google = files.filter((file) => file.startsWith("app/integrations/google/"));
  const own = /id_?token[^\n]*\.split\(|\batob\(|JSON\.parse\([^)]*(?:base64|Buffer)/i;
  expect(google.filter((file) => own.test(readFileSync(file, "utf8")))).toEqual([]);
  // The profile that a strategy gives has this member by its published type; it is filled there, and read nowhere.
  expect(finds(/\b_json\b.*/g).map((found) => found.replace(/\{.*/, ""))).toEqual([
    "app/integrations/google/google-client.server.ts: _json: ",
  ]);
});

it("draws components, and calls none as a function", () => {
  const components = [
    ...["RemixBrowser", "RemixServer", "RouterProvider", "Outlet", "Scripts", "Links", "Meta", "ScrollRestoration"],
    ...["Await", "Form", "Link", "NavLink", "Suspense", "StrictMode"],
  ];
  expect(finds(new RegExp(`(?<!function )\\b(?:${components.join("|")})\\(`, "g"))).toEqual([]);
});

it("replaces no function of a module, and sets no flag of the engine", () => {
  expect(
    finds(/setFlagsFromString|--max-semi-space|--heap-growing|createRequire\([^)]*\)\("(?:turbo-stream|@remix-run)/g),
  ).toEqual([]);
  expect(finds(/__(?:remix|react|vite)[\w-]+/gi)).toEqual([]);
  expect(finds(/\bwindow\.__\w+|\bSymbol\.for\(["'`]react[^)]*/g)).toEqual([]);
});
