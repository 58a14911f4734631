import type { ReactNode } from "react";
import { Pieces } from "#app/components/ui/pieces";
import { formatClock } from "#app/shared/format";
import type { ShownPicture } from "../memories";
import { picturePath } from "../own-pictures";

/** A picture of a trip, which opens large; its change form below. @param isShared on the page of a shared trip */
export function PictureFigure({
  tripId,
  picture,
  name,
  isShared = false,
  children,
}: {
  tripId: string;
  picture: ShownPicture;
  /** What it is called where it has no caption: "Picture 3 of day 2". */
  name: string;
  isShared?: boolean;
  children?: ReactNode;
}) {
  const { id, width, height, caption, at, takenAtMinutes } = picture;
  const taken = takenAtMinutes === undefined ? undefined : formatClock(takenAtMinutes);
  return (
    <figure className="own-picture">
      <a href={picturePath(tripId, id, "full", isShared)}>
        <img
          src={picturePath(tripId, id, "card", isShared)}
          alt={caption || name}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </a>
      <figcaption>
        {caption && <p>{caption}</p>}
        {(at || taken) && (
          <p className="meta num">
            <Pieces of={[at, taken]} />
          </p>
        )}
        {children}
      </figcaption>
    </figure>
  );
}
