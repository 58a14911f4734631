import { FieldFrame, describedBy } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { MOST_AT_ONCE, MOST_OF_TRIP, PICTURES_ACCEPT, PICTURES_FIELD } from "../own-pictures";
import type { PicturesProblem } from "./picture-form";

/** The form that takes pictures. */
export function AddPictures({ count, problem }: { count: number; problem?: PicturesProblem }) {
  const refused = problem?.intent === "add-pictures" ? problem : undefined;
  const frame = {
    id: PICTURES_FIELD,
    label: "Pictures",
    errors: refused?.fields[PICTURES_FIELD],
    hint: `Up to ${MOST_AT_ONCE} at once: JPEG, PNG, WebP or AVIF, 15 MB each. On a slow line, send a few at a time.`,
  };
  return (
    <section className="panel stack no-print" id="add" aria-labelledby="add-heading">
      <h2 className="step-1" id="add-heading">
        Add your pictures
      </h2>
      <FormErrors message={refused?.message} />
      {count >= MOST_OF_TRIP ? (
        <p>This trip has {MOST_OF_TRIP} pictures, and no room for more. Delete some to add others.</p>
      ) : (
        <form method="post" action="#add" encType="multipart/form-data" className="stack">
          <input type="hidden" name="intent" value="add-pictures" />
          <FieldFrame {...frame}>
            <input
              id={PICTURES_FIELD}
              name={PICTURES_FIELD}
              type="file"
              accept={PICTURES_ACCEPT}
              multiple
              required
              {...describedBy(frame)}
            />
          </FieldFrame>
          <p className="meta">
            Only you and those who come along see them. We keep smaller copies without the place and the camera in them;
            where a picture was taken stays with us, to tell you the stop.
          </p>
          <p>
            <SubmitButton busy="Adding…">Add pictures</SubmitButton>
          </p>
        </form>
      )}
    </section>
  );
}
