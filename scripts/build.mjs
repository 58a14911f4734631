/** Builds everything that production serves: pages, server, the threads beside it, the small page script, and compressed copies. */
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { run } from "./prepare.mjs";

const COMPRESSED = /\.(js|css|svg|json|webmanifest|html|txt|map)$/;
const LEAST_BYTES = 600;

run("npx", ["remix", "vite:build"], { NODE_ENV: "production" });

const common = { bundle: true, logLevel: "warning", alias: { "#app": "./app" } };
const worker = { ...common, platform: "node", format: "esm", target: "node20" };
await build({
  ...common,
  entryPoints: ["server.ts"],
  outfile: "build/server.js",
  platform: "node",
  format: "esm",
  packages: "external",
});
run("npx", ["tsx", "scripts/build-solver.ts"], { NODE_ENV: "production" });
await build({
  ...worker,
  entryPoints: ["app/modules/documents/pdf-worker.server.ts"],
  outfile: "build/server/pdf-worker.js",
  packages: "external",
});
await build({
  ...worker,
  entryPoints: ["app/integrations/sanitizer/sanitizer-worker.ts"],
  outfile: "build/server/sanitizer-worker.js",
  packages: "external",
});
run("npx", ["tsx", "scripts/clean-guides.ts"], { NODE_ENV: "production" });
run("npx", ["tsx", "scripts/draw-posters.ts"], { NODE_ENV: "production" });
await build({
  ...common,
  entryPoints: ["app/enhance.client.ts"],
  outfile: "build/client/enhance.js",
  platform: "browser",
  format: "esm",
  target: "es2022",
  minify: true,
});

function* filesIn(folder) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) yield* filesIn(file);
    else yield file;
  }
}

for (const file of filesIn("build/client")) {
  if (!COMPRESSED.test(file)) continue;
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
