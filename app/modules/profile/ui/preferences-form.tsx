import { Chips } from "#app/components/forms/chips";
import { ChoiceGroup } from "#app/components/forms/choice-group";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { listProblems, sentList, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { NeedsFields } from "./needs-fields";

/** The form as it was typed. */
export interface PreferencesValues {
  home: string;
  currency: string;
  units: string;
  accessNeeds: string[];
  diets: string[];
  food: string;
  tripReminders: string;
}

/** The form as it was sent. */
export function sentPreferences(problem: FormProblem): PreferencesValues {
  return {
    home: sentText(problem, "home") ?? "",
    currency: sentText(problem, "currency") ?? "",
    units: sentText(problem, "units") ?? "",
    accessNeeds: sentList(problem, "accessNeeds"),
    diets: sentList(problem, "diets"),
    food: sentText(problem, "food") ?? "",
    tripReminders: sentText(problem, "tripReminders") ?? "",
  };
}

/** The settings for every trip: the departure, the display of figures, the access needs. */
export function PreferencesForm({
  values,
  problems,
  currencies,
}: {
  values: PreferencesValues;
  problems: Record<string, string[]>;
  currencies: { code: string; name: string }[];
}) {
  return (
    <div className="wrap page stack form-page wide-gap">
      <header className="stack">
        <h1 className="step-3">For every trip</h1>
        <p>We fill in your home airport and plan your days around what you need.</p>
      </header>
      <form method="post" className="stack wide-gap" data-keep="preferences">
        <FormErrors fields={listProblems(problems)} />
        <Field
          label="Home airport or city"
          name="home"
          defaultValue={values.home}
          errors={problems.home}
          hint="Trips start here unless you say otherwise. Leave it empty to be asked."
          autoComplete="address-level2"
          list="airports"
          data-suggest="/api/airports"
        />
        <datalist id="airports" />
        <SelectField
          label="Show prices also in"
          name="currency"
          defaultValue={values.currency}
          errors={problems.currency}
          hint="Trips are paid in US dollars; other currencies are approximate."
          options={currencies.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        />
        <ChoiceGroup id="units" legend="Distances and temperatures" errors={problems.units}>
          <Chips
            name="units"
            options={[
              { value: "metric", label: "Kilometres, °C" },
              { value: "imperial", label: "Miles, °F" },
            ]}
            chosen={[values.units]}
            most="one"
          />
        </ChoiceGroup>
        <NeedsFields
          values={values}
          errors={problems}
          dietHint="We leave out places that can't cater for it and say where to ask. Menus change, so tell the kitchen too."
        />
        <ChoiceGroup
          id="food"
          legend="Food on a trip"
          hint="Good food means more markets, tastings and cooking classes, and the tables people come for."
          errors={problems.food}
        >
          <Chips
            name="food"
            options={[
              { value: "on", label: "Plan around good food" },
              { value: "off", label: "Whatever suits the day" },
            ]}
            chosen={[values.food]}
            most="one"
          />
        </ChoiceGroup>
        <ChoiceGroup id="reminders" legend="Reminder emails before a trip" errors={problems.tripReminders}>
          <Chips
            name="tripReminders"
            options={[
              { value: "on", label: "7 days and 1 day before" },
              { value: "off", label: "None" },
            ]}
            chosen={[values.tripReminders]}
            most="one"
          />
        </ChoiceGroup>
        <p className="row">
          <button type="submit" className="button primary" data-busy="Saving">
            Save preferences
          </button>
          <a className="target" href="/profile">
            Back to your profile
          </a>
        </p>
      </form>
    </div>
  );
}
