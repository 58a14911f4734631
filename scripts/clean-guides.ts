import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { purifyHtml } from "#app/integrations/sanitizer/purifier";
import { BUILT_BODIES_FILE, bodyKey } from "#app/modules/content/guide-bodies.server";
import type { BuiltBodies } from "#app/modules/content/guide-bodies.server";
import { ALL_GUIDES } from "#app/modules/content/guide-shelf";

/** Sanitises the bodies of all guides (docs/architecture.md, "Guides"). */
export function cleanGuides(): void {
  const bodies: BuiltBodies = Object.fromEntries(
    ALL_GUIDES.map(({ content }) => [bodyKey(content), purifyHtml(content)]),
  );
  mkdirSync(path.dirname(BUILT_BODIES_FILE), { recursive: true });
  writeFileSync(BUILT_BODIES_FILE, JSON.stringify(bodies));
}
