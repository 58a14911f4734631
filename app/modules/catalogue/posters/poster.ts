import type { PosterView } from "../art/poster-view";
import { LEFT, newCanvas, RIGHT } from "./canvas";
import { drawLayer } from "./layers/draw-layer";
import { inksFor, skyStops } from "./palettes";
import type { Scene } from "./scene";
import { escapeAttribute, fill, gradient } from "./svg";

/** One drawing, four crops. */
const VIEW_BOXES: Record<PosterView, string> = {
  poster: "0 0 600 800",
  card: "-100 190 800 600",
  square: "0 140 600 600",
  hero: "-430 200 1460 560",
};

/**
 * Draws a scene as a complete SVG document, at most 12 KB.
 *
 * Pure: the same scene and options give the same bytes, so that an address with the content's hash
 * may be cached for ever.
 *
 * @param options.idPrefix put before the ids of gradients and symbols. Two posters inlined in one
 *   page need different prefixes; a poster served as a file needs none.
 */
export function drawPoster(scene: Scene, options: { view: PosterView; idPrefix?: string }): string {
  const ink = inksFor(scene.region, scene.hour, scene.ink);
  const { canvas, definitions } = newCanvas(ink, scene.seed, `${options.idPrefix ?? ""}p`);
  const sky = canvas.define((id) => gradient(id, skyStops(ink, scene.hour)));
  const layers = scene.layers.map((layer) => drawLayer(canvas, layer)).join("");
  const background = fill(`M${LEFT} 0H${RIGHT}V800H${LEFT}z`, `url(#${sky})`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOXES[options.view]}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escapeAttribute(scene.alt)}">` +
    `<defs>${definitions.join("")}</defs>${background}${layers}</svg>`
  );
}
