import type { Inks } from "../palettes";
import { fill } from "../svg";

/** A guanaco looking to the left. */
export function guanaco({ paper }: Inks): string {
  return (
    fill("M-12 -52l5 52h5l9 -46zM43 -52l4 52h-5l-9 -44z", "#7d4526") +
    fill("M-44 -106q0 -5 7 -7l6 -3 0 -11 4 8 3 -9 2 11q5 6 4 15q0 17 5 26q18 -7 38 -4q18 3 20 19q0 7 -2 13l6 46h-5l-10 -40q-8 3 -20 3h-10l-1 37h-5l-5 -40q-9 -5 -10 -16l-8 -43q-8 5 -13 0z", "#b5652f") +
    fill("M-16 -80q-3 14 4 24q8 10 30 11q-20 5 -28 2q-9 -4 -11 -18z", paper)
  );
}

/** A cat sitting with its back to us. */
export function cat({ ink }: Inks): string {
  return fill("M-16 0q-4 -22 10 -32l-3 -14 8 5h8l7 -6 -1 16q-2 7 -8 8q10 8 8 23q14 2 14 -12q6 -3 5 5q-2 14 -20 12q-8 2 -28 -5z", ink);
}
