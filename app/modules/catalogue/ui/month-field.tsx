import { MONTHS } from "#app/shared/months";

/** A choice of month, 1 to 12, as the field `month` of a form. */
export function MonthField({ label, month }: { label: string; month: number }) {
  return (
    <div className="field">
      <label htmlFor="month">{label}</label>
      <select id="month" name="month" defaultValue={month} key={month}>
        {MONTHS.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
