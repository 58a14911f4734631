/** The map of a picture in the present colour scheme: a lazy picture may not have chosen its source yet. */
async function draw(picture: HTMLPictureElement): Promise<Element | undefined> {
  const image = picture.querySelector("img");
  const dark = picture.querySelector("source");
  if (!image) return undefined;
  const answer = await fetch(dark && matchMedia(dark.media).matches ? dark.srcset : image.src);
  if (!answer.ok) return undefined;
  const svg = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  return svg.localName === "svg" ? svg : undefined;
}

/**
 * Draws a map that has come near into the page, and again when the colours change: a pin leads to its line, and a line
 * that is pointed at or holds the focus lights up its pin. The number of a line leads back to the map, and leaves the
 * page in place while the map is in view. Where drawing fails, the picture stays.
 * @returns a function that undoes it
 */
export function showMap(figure: HTMLElement): () => void {
  const picture = figure.querySelector("picture");
  const colours = matchMedia(picture?.querySelector("source")?.media ?? "not all");
  let svg: Element | undefined;
  let asked = 0;
  const inline = async (): Promise<void> => {
    const mine = ++asked;
    const drawn = picture && (await draw(picture).catch(() => undefined));
    // Only the latest request has the present colours.
    if (!drawn || mine !== asked || !picture.isConnected) return;
    // The picture stays in the page: the framework may have put it there.
    picture.hidden = true;
    svg?.remove();
    picture.after(drawn);
    svg = drawn;
  };
  const recolour = (): void => void inline();
  colours.addEventListener("change", recolour);
  void inline();
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
    asked++;
    colours.removeEventListener("change", recolour);
    svg?.remove();
    document.removeEventListener("click", stay);
    picture?.removeAttribute("hidden");
    for (const event of events) document.removeEventListener(event, light);
  };
}
