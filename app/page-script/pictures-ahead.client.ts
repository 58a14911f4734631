import { PICTURE_BATCHES, inBatches } from "#app/shared/queues/batches";

function fetchPicture(src: string): Promise<unknown> {
  const picture = new Image();
  picture.src = src;
  return picture.decode().catch(() => undefined);
}

/** Fetches the pictures of closed tabs that have come near, a few at a time (CHECKLIST LIM-08). */
export function fetchPicturesAhead(tabs: HTMLElement): void {
  const closed = [...tabs.querySelectorAll("img")]
    .filter((picture) => picture.offsetParent === null)
    .map(({ src }) => src);
  void inBatches(closed, PICTURE_BATCHES, fetchPicture, (ms) => new Promise((resolve) => setTimeout(resolve, ms)));
}
