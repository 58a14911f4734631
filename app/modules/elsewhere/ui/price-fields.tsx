import { Field } from "#app/components/forms/field";
import { SelectField } from "#app/components/forms/select-field";
import type { FormTexts } from "../form-texts";

/**
 * The price paid elsewhere, for travellers who want it counted. @param props.slot the beginning of the names of its
 * fields
 */
export function PriceFields({
  slot,
  texts,
  errors,
  currencies,
}: {
  slot: string;
  texts: FormTexts;
  errors: Record<string, string[]>;
  /** By code, the likeliest first. */
  currencies: readonly { value: string; label: string }[];
}) {
  const field = (name: string) => ({
    name: slot + name,
    defaultValue: texts[slot + name],
    errors: errors[slot + name],
  });
  return (
    <div className="fields">
      <Field
        label="What you paid"
        hint="Optional, for everybody together. It counts in your budget."
        {...field("Price")}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
      />
      <SelectField label="Currency" {...field("Currency")} options={currencies} />
    </div>
  );
}
