/** Parts that few pages need once they are touched, each in a file of its own, by the elements on the page. */
import type { showPressed } from "./pressed.client";
import type { Say } from "./say.client";
import type { whenShown } from "./when-shown.client";

/** What the parts of the small script hand to those that load later. */
export interface Tools {
  say: Say;
  showPressed: typeof showPressed;
  /** Whether the server can be reached just now. */
  isReached: () => Promise<boolean>;
  whenShown: typeof whenShown;
}

interface Part {
  /** The elements that need it. */
  on: string;
  load: () => Promise<unknown>;
  coming?: Promise<unknown>;
  /** "lost": it could not be fetched. The press does without, and the next press asks for it again. */
  state?: "there" | "lost";
}

export interface TouchedParts {
  /** Loads the parts that this page needs; a part that cannot be fetched fails nothing. */
  bring: () => Promise<unknown>;
  /** Whether all needed parts are loaded. */
  areThere: () => boolean;
}

async function fetchPart(part: Part): Promise<void> {
  try {
    await (part.coming ??= part.load());
    part.state = "there";
  } catch {
    part.coming = undefined;
    part.state = "lost";
  }
}

/** Loads the parts that the page needs now, and those of a page that the framework puts in its place. */
export function touchedParts({ say, isReached, whenShown: shown }: Tools): TouchedParts {
  const parts: Part[] = [
    {
      on: "[data-copy], [data-copies], [data-download], [data-opens]",
      load: async () => (await import("./trip-parts.client")).handOver(say),
    },
    {
      on: '[data-step], .field.has-error, [data-suggest], [data-plan], [data-intends], a[href^="/planner?"], a[href^="/auth/google"]',
      load: () => import("./planning-parts.client"),
    },
    {
      on: "form[data-sign-in]",
      load: async () => (await import("./sign-in.client")).answerSignIn(isReached),
    },
    {
      on: "form[data-count]",
      load: async () => {
        const { watchFilters } = await import("./filters.client");
        shown("form[data-count]", (form) => watchFilters(form as HTMLFormElement));
      },
    },
  ];
  const missing = (): Part[] => parts.filter(({ state, on }) => state !== "there" && document.querySelector(on));
  const bring = (): Promise<unknown> => Promise.all(missing().map(fetchPart));
  shown(parts.map(({ on }) => on).join(), () => void bring());
  return { bring, areThere: () => missing().every(({ state }) => state === "lost") };
}
