import { Form, Link, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/components/ui/icon";
import { formatCount } from "#app/shared/format";
import type { FilterGroup, ListForm } from "../listing/offer-listing";

/** The words for the offers of a list: "flight", "flights". */
export interface ListWords {
  one: string;
  many: string;
}

/** Choices with their numbers; where one is to be chosen, a list of them. */
function Group({ group }: { group: FilterGroup }) {
  const { name, legend, mode, choices } = group;
  if (mode === "one")
    return (
      <div className="field sort">
        <label htmlFor={`filter-${name}`}>{legend}</label>
        <select id={`filter-${name}`} name={name} defaultValue={choices.find(({ isChosen }) => isChosen)?.value ?? ""}>
          <option value="">Any</option>
          {choices.map(({ value, label, count }) => (
            <option key={value} value={value}>
              {label} ({count})
            </option>
          ))}
        </select>
      </div>
    );
  return (
    <fieldset className="fieldset">
      <legend>{legend}</legend>
      <div className="choices">
        {choices.map(({ value, label, count, isChosen }) => (
          <label key={value} className="choice">
            <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
            <span>
              {label} <small className="meta num">{count}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Every filter that is set, each a link to the same list without it; a new page, so that the panel shows the same. */
function Chosen({ list }: { list: ListForm }) {
  if (list.chosen.length === 0) return null;
  return (
    <ul className="row chosen" role="list" aria-label="Your filters">
      {list.chosen.map(({ label, without }) => (
        <li key={label}>
          <a className="choice" href={without}>
            <span className="visually-hidden">Remove </span>
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a className="target" href={list.clear}>
          Clear all filters
        </a>
      </li>
    </ul>
  );
}

/**
 * Order and filters of a long list, whose state is the address: shareable, right with the back button, and without a
 * script. With scripts the list follows each choice; on a phone the filters lie over the page as a sheet.
 */
export function OfferFilters({ list, words }: { list: ListForm; words: ListWords }) {
  const submit = useSubmit();
  const sheet = useRef<HTMLDetailsElement>(null);
  // Without a script the number would be that of the choices before.
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const details = sheet.current;
    let isGone = false;
    let undo: (() => void) | undefined;
    if (details)
      void import("#app/components/ui/phone-sheet.client").then(
        ({ containSheet }) => {
          if (!isGone) undo = containSheet(details);
        },
        // The sheet works without it; only what lies behind it can be reached.
        () => undefined,
      );
    return () => {
      isGone = true;
      undo?.();
    };
  }, []);
  const active = list.chosen.length;
  return (
    <div className="stack list-form">
      <nav className="sorts" aria-label="Order">
        {list.sorts.map(({ label, to, isCurrent }) => (
          <Link key={to} className="choice" to={to} aria-current={isCurrent ? "true" : undefined} preventScrollReset>
            {label}
          </Link>
        ))}
      </nav>
      <Form
        method="get"
        role="search"
        aria-label={`Filter ${words.many}`}
        onChange={({ currentTarget }) => {
          setLive(true);
          submit(currentTarget, { replace: true, preventScrollReset: true });
        }}
        onSubmit={(event) => {
          // The list has followed each choice. Reading it once more would undo a press on a filter that comes meanwhile.
          event.preventDefault();
          sheet.current?.removeAttribute("open");
        }}
      >
        <input type="hidden" name="all" value="1" />
        {Object.entries(list.kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {list.sort && <input type="hidden" name="sort" value={list.sort} />}
        <div className="filters-place">
          <details className="filters" ref={sheet}>
            <summary className="button">
              <span className="when-closed">Filters</span>
              <span className="when-open">Hide filters</span>
              <span className="count num" hidden={active === 0}>
                {active}
                <span className="visually-hidden"> active</span>
              </span>
            </summary>
            <div className="panel stack wide-gap">
              {list.groups.map((group) => (
                <Group key={group.name} group={group} />
              ))}
              <p className="row filters-foot">
                <button type="submit" className="button">
                  {isLive ? `Show ${formatCount(list.found, words.one, words.many)}` : `Show ${words.many}`}
                </button>
                {active > 0 ? (
                  <a className="target" href={list.clear}>
                    Clear all filters
                  </a>
                ) : (
                  <button type="reset" className="button quiet">
                    Clear all
                  </button>
                )}
              </p>
            </div>
          </details>
        </div>
        <Chosen list={list} />
      </Form>
    </div>
  );
}

/** Stands in for a list that no offer is left of, and names the filter to let go. */
export function NothingFits({ list, words }: { list: ListForm; words: ListWords }) {
  const { loosen } = list;
  return (
    <section className="stack" aria-labelledby="nothing-fits">
      <h2 id="nothing-fits" className="step-2">
        No {words.many} fit all of this
      </h2>
      <p>
        {loosen
          ? `Without “${loosen.label}” there ${loosen.count === 1 ? `is 1 ${words.one}` : `are ${loosen.count} ${words.many}`}.`
          : "Letting go of one filter isn't enough: clear them and begin again."}
      </p>
      <p className="row">
        {loosen && (
          <a className="button primary" href={loosen.without}>
            Remove “{loosen.label}”
          </a>
        )}
        <a className={loosen ? "button" : "button primary"} href={list.clear}>
          Clear all filters
        </a>
      </p>
    </section>
  );
}
