/** Part of the build: sanitises the bodies of all guides, so that no server has to (docs/architecture.md, "Guides"). */
import { writeFileSync } from "node:fs";
import { purifyHtml } from "#app/integrations/sanitizer/purifier";
import { BUILT_BODIES_FILE, bodyKey } from "#app/modules/content/guide-bodies.server";
import type { BuiltBodies } from "#app/modules/content/guide-bodies.server";
import { ALL_GUIDES } from "#app/modules/content/guide-shelf";

const bodies: BuiltBodies = Object.fromEntries(
  ALL_GUIDES.map(({ content }) => [bodyKey(content), purifyHtml(content)]),
);
writeFileSync(BUILT_BODIES_FILE, JSON.stringify(bodies));
