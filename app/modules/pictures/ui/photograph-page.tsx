import { copyPath } from "../photograph";
import type { CreditedPhotograph } from "../credited-photograph";
import { PhotographSource } from "./photograph-credits";

const WIDTHS = [320, 640, 1280] as const;

/** A photograph, large, with whose it is and where a wrong one is reported. */
export function PhotographPage({ photograph, report }: { photograph: CreditedPhotograph; report: string }) {
  const { slug, place, destination, picture } = photograph;
  const base = `/art/photos/${slug}/${picture.file}`;
  const setOf = (format: "avif" | "webp"): string =>
    WIDTHS.map((width) => `${copyPath(base, width, format)} ${width}w`).join(", ");
  const sizes = "(min-width: 80rem) 76rem, 100vw";
  return (
    <div className="wrap page stack">
      <p>
        <a className="target" href={`/destination/${slug}`}>
          Back to {destination}
        </a>
      </p>
      <h1 className="step-3">{place}</h1>
      <figure className="photograph">
        <picture>
          <source type="image/avif" srcSet={setOf("avif")} sizes={sizes} />
          <img
            src={copyPath(base, 1280, "webp")}
            srcSet={setOf("webp")}
            sizes={sizes}
            alt={`${place}, ${destination}`}
            width={picture.width}
            height={picture.height}
          />
        </picture>
        <figcaption className="meta">
          <PhotographSource picture={picture} />. Made smaller by us.
        </figcaption>
      </figure>
      <p>
        <a className="target" href={report}>
          Wrong picture?
        </a>
      </p>
    </div>
  );
}
