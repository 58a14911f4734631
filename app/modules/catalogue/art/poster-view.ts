/** The crops in which a poster is served: the upright sheet, a 4:3 card, a square, and a wide band. */
export const POSTER_VIEWS = ["poster", "card", "square", "hero"] as const;

/** The name of a crop. */
export type PosterView = (typeof POSTER_VIEWS)[number];

/** A picture as a page shows it: address with a content hash, and its content in words. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** The crop that goes with a shared link, and with a printed trip. */
export const PIXEL_VIEW: PosterView = "hero";
