import type { ReactNode } from "react";
import { formatDate } from "#app/shared/format";
import type { ChecklistLine } from "../departure-checklist";
import type { PackingGroup } from "../packing-list";

export interface ListsProps {
  destination: string;
  packing: PackingGroup[];
  before: ChecklistLine[];
  /** The day as of which the facts of the country were known. */
  asOf: string | null;
  ticked: string[];
  /** Whether the trip is over, so that the lists are read only. */
  isOver: boolean;
  problem: string | null;
  /** The hidden fields of every form that changes a trip. */
  basis: ReactNode;
}

function Tick({
  id,
  isTicked,
  isOver,
  children,
}: {
  id: string;
  isTicked: boolean;
  isOver: boolean;
  children: ReactNode;
}) {
  return (
    <div className="field">
      <label className="check">
        <input id={id} name="thing" type="checkbox" value={id} defaultChecked={isTicked} disabled={isOver} />{" "}
        <span>{children}</span>
      </label>
    </div>
  );
}

/** The packing list and the things to settle before leaving, to tick off on the page or on paper. */
export function TakeAlongLists({ destination, packing, before, asOf, ticked, isOver, problem, basis }: ListsProps) {
  if (packing.length === 0) return <p>{`We don't know ${destination} well enough to suggest what to pack.`}</p>;
  const things = packing.flatMap(({ lines }) => lines);
  const had = [...things, ...before].filter(({ id }) => ticked.includes(id));
  const done = (of: readonly { id: string }[], word: string): string =>
    `${of.filter(({ id }) => ticked.includes(id)).length} of ${of.length} ${word}`;
  return (
    <form method="post" action="#lists" className="stack" id="lists">
      {basis}
      {had.map(({ id }) => (
        <input key={id} type="hidden" name="had" value={id} />
      ))}
      {problem && (
        <p className="alert-box critical" role="alert">
          {problem}
        </p>
      )}
      <section className="stack" id="packing" aria-labelledby="packing-heading">
        <h2 className="step-2" id="packing-heading">
          Packing list
        </h2>
        <p className="meta num">{done(things, "packed")}</p>
        <div className="grid two ticks">
          {packing.map(({ title, lines }) => (
            <div key={title} role="group" aria-label={title}>
              <h3 className="eyebrow">{title}</h3>
              {lines.map(({ id, name, why }) => (
                <Tick key={id} id={id} isTicked={ticked.includes(id)} isOver={isOver}>
                  <b>{name}</b> <span className="meta">{why}</span>
                </Tick>
              ))}
            </div>
          ))}
        </div>
      </section>
      {before.length > 0 && (
        <section className="stack" id="checklist" aria-labelledby="checklist-heading">
          <h2 className="step-2" id="checklist-heading">
            Before you leave
          </h2>
          <p className="meta num">{done(before, "done")}</p>
          <ul className="plain ruled ticks">
            {before.map(({ id, task, facts, links }) => (
              <li key={id}>
                <Tick id={id} isTicked={ticked.includes(id)} isOver={isOver}>
                  <b>{task}</b>
                  {facts.map((fact) => (
                    <span key={fact}>
                      <br />
                      {fact}
                    </span>
                  ))}
                </Tick>
                {links.length > 0 && (
                  <p className="before-links">
                    {links.map(({ href, label }) => (
                      <a key={href} className="target" href={href} rel="noopener noreferrer">
                        {label}
                      </a>
                    ))}
                  </p>
                )}
              </li>
            ))}
          </ul>
          {asOf && (
            <p className="meta">
              {`As we knew it on ${formatDate(asOf)}. Rules change, and they depend on your passport: the official pages have the last word.`}
            </p>
          )}
        </section>
      )}
      {!isOver && (
        <p className="save-bar no-print">
          <button type="submit" className="button primary" name="intent" value="tick-things" data-busy="Saving">
            Save checklist
          </button>
        </p>
      )}
    </form>
  );
}
