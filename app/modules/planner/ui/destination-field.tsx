import { useState } from "react";
import type { KeyboardEvent } from "react";
import { Field } from "#app/components/forms/field";
import { useLive } from "#app/components/forms/use-live";
import { formatCount } from "#app/shared/format";
import type { PlaceChoice } from "../start-place";

interface DestinationFieldProps {
  value: string;
  errors?: string[];
  /**
   * Places that the typed text may mean; undefined while the connection is lost, where the browser's own list takes
   * over.
   */
  choices?: PlaceChoice[];
  onTake: (text: string) => void;
}

const LIST = "place-choices";

/**
 * The destination. While the traveller types, the possible places come with their posters, as the combobox of the ARIA
 * practices; without a script the browser suggests names by itself.
 */
export function DestinationField({ value, errors, choices, onTake }: DestinationFieldProps) {
  const isLive = useLive();
  const [at, setAt] = useState(-1);
  const [isAway, setAway] = useState(true);
  const shown = isAway ? [] : (choices ?? []);
  const active = at < shown.length ? at : -1;

  function take(text: string): void {
    setAway(true);
    setAt(-1);
    onTake(text);
  }

  function move(event: KeyboardEvent): void {
    if (shown.length === 0) return;
    const chosen = shown[active];
    if (event.key === "ArrowDown") setAt((active + 1) % shown.length);
    else if (event.key === "ArrowUp") setAt((Math.max(active, 0) + shown.length - 1) % shown.length);
    else if (event.key === "Escape") setAway(true);
    else if (event.key === "Enter" && chosen) take(chosen.text);
    else return;
    event.preventDefault();
  }

  return (
    <div className="place-field">
      <Field
        label="Destination"
        name="destination"
        defaultValue={value}
        errors={errors}
        autoComplete="off"
        required
        placeholder="Lisbon"
        hint="One place, or several: Rome, Florence and Venice. Or a country, for a route"
        enterKeyHint="next"
        {...(isLive && choices
          ? {
              role: "combobox",
              "aria-autocomplete": "list",
              "aria-expanded": shown.length > 0,
              "aria-controls": LIST,
              "aria-activedescendant": active < 0 ? undefined : `${LIST}-${active}`,
              onKeyDown: move,
              onInput: () => {
                setAway(false);
                setAt(-1);
              },
              onBlur: () => setAway(true),
            }
          : { list: "places" })}
      />
      {isLive && (
        <>
          <ul id={LIST} role="listbox" aria-label="Places" className="panel" hidden={shown.length === 0}>
            {shown.map(({ name, country, src, text }, index) => (
              // The keys of the field lead through the list; a press is for pointers.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={text}
                id={`${LIST}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(text)}
              >
                <img src={src} alt="" width={36} height={48} />
                <span>
                  {name} <span className="meta">{country}</span>
                </span>
              </li>
            ))}
          </ul>
          <span className="visually-hidden" role="status">
            {shown.length > 0 && formatCount(shown.length, "place")}
          </span>
        </>
      )}
    </div>
  );
}
