import { MONTHS } from "#app/shared/months";
import { ROUTE_LENGTHS } from "../routes/travel-route";
import type { RouteFilters } from "../routes/travel-route";
import { REGIONS } from "../schema/vocabulary";
import { optionLabel } from "./filter-panel";

function Choice({
  name,
  label,
  any,
  chosen,
  options,
}: {
  name: string;
  label: string;
  any: string;
  chosen: string | number | undefined;
  options: readonly (readonly [value: string | number, label: string])[];
}) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen ?? ""} key={chosen ?? ""}>
        <option value="">{any}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Where, how long and when: a plain form that asks for the same page anew. */
export function RouteChoices({ filters }: { filters: RouteFilters }) {
  return (
    <form action="/explore/routes" method="get" className="row month-form" aria-label="Choose among routes">
      <Choice
        name="region"
        label="Where"
        any="Anywhere"
        chosen={filters.region}
        options={REGIONS.map((region) => [region, optionLabel(region)])}
      />
      <Choice
        name="length"
        label="How long"
        any="Any length"
        chosen={filters.length}
        options={ROUTE_LENGTHS.map(({ id, label }) => [id, label])}
      />
      <Choice
        name="month"
        label="When"
        any="Any month"
        chosen={filters.month}
        options={MONTHS.map((month, index) => [index + 1, month])}
      />
      <button type="submit" className="button">
        Show routes
      </button>
    </form>
  );
}
