import { Icon } from "#app/components/ui/icon";
import { chosenFilters } from "../explore/explore-address";
import type { ExploreSearch } from "../explore/explore-address";
import { BUDGET_TEXTS, countFilters } from "../search/explore-filters";
import type { FilterOptions } from "../search/explore-filters";
import { SORTS, SORT_LABELS } from "../explore/explore-sort";

interface FilterPanelProps extends ExploreSearch {
  options: FilterOptions;
}

/** "north-america" reads "North America". */
export function optionLabel(option: string): string {
  return option
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(option === "budget-friendly" ? "-" : " ");
}

interface GroupProps {
  name: string;
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  texts?: Readonly<Record<string, string>>;
}

/** A group of filters. */
function Group({ name, label, options, chosen, texts = {} }: GroupProps) {
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

/** Every active choice, each a link to the same search without it; the open panel shows the same choices. */
function Chosen({ search }: { search: ExploreSearch }) {
  const chosen = chosenFilters(search);
  if (chosen.length === 0) return null;
  return (
    <ul className="row chosen" role="list" aria-label="Your filters">
      {chosen.map(({ value, without }) => (
        <li key={value}>
          <a className="choice" href={without}>
            <span className="visually-hidden">Remove </span>
            {optionLabel(value)}
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <ClearAll search={search} />
      </li>
    </ul>
  );
}

function ClearAll({ search: { query } }: { search: ExploreSearch }) {
  return (
    <a className="target" href={query ? `/explore?q=${encodeURIComponent(query)}` : "/explore"}>
      Clear all filters
    </a>
  );
}

/**
 * Search, order and filters as one form whose state is the address: shareable, right with the back button, and without
 * a script. The panel opens and closes as details do, on a phone as a sheet over the page, whose dark margin is part of
 * the summary: pressing it closes the sheet.
 */
export function FilterPanel({ options, ...search }: FilterPanelProps) {
  const { filters, query, sort } = search;
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
      <div className="filters-place">
        <details className="filters">
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
            <Group
              name="budget"
              label="Budget"
              options={options.budgets}
              chosen={filters.budgets}
              texts={BUDGET_TEXTS}
            />
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
            <p className="row filters-foot">
              <button type="submit" className="button" data-shows>
                Show places
              </button>
              {active > 0 ? (
                <ClearAll search={search} />
              ) : (
                <button type="reset" className="button quiet">
                  Clear all
                </button>
              )}
              <output className="visually-hidden" />
            </p>
          </div>
        </details>
      </div>
      <Chosen search={search} />
    </form>
  );
}
