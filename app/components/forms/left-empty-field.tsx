import { LEFT_EMPTY } from "#app/shared/left-empty";

/**
 * Hidden from sight, from the order of the keyboard and from screen readers; where the style is missing the label says
 * to leave it empty.
 */
export function LeftEmptyField() {
  return (
    <div className="left-empty" aria-hidden="true">
      <label>
        Please leave this line empty <input name={LEFT_EMPTY} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
