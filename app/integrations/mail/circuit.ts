/** A server that is left alone for a while after it did not answer, so that not every caller waits for its own time-out. */
export interface Circuit {
  /** Whether it did not answer a moment ago. @param now milliseconds */
  isOpen: (now: number) => boolean;
  /** Notes that it did not answer. */
  open: (now: number) => void;
  /** Notes that it answers. */
  close: () => void;
}

/** @param pauseMs how long nothing asks again after a failure, milliseconds */
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
