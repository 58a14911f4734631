export interface ShedBounds {
  shedFromMs: number;
  shedAllMs: number;
}

/** The part of the requests, 0 to 1, that is turned away at a delay of the event loop in milliseconds. */
export function shareToShed(delayMs: number, { shedFromMs, shedAllMs }: ShedBounds): number {
  return Math.min(1, Math.max(0, (delayMs - shedFromMs) / (shedAllMs - shedFromMs)));
}

/** Turns away that part evenly: of a third, every third one. */
export class Shedder {
  #owed = 0;

  /** @param share part of the requests to turn away @returns whether this one is */
  turnsAway(share: number): boolean {
    this.#owed = share === 0 ? 0 : this.#owed + share;
    if (this.#owed < 1) return false;
    this.#owed -= 1;
    return true;
  }
}
