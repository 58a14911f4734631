import { newCanvas } from "../posters/canvas";
import { inksFor, skyStops } from "../posters/palettes";
import type { Hour, Inks, RegionInks } from "../posters/palettes";
import { drawLayer } from "../posters/layers/draw-layer";
import { fill, gradient } from "../posters/svg";
import { drawBackdrop, isIndoors, SHEET } from "./backdrops";
import type { MotifScene } from "./motif-scene";

/** Where the sun or the moon stands, by variant. */
const LIGHTS = [430, 170, 470] as const;

/** Food has its own red and green, whatever the inks of the place. */
const FOOD: Partial<Inks> = { a1: "#c9452f", leaf: "#5d8048" };

/**
 * Draws a motif as a complete SVG document, at most 5 KB packed. Pure: the same scene, variant and inks give the same
 * bytes. The second variant is the first in a mirror, the third another sky and other hills.
 */
export function drawMotif(
  scene: MotifScene,
  { variant, inks, hour }: { variant: number; inks: RegionInks; hour: Hour },
  idPrefix = "",
): string {
  const ink = inksFor(inks, hour, { ...(scene.on === "table" && FOOD), ...scene.ink });
  const { canvas, definitions } = newCanvas(ink, 11 + variant * 37, `${idPrefix}m`);
  const indoors = isIndoors(scene.on);
  const sky = indoors ? "" : fill(SHEET, `url(#${canvas.define((id) => gradient(id, skyStops(ink, hour)))})`);
  const light = indoors ? "" : lights(variant);
  const behind = drawBackdrop(canvas, scene.on, variant);
  const { y = scene.on === "table" ? 440 : 665, s = 1 } = scene;
  const side = variant === 1 ? `scale(${-s} ${s})` : s === 1 ? "" : `scale(${s})`;
  const subject = `<g transform="translate(300 ${y})${side}">${scene.art(ink, canvas)}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 140 600 600" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${definitions.join("")}</defs>${sky}${light}${behind}${subject}</svg>`
  );

  function lights(turn: number): string {
    const at = { x: LIGHTS[turn % LIGHTS.length]!, y: 270, r: 54, halo: false };
    return (hour === "night" ? drawLayer(canvas, ["stars", { n: 46, y: 460 }]) : "") + drawLayer(canvas, ["disc", at]);
  }
}
