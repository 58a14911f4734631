import { Field } from "#app/components/forms/field";
import { SelectField } from "#app/components/forms/select-field";
import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import type { ShownPicture } from "../memories";
import { MOST_CAPTION } from "../own-pictures";

/** A form of the page that was refused, or what became of pictures that were sent. */
export interface PicturesProblem extends FormProblem {
  intent: string;
}

/** The caption, the day and the sharing of one picture, and its deletion. */
export function PictureForm({
  picture,
  days,
  isShared,
  problem,
}: {
  picture: ShownPicture;
  days: readonly { value: string; label: string }[];
  /** Whether somebody with the link may read the trip. */
  isShared: boolean;
  problem?: PicturesProblem;
}) {
  const refused = problem && sentText(problem, "picture") === picture.id ? problem : undefined;
  const idOf = (name: string): string => `${name}-${picture.id}`;
  return (
    <details className="ask no-print" open={refused !== undefined}>
      <summary className="target">Change</summary>
      <form method="post" action={`#picture-${picture.id}`} className="stack" data-keep={`picture-${picture.id}`}>
        <input type="hidden" name="picture" value={picture.id} />
        {refused?.message && (
          <p className="error" role="alert">
            {refused.message}
          </p>
        )}
        <Field
          id={idOf("caption")}
          label="Caption"
          name="caption"
          defaultValue={sentText(refused, "caption") ?? (refused ? "" : picture.caption)}
          errors={refused?.fields.caption}
          maxLength={MOST_CAPTION}
          autoComplete="off"
        />
        <SelectField
          id={idOf("day")}
          label="Day"
          name="day"
          options={[{ value: "", label: "No day" }, ...days]}
          defaultValue={sentText(refused, "day") ?? (refused ? "" : (picture.day ?? ""))}
          errors={refused?.fields.day}
        />
        <label className="check">
          <input
            type="checkbox"
            name="shared"
            defaultChecked={refused ? sentText(refused, "shared") === "on" : picture.isShared}
          />{" "}
          <span>{isShared ? "Show it on the shared page" : "Show it if I share this trip"}</span>
        </label>
        <p className="row">
          <button type="submit" className="button" name="intent" value="change-picture">
            Save
          </button>
          <button type="submit" className="button" name="intent" value="delete-picture">
            Delete picture
          </button>
        </p>
      </form>
    </details>
  );
}
