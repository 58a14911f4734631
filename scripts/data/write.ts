import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildData } from "./build";

/** Writes every generated file where it is committed; scripts/data.mjs runs it in the root of the repository. */
for (const { path: file, content } of await buildData()) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  process.stdout.write(`${file} ${Buffer.byteLength(content)} bytes\n`);
}
