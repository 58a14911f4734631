import type { ShownPicture } from "../memories";
import { PictureFigure } from "./picture-figure";

/** The pictures that the owner shows on the page of a shared trip. */
export function SharedPictures({ tripId, pictures }: { tripId: string; pictures: readonly ShownPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="pictures-heading">
      <h2 className="step-2" id="pictures-heading">
        Pictures
      </h2>
      <ul className="own-pictures" role="list">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <PictureFigure tripId={tripId} picture={picture} name={`Picture ${index + 1} of the trip`} isShared />
          </li>
        ))}
      </ul>
    </section>
  );
}
