import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Symbols of the sprite: names of the Phosphor set, light weight. */
const ICONS =
  "house compass map-trifold suitcase-rolling airplane-takeoff airplane-landing bed fork-knife camera bank tree mountains waves train taxi person-simple-walk clock calendar-blank " +
  "currency-circle-dollar lock-simple lock-simple-open share-network file-pdf arrow-left arrow-right caret-down check x warning info star heart user users magnifying-glass funnel sun moon " +
  "cloud-rain sparkle ticket storefront binoculars music-notes barbell swimming-pool wifi-high coffee bus boat globe-hemisphere-west map-pin trash pencil-simple arrows-clockwise download-simple " +
  "plus minus sign-out envelope-simple";

/**
 * One SVG with a symbol for each icon. They carry no colour: the text colour of the place of use fills them.
 * @throws Error when the package has no such icon or draws it in an unexpected way
 */
export function buildIconSprite(): string {
  const require = createRequire(import.meta.url);
  const symbols = ICONS.split(" ").map((name) => {
    const svg = readFileSync(require.resolve(`@phosphor-icons/core/assets/light/${name}-light.svg`), "utf8");
    const [, viewBox, shapes] =
      /^<svg [^>]*viewBox="([\d ]+)"[^>]*>((?:<(?:path|circle|line|rect) [^>]*\/>)+)<\/svg>\s*$/.exec(svg) ?? [];
    if (!viewBox || !shapes) throw new Error(`Unexpected drawing of ${name}`);
    return `<symbol id="${name}" viewBox="${viewBox}">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}
