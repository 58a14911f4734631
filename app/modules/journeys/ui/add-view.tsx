import type { AddPage } from "../add-page";

/** Adds a place to one of the traveller's trips, or begins a new one with it. */
export function AddView({ page: { place, trips, fresh } }: { page: AddPage }) {
  return (
    <div className="wrap section stack narrow">
      <h1 className="step-3">Add {place.name} to a trip</h1>
      <p>On the next page you see its place in the order, its nights and the way there before you save.</p>
      <ul className="plain ruled">
        {trips.map(({ name, line, href, why }) => (
          <li key={`${name} ${line}`} className="row spread">
            <div>
              <h2 className="step-1">{name}</h2>
              <p className="meta num">{line}</p>
            </div>
            {href ? (
              <a className="button" href={href}>
                Add<span className="visually-hidden"> to {name}</span>
              </a>
            ) : (
              <span className="meta">{why}</span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={fresh}>
          Start a new trip
        </a>
      </p>
    </div>
  );
}
