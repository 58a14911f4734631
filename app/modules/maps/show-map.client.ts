/** Draws the map that a picture shows into the page itself, so that its pins can be pressed and lit up. */
async function inline(figure: HTMLElement): Promise<Element | undefined> {
  const picture = figure.querySelector("picture");
  const image = picture?.querySelector("img");
  if (!picture || !image) return undefined;
  // A lazy picture may not have chosen its source yet.
  const dark = picture.querySelector("source");
  const answer = await fetch(dark && matchMedia(dark.media).matches ? dark.srcset : image.src);
  if (!answer.ok) return undefined;
  const svg = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  if (svg.localName !== "svg" || !picture.isConnected) return undefined;
  // The picture stays where it is: the framework may have put it there.
  picture.hidden = true;
  picture.after(svg);
  return svg;
}

/**
 * Once a map comes near, it is drawn into the page: a pin leads to its line, and a line that is pointed at or holds the
 * focus lights up its pin. The number of a line leads back to the map, and leaves the page where it is while the map is in
 * view. Where that fails, the picture stays.
 * @returns what undoes it
 */
export function showMap(figure: HTMLElement): () => void {
  let svg: Element | undefined;
  let isOver = false;
  const near = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    void inline(figure).then(
      (drawn) => (isOver ? drawn?.remove() : (svg = drawn)),
      () => undefined,
    );
  });
  near.observe(figure);
  const light = ({ target }: Event): void =>
    svg?.querySelectorAll("a").forEach((pin) => {
      const line = pin.getAttribute("href") ?? "";
      pin.classList.toggle("lit", target instanceof Element && target.closest(line) !== null);
    });
  const stay = (event: MouseEvent): void => {
    const number = event.target instanceof Element ? event.target.closest(`a[href="#${figure.id}"]`) : null;
    const { top, bottom } = figure.getBoundingClientRect();
    if (figure.id === "" || !number || top < 0 || bottom > innerHeight) return;
    event.preventDefault();
    light(event);
  };
  document.addEventListener("click", stay);
  const events = ["pointerover", "focusin"] as const;
  for (const event of events) document.addEventListener(event, light);
  return () => {
    isOver = true;
    near.disconnect();
    svg?.remove();
    document.removeEventListener("click", stay);
    figure.querySelector("picture")?.removeAttribute("hidden");
    for (const event of events) document.removeEventListener(event, light);
  };
}
