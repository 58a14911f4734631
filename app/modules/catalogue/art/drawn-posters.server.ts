import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { PRINTED_PICTURE, SHARED_PICTURE } from "#app/config/product";
import type { PosterSource } from "./poster-source";
import type { PosterView } from "./poster-view";
import { mainLandmark } from "../motifs/poster-landmark";
import { posterAlt, posterFor } from "../posters/fallback";
import { drawPoster } from "../posters/poster";
import type { Scene } from "../posters/scene";
import { SCENES } from "../posters/scenes/index";
import { pixelsOf } from "../posters/to-png";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface Drawing {
  svg: Buffer;
  hash: string;
  scene: Scene;
}

/** Posters drawn on request; each is drawn once. */
export function drawnPosters(
  findPlace: (slug: string) => { country: string; region: string } | undefined,
): PosterSource {
  const drawn = new Map<string, Drawing>();
  const draw = (slug: string, view: PosterView): Drawing | undefined => {
    const known = drawn.get(`${slug} ${view}`);
    const place = known ? undefined : findPlace(slug);
    if (!place) return known;
    const scene = posterFor(slug, place.country, place.region);
    const svg = Buffer.from(drawPoster(scene, { view }));
    const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 10);
    const made = { svg, hash, scene };
    drawn.set(`${slug} ${view}`, made);
    return made;
  };
  return {
    find(slug, view) {
      const drawing = draw(slug, view);
      if (!drawing) return undefined;
      const { hash, scene } = drawing;
      const landmark = mainLandmark(scene)?.kind;
      return {
        ...{ hash, alt: posterAlt(slug), hasOwnScene: SCENES.has(slug), inks: scene.region },
        ...(landmark && { landmark }),
      };
    },
    async read(slug, view, form) {
      const svg = draw(slug, view)?.svg;
      if (!svg) throw new Error(`There is no poster of ${slug}`);
      if (form === "shared.png") return pixelsOf(svg.toString(), SHARED_PICTURE);
      if (form === "printed.png") return pixelsOf(svg.toString(), PRINTED_PICTURE);
      if (form === "br")
        return toBrotli(svg, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } });
      return form === "gz" ? toGzip(svg, { level: 9 }) : svg;
    },
  };
}
