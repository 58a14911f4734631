const watched: { selector: string; start: (element: HTMLElement) => void | Promise<void>; known: WeakSet<Element> }[] =
  [];

function look(): void {
  for (const { selector, start, known } of watched) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (known.has(element)) continue;
      known.add(element);
      void start(element);
    }
  }
}

/**
 * Starts a function once for each element of a kind: those of the page that was loaded, and those of a page that the
 * framework puts in its place later, as after a sign-in.
 */
export function whenShown(selector: string, start: (element: HTMLElement) => void | Promise<void>): void {
  if (watched.length === 0) new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  watched.push({ selector, start, known: new WeakSet() });
  look();
}

/** Starts a function once, with the first element of a kind. */
export function firstShown(selector: string, start: () => unknown): void {
  let isStarted = false;
  whenShown(selector, () => {
    if (!isStarted) void start();
    isStarted = true;
  });
}

/**
 * Starts a function for each element of a kind, once it comes near the screen; for a folded element, when it is opened.
 * Where a browser cannot tell, nothing starts.
 */
export function whenNear(selector: string, start: (element: HTMLElement) => void | Promise<void>): void {
  if (!("IntersectionObserver" in window)) return;
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void start(target as HTMLElement);
      }
    },
    { rootMargin: "100px" },
  );
  whenShown(selector, (element) => near.observe(element));
}
