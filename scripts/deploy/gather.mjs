/**
 * Copies what a built server reads into a folder of its own: the build, the data beside it, and the packages that the
 * build names, with all that these need. The compiler and its packages stay behind.
 *
 * node scripts/deploy/gather.mjs FOLDER
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

/** Imported in development only. */
const NOT_SERVED = ["vite"];

const [target] = process.argv.slice(2);
if (!target) throw new Error("Name the folder: node scripts/deploy/gather.mjs FOLDER");
if (!existsSync("build/server.js")) throw new Error("Build first: npm run build");

/** The code of the server, of its threads and of the commands beside it, without what is sent to browsers. */
const codeFiles = [
  ...readdirSync("build").map((file) => `build/${file}`),
  ...readdirSync("build/server", { recursive: true }).map((file) => `build/server/${file}`),
].filter((file) => file.endsWith(".js"));
const code = codeFiles.map((file) => readFileSync(file, "utf8")).join("\n");
const { name, version, type, imports, dependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** The packages that the code imports. */
async function importedPackages() {
  const { metafile } = await build({
    entryPoints: codeFiles,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    splitting: true,
    write: false,
    outdir: "unwritten",
    metafile: true,
    logLevel: "error",
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return imports.filter(({ external }) => external).map(({ path: asked }) => packageOf(asked));
}

const packageOf = (asked) => asked.split("/", asked.startsWith("@") ? 2 : 1).join("/");

/** The packages of which the code reads a font by its name. */
const fontPackages = [...code.matchAll(/["'`](@?[a-z][^"'`\s]*\.(?:woff2?|ttf))["'`]/g)].map(([, file]) =>
  packageOf(file),
);

const named = new Set([...(await importedPackages()), ...fontPackages]);
const isServed = (pkg) => named.has(pkg) && !NOT_SERVED.includes(pkg);

/** The folder of a package as Node finds it from another folder; undefined for one that is not installed here. */
function folderOf(pkg, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, "node_modules", pkg);
    if (existsSync(path.join(found, "package.json"))) return found;
    if (folder === ".") return undefined;
  }
}

const packages = new Set();

function take(folder) {
  if (packages.has(folder)) return;
  packages.add(folder);
  const about = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const needed = { ...about.dependencies, ...about.optionalDependencies, ...about.peerDependencies };
  for (const pkg of Object.keys(needed)) {
    const found = folderOf(pkg, folder);
    const isPeerOnly = !about.dependencies?.[pkg] && !about.optionalDependencies?.[pkg];
    if (found && !(isPeerOnly && about.peerDependenciesMeta?.[pkg]?.optional)) take(found);
  }
}

for (const pkg of Object.keys(dependencies).filter(isServed)) {
  const folder = folderOf(pkg, ".");
  if (!folder) throw new Error(`${pkg} is not installed`);
  take(folder);
}

/** Files of ours that the build finds by their names in `imports` of package.json. */
const ownFiles = [...code.matchAll(/["'`](#[\w-]+)\/([^"'`$\s]+)["'`]/g)].flatMap(([, start, rest]) => {
  const place = imports[`${start}/*`]?.replace("*", rest);
  const folder = place && path.dirname(place);
  // A name may be the beginning of several.
  return place
    ? readdirSync(folder)
        .filter((file) => file.startsWith(path.basename(place)))
        .map((file) => path.join(folder, file))
    : [];
});

const RUN = ["scripts/db/run.mjs", "scripts/region/run.mjs"];
const commands = Object.fromEntries(
  Object.entries(scripts).filter(([, words]) => RUN.some((file) => words.startsWith(`node ${file}`))),
);

mkdirSync(path.join(target, "data"), { recursive: true });
writeFileSync(
  path.join(target, "package.json"),
  JSON.stringify({ name, version, private: true, type, imports, scripts: commands }, null, 2),
);
cpSync("build", path.join(target, "build"), { recursive: true });
cpSync("scripts/deploy/healthy.mjs", path.join(target, "healthy.mjs"));
for (const file of RUN) cpSync(file, path.join(target, file));
for (const file of new Set(ownFiles)) cpSync(file, path.join(target, file), { recursive: true });
for (const folder of packages)
  cpSync(folder, path.join(target, folder), {
    recursive: true,
    // A package inside another is copied where it is needed, and for itself.
    filter: (from) => from === folder || !path.relative(folder, from).split(path.sep).includes("node_modules"),
  });
console.log(`${packages.size} packages and ${new Set(ownFiles).size} files beside the build are in ${target}`);
