import type { ReactNode } from "react";
import { Field } from "#app/components/forms/field";
import { SelectField } from "#app/components/forms/select-field";
import { TITLES, TITLE_WORDS } from "../traveller";
import type { Asked } from "../traveller";
import type { TravellerField, TravellerTexts } from "../traveller-fields";
import { fieldOf } from "../traveller-fields";

interface PersonFieldsProps {
  /** The traveller's part in the names of the fields. */
  person: string;
  legend: string;
  texts: TravellerTexts;
  errors: Record<string, string[]>;
  asked: Asked;
  /** The last letters of the stored passport number, which is never shown again in full. */
  passportEnds?: string | null;
  /** The spelling of the names on the ticket, where it differs from the typed one. */
  onTicket?: string | null;
  countries: readonly { value: string; label: string }[];
  /** Whether the browser may fill in its owner's details. */
  isSelf?: boolean;
  children?: ReactNode;
}

const CHOOSE = { value: "", label: "Choose" };
const GENDERS = [CHOOSE, { value: "f", label: "Female" }, { value: "m", label: "Male" }];
const TITLE_CHOICES = [CHOOSE, ...TITLES.map((value) => ({ value, label: TITLE_WORDS[value] }))];

/** The details that airlines want of one traveller. */
export function PersonFields({
  person,
  legend,
  texts,
  errors,
  asked,
  passportEnds,
  onTicket,
  countries,
  isSelf = false,
  children,
}: PersonFieldsProps) {
  const bind = (field: TravellerField) => ({
    name: fieldOf(person, field),
    defaultValue: texts[field],
    errors: errors[fieldOf(person, field)],
  });
  // Each traveller is a section of their own to the browser, which else writes one name into all of them.
  const fill = (what: string): string => (isSelf ? what : `section-${person} ${what}`);
  return (
    <fieldset className="fieldset stack" id={person} tabIndex={-1}>
      <legend className="step-1">{legend}</legend>
      {children}
      <div className="fields wide">
        <Field
          label="First and middle names"
          hint="As in the passport"
          autoComplete={fill("given-name")}
          {...bind("givenName")}
        />
        <Field
          label="Family name"
          hint="As in the passport"
          autoComplete={fill("family-name")}
          {...bind("familyName")}
        />
      </div>
      {onTicket && <p className="meta">{onTicket}</p>}
      <div className="fields three">
        <Field label="Date of birth" type="date" autoComplete={fill("bday")} {...bind("bornOn")} />
        <SelectField label="Title" options={TITLE_CHOICES} autoComplete={fill("honorific-prefix")} {...bind("title")} />
        <SelectField label="Gender" hint="As in the passport" options={GENDERS} {...bind("gender")} />
      </div>
      {asked === "passport" && (
        <div className="fields three">
          <Field
            label="Passport number"
            hint={passportEnds ? `Saved, ending in ${passportEnds}. Leave empty to keep it` : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...bind("passportNumber")}
          />
          <SelectField
            label="Issued by"
            options={[CHOOSE, ...countries]}
            autoComplete="off"
            {...bind("passportCountry")}
          />
          <Field label="Passport expires on" type="date" autoComplete="off" {...bind("passportExpires")} />
        </div>
      )}
    </fieldset>
  );
}
