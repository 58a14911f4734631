import { LEFT_EMPTY } from "#app/shared/left-empty";

/** Out of sight, out of the order of the keyboard and not read out; where the style is missing its label says what to do. */
export function LeftEmptyField() {
  return (
    <div className="left-empty" aria-hidden="true">
      <label>
        Please leave this line empty <input name={LEFT_EMPTY} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
