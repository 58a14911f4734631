import { BUDGET_TEXTS, countFilters } from "../explore-filters";
import type { ExploreFilters, FilterOptions } from "../explore-filters";
import { SORTS, SORT_LABELS } from "../explore-sort";
import type { Sort } from "../explore-sort";

interface FilterPanelProps {
  options: FilterOptions;
  filters: ExploreFilters;
  query: string;
  sort: Sort;
}

/** "north-america" reads "North America". */
export function optionLabel(option: string): string {
  return option
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(option === "budget-friendly" ? "-" : " ");
}

function Group({
  name,
  label,
  options,
  chosen,
  texts = {},
}: {
  name: string;
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  texts?: Readonly<Record<string, string>>;
}) {
  return (
    <fieldset className="fieldset">
      <legend>{label}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option} className="choice">
            <input type="checkbox" name={name} value={option} defaultChecked={chosen.includes(option)} />
            <span>
              {optionLabel(option)}
              {texts[option] && <small className="meta"> {texts[option]}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Search, order and filters as one form whose state is the address: shareable, right with the back button, and without
 * a script. The panel opens and closes as details do; it stays open while a filter is active.
 */
export function FilterPanel({ options, filters, query, sort }: FilterPanelProps) {
  const active = countFilters(filters);
  return (
    <form
      className="explore-form stack"
      action="/explore#destinations"
      method="get"
      role="search"
      aria-label="Destinations"
      data-count="/api/destinations/count"
    >
      <div className="search-line">
        <div className="field">
          <label htmlFor="q">Where, when, how much</label>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={120}
            placeholder="quiet beach in May under $150 a day"
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <button type="submit" className="button primary">
          Search
        </button>
      </div>
      <details className="filters" open={active > 0}>
        <summary className="button">
          <span className="when-closed">Show Filters</span>
          <span className="when-open">Hide Filters</span>
          <span className="count num" hidden={active === 0}>
            <span data-chosen>{active}</span>
            <span className="visually-hidden"> active</span>
          </span>
        </summary>
        <div className="panel stack wide-gap">
          <Group name="vibe" label="Vibe" options={options.vibes} chosen={filters.vibes} />
          <Group name="budget" label="Budget" options={options.budgets} chosen={filters.budgets} texts={BUDGET_TEXTS} />
          <Group name="region" label="Region" options={options.regions} chosen={filters.regions} />
          <Group name="season" label="Season" options={options.seasons} chosen={filters.seasons} />
          <div className="field sort">
            <label htmlFor="sort">Order</label>
            <select id="sort" name="sort" defaultValue={sort}>
              {SORTS.map((one) => (
                <option key={one} value={one}>
                  {SORT_LABELS[one]}
                </option>
              ))}
            </select>
          </div>
          <p className="row">
            <button type="submit" className="button">
              Apply filters
            </button>
            <output className="num" />
            {active > 0 && (
              <a href={query ? `/explore?q=${encodeURIComponent(query)}` : "/explore"}>Clear all filters</a>
            )}
          </p>
        </div>
      </details>
    </form>
  );
}
