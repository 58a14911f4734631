import { openBuiltThread } from "#app/integrations/threads/built-thread.server";
import type { PictureRefusal, ShrunkPicture } from "./shrink";

/**
 * A picture of a phone takes about a second. One that takes much longer is made to: it fails alone, and a new thread
 * goes on. The library loads with the first picture and leaves with the thread.
 */
const LIMITS = { patienceMs: 30_000, mostWaiting: 40, idleMs: 10_000 };

/**
 * Draws a picture anew in two sizes, in a thread beside the server's.
 * @param file the path of a file of any content
 * @throws AppError UNAVAILABLE if too many pictures wait, the reason of the caller's signal if the caller has left, Error
 * if the thread fails
 */
export const askToShrink = openBuiltThread<string, ShrunkPicture | { refusal: PictureRefusal }>(
  "picture-worker",
  LIMITS,
  async (file) => {
    const { shrinkPicture } = await import("./shrink");
    return shrinkPicture(file);
  },
);
