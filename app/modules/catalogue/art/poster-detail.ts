/** The subject of a poster's detail. */
export type DetailSubject = "landmark" | "life" | "plants" | "water" | "land" | "town" | "sky";

/** A square of a poster that can stand by itself: its left top corner and its side, on the poster's own sheet. */
export interface PosterDetail {
  shows: DetailSubject;
  x: number;
  y: number;
  size: number;
}
