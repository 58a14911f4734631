/**
 * Builds all files that production serves: pages, server, the threads beside it, the small page script, and compressed
 * copies.
 */
import { createHash } from "node:crypto";
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
  entryPoints: ["app/modules/documents/calendar-worker.server.ts"],
  outfile: "build/server/calendar-worker.js",
  packages: "external",
});
await build({
  ...worker,
  entryPoints: ["app/modules/elsewhere/reading/reading-worker.server.ts"],
  outfile: "build/server/reading-worker.js",
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
run("npx", ["tsx", "scripts/prepare-catalogue.ts"], { NODE_ENV: "production" });

// Parts that few pages need load on demand, and are among the worker's first files.
const small = {
  ...common,
  outdir: "build/client",
  chunkNames: "assets/[name]-[hash]",
  splitting: true,
  platform: "browser",
  format: "esm",
  target: "es2022",
  minify: true,
  metafile: true,
};
const enhance = await build({ ...small, entryPoints: { enhance: "app/page-script/enhance.client.ts" } });
await build({ ...small, entryPoints: { careers: "app/page-script/careers.client.ts" } });

/** Gives pictures their addresses from the pages' own build. */
const addresses = {
  name: "addresses",
  setup(bundle) {
    bundle.onResolve({ filter: /\.svg\?url$/ }, ({ path: file }) => ({ path: file, namespace: "address" }));
    bundle.onLoad({ filter: /.*/, namespace: "address" }, ({ path: file }) => {
      return { contents: `export default ${JSON.stringify(addressOf(path.basename(file, "?url")))}` };
    });
  },
};

// Named after its content, like the other files of the build, so that it is kept for good.
const drawn = await build({
  ...common,
  entryPoints: { discover: "app/page-script/discover.client.tsx" },
  outdir: "build/client/assets",
  entryNames: "[name]-[hash]",
  platform: "browser",
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  minify: true,
  metafile: true,
  plugins: [addresses],
  define: { "process.env.NODE_ENV": '"production"' },
});
const discoverScript = Object.keys(drawn.metafile.outputs)[0].replace("build/client", "");
const discovery = {
  DISCOVER_SCRIPT: JSON.stringify(discoverScript),
  DISCOVER_MAP: JSON.stringify(addressOf("world.svg")),
};

const offline = await build({
  ...small,
  entryPoints: { offline: "app/page-script/offline.client.ts" },
  alias: { ...common.alias, "workbox-window": "workbox-window/build/workbox-window.prod.mjs" },
  define: discovery,
});
await build({
  ...common,
  entryPoints: ["app/service-worker/sw.ts"],
  outfile: "build/client/sw.js",
  platform: "browser",
  format: "iife",
  target: "es2022",
  minify: true,
  define: {
    "process.env.NODE_ENV": '"production"',
    ...discovery,
    "self.__WB_MANIFEST": JSON.stringify(shellFiles()),
  },
});

/**
 * The files that every page needs, so that none is bare offline: style, fonts, the small script, the late parts of a
 * trip's pages, and the offline page.
 */
function shellFiles() {
  const files = readdirSync("build/client/assets").filter((name) =>
    /^((app|of-\w+)-.*\.css|(jost|gloock)-latin-[\w-]{8}\.woff2|(show-map|edit-moves)\.client-[\w-]{8}\.js)$/.test(
      name,
    ),
  );
  const named = ["enhance.js", "offline.js", "favicon.svg", "picture.svg"];
  const hash = (...parts) => createHash("sha256").update(parts.join()).digest("hex").slice(0, 16);
  const revisions = named.map((name) => ({ url: `/${name}`, revision: hash(readFileSync(`build/client/${name}`)) }));
  return [
    ...files.map((name) => ({ url: `/assets/${name}`, revision: null })),
    ...[enhance, offline]
      .flatMap(({ metafile }) => Object.keys(metafile.outputs))
      // A device is asked only while there is a connection.
      .filter((file) => file.startsWith("build/client/assets/") && !file.includes("/ask-device."))
      .map((file) => ({ url: file.replace("build/client", ""), revision: null })),
    ...revisions,
    { url: "/offline", revision: hash(...files, ...readdirSync("build/client/assets")) },
  ];
}

/** The address of a picture in the pages' own build. */
function addressOf(file) {
  const { name, ext } = path.parse(file);
  const built = readdirSync("build/client/assets").find((one) => one.startsWith(`${name}-`) && one.endsWith(ext));
  return `/assets/${built}`;
}

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
