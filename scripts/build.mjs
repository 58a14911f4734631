/**
 * Builds all files that production serves: pages, server, the threads beside it, the small page script, and compressed
 * copies.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "esbuild";

const COMPRESSED = /\.(js|css|svg|json|webmanifest|html|txt|map)$/;
const LEAST_BYTES = 600;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const common = { bundle: true, logLevel: "warning", alias: { "#app": "./app" } };

/** The server's own code, the commands for its database and street maps, and the threads beside it. */
async function bundleServer() {
  const node = { ...common, platform: "node", format: "esm", packages: "external" };
  await build({
    ...node,
    entryPoints: { server: "server.ts", db: "scripts/db/main.ts", region: "scripts/region/main.ts" },
    outdir: "build",
  });
  await build({
    ...node,
    target: "node20",
    entryPoints: {
      "pdf-worker": "app/modules/documents/pdf-worker.server.ts",
      "calendar-worker": "app/modules/documents/calendar-worker.server.ts",
      "reading-worker": "app/modules/elsewhere/reading/reading-worker.server.ts",
      "sanitizer-worker": "app/integrations/sanitizer/sanitizer-worker.ts",
      "picture-worker": "app/integrations/sharp/picture-worker.ts",
    },
    outdir: "build/server",
  });
}

/** The steps that run now. */
const running = new Set();

/** Runs a step of the build in a process of its own; a failure ends the build and its other steps with its code. */
async function step(command, ...args) {
  const child = spawn(path.join("node_modules/.bin", command), args, {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  running.add(child);
  const [code] = await once(child, "close");
  running.delete(child);
  if (code === 0) return;
  for (const other of running) other.kill();
  process.exit(code ?? 1);
}

// Lines beside each other: each keeps one processor busy. The framework empties the folder of the build first, so
// what is drawn meanwhile waits beside it.
const DRAWN = ".cache/drawn";
rmSync(DRAWN, { recursive: true, force: true });
await Promise.all([
  step("remix", "vite:build"),
  step("tsx", "scripts/prepare-data.ts", "drawn", DRAWN),
  step("tsx", "scripts/draw-world-tiles.ts", path.join(DRAWN, "world.pmtiles")),
]);
cpSync(DRAWN, "build/prepared", { recursive: true });
rmSync(DRAWN, { recursive: true });
await Promise.all([
  step("tsx", "scripts/build-solver.ts"),
  step("tsx", "scripts/prepare-data.ts", "catalogue"),
  bundleServer(),
]);

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
const enhance = await build({
  ...small,
  entryPoints: { enhance: "app/page-script/enhance.client.ts" },
  // As a module of its own kind it needs no wrapping, which would be one more file for every page.
  alias: { ...common.alias, leaflet: "leaflet/dist/leaflet-src.esm.js" },
});
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
      // A device is asked, and a map opened large, only while there is a connection.
      .filter((file) => /^build\/client\/assets\/(?!ask-device\.|live-map\.)/.test(file))
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

/** Writes the compressed copies beside a file. */
async function compress(file) {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const [br, gz] = await Promise.all([
    toBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    toGzip(bytes, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

await Promise.all([...filesIn("build/client")].filter((file) => COMPRESSED.test(file)).map(compress));
