import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormErrors } from "#app/components/forms/form-errors";
import { Icon } from "#app/components/ui/icon";
import type { ItineraryItem } from "../day/itinerary";
import { describedBy } from "#app/components/forms/field";
import { listProblems, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { menuId } from "../day/line-anchor";
import { useInTurn } from "./use-in-turn";

interface LineFormProps {
  item: ItineraryItem;
  /** Fields that the page and the menu add to each of their forms. */
  fields: ReactNode;
  className?: "row" | "pair";
  children: ReactNode;
}

/** A plain form of the menu of a line; its answer is shown at the menu. */
export function LineForm({ item, fields, className = "pair", children }: LineFormProps) {
  const { inTurn } = useInTurn();
  return (
    <Form method="post" action={`#${menuId(item)}`} className={className} onSubmit={inTurn}>
      {fields}
      {children}
    </Form>
  );
}

/** A labelled control of a form of the menu, with what is wrong with it below. */
export function LineField({
  id,
  label,
  hint,
  errors,
  children,
}: {
  id: string;
  label: string;
  hint?: string;
  errors?: string[];
  /** The control with its id and the attributes that tie it to its messages, and the button of the form. */
  children: (control: ReturnType<typeof describedBy> & { id: string }) => ReactNode;
}) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, ...describedBy({ id, label, hint, errors }) })}
      {errors && errors.length > 0 && (
        <p className="error" id={`${id}-error`}>
          {errors.join(" ")}
        </p>
      )}
    </>
  );
}

/** A form of the menu that takes one of a few; nothing where there is nothing to choose from. */
export function LineChoice({
  id,
  label,
  selectLabel,
  name,
  options,
  button,
  buttonLabel,
  intent,
  refused,
  ...form
}: Omit<LineFormProps, "children" | "className"> & {
  id: string;
  label: string;
  /** Label of the list for a screen reader, where that is more than its visible label. */
  selectLabel?: string;
  name: string;
  options: readonly { value: string; label: string }[];
  button: string;
  buttonLabel: string;
  intent: string;
  refused?: FormProblem;
}) {
  if (options.length === 0) return null;
  return (
    <LineForm {...form}>
      <LineField id={id} label={label} errors={refused?.fields[name]}>
        {(control) => (
          <>
            <select {...control} name={name} aria-label={selectLabel} defaultValue={sentText(refused, name)}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <button type="submit" className="button" name="intent" value={intent} aria-label={buttonLabel}>
              {button}
            </button>
          </>
        )}
      </LineField>
    </LineForm>
  );
}

/**
 * The menu of a line of the days: plain forms, folded away until they are asked for, or something in it was refused.
 */
export function LineMenu({
  item,
  refused,
  idOf,
  children,
}: {
  item: ItineraryItem;
  refused?: FormProblem;
  /** The id of a field of the menu, by its name. */
  idOf: (field: string) => string;
  children: ReactNode;
}) {
  const { isBusy } = useInTurn();
  const wrong = listProblems(refused?.fields ?? {}).map(({ id, text }) => ({ id: idOf(id), text }));
  return (
    <details className="stop-menu" id={menuId(item)} open={refused !== undefined}>
      <summary aria-label={`Change ${item.name}`}>
        <Icon name="pencil-simple" />
        Change
      </summary>
      <div className="panel stack" aria-busy={isBusy || undefined}>
        <FormErrors message={refused?.message} fields={wrong} />
        {children}
      </div>
    </details>
  );
}
