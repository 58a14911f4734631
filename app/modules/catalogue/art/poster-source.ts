import type { PosterDetail } from "./poster-detail";
import type { PosterView } from "./poster-view";

/** How a poster is sent: as it is written, compressed, or, in the view that is shared, as pixels. */
export type PosterForm = "svg" | "br" | "gz" | "png";

/** What is known of a destination's poster without reading it. */
export interface PosterEntry {
  /** Changes with the picture; part of its address, which may then be kept for ever. */
  hash: string;
  /** What is seen, in words. */
  alt: string;
  /** False where the place still shows the landform and inks of its country. */
  hasOwnScene: boolean;
  /** What of it can stand by itself in a small frame. */
  details: readonly PosterDetail[];
}

/** Where posters come from: files written by the build, or the drawing itself while the product is being worked on. */
export interface PosterSource {
  find(slug: string, view: PosterView): PosterEntry | undefined;
  /** @throws Error for a poster that {@link find} does not know */
  read(slug: string, view: PosterView, form: PosterForm): Promise<Buffer>;
}
