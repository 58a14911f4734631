import type { RegionInks } from "../posters/palettes";
import type { PosterView } from "./poster-view";

/**
 * How a poster is sent: as it is written, compressed, or, in the wide view, as pixels for shared links and for paper.
 */
export type PosterForm = "svg" | "br" | "gz" | PixelForm;

/** A poster as pixels: the picture that goes with a shared link, and the one at the head of a printed trip. */
export type PixelForm = "shared.png" | "printed.png";
export const PIXEL_FORMS: readonly PixelForm[] = ["shared.png", "printed.png"];

/** The facts about a destination's poster that are known without reading it. */
export interface PosterEntry {
  /** Changes with the picture; part of its address, which may then be kept for ever. */
  hash: string;
  /** The content of the poster, in words. */
  alt: string;
  /** False where the place still shows the landform and inks of its country. */
  hasOwnScene: boolean;
  /** Its family of inks, in which the pictures of its sights are drawn. */
  inks: RegionInks;
  /** The building or mountain that it is about, by the name of its drawing. */
  landmark?: string;
}

/** A source of posters: files written by the build, or the drawing code during development. */
export interface PosterSource {
  find(slug: string, view: PosterView): PosterEntry | undefined;
  /** @throws Error for a poster that {@link find} does not know */
  read(slug: string, view: PosterView, form: PosterForm): Promise<Buffer>;
}
