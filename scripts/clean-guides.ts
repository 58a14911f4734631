import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { purifyHtml } from "#app/integrations/sanitizer/purifier";
import { BUILT_BODIES_FILE, bodyKey } from "#app/modules/content/guide-bodies.server";
import type { BuiltBodies } from "#app/modules/content/guide-bodies.server";
import { ALL_GUIDES } from "#app/modules/content/guide-shelf";

/** Sanitises the bodies of all guides, and writes them into a folder. */
export function cleanGuides(folder: string): void {
  const bodies: BuiltBodies = Object.fromEntries(
    ALL_GUIDES.map(({ content }) => [bodyKey(content), purifyHtml(content)]),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, path.basename(BUILT_BODIES_FILE)), JSON.stringify(bodies));
}
