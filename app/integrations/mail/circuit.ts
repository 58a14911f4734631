/** Leaves a server alone for a while after it did not answer, so that not every caller waits for its own time-out. */
export interface Circuit {
  /** Whether the server did not answer a moment ago. @param now milliseconds */
  isOpen: (now: number) => boolean;
  /** Notes that the server did not answer. */
  open: (now: number) => void;
  /** Notes that the server answers. */
  close: () => void;
}

/** @param pauseMs how long callers stay away after a failure, milliseconds */
export function createCircuit(pauseMs: number): Circuit {
  let openUntil = 0;
  return {
    isOpen: (now) => now < openUntil,
    open(now) {
      openUntil = now + pauseMs;
    },
    close() {
      openUntil = 0;
    },
  };
}
