import type { OrderedReference } from "../orders/order-words";

/**
 * The references that a traveller quotes to the airline or the hotel, a line each; no number of a ticket is broken in
 * two.
 */
export function OrderReferences({ references }: { references: readonly OrderedReference[] }) {
  if (references.length === 0) return null;
  return (
    <ul className="num">
      {references.map(({ what, reference, documents }) => (
        <li key={what}>
          {what} reference <strong>{reference}</strong>
          {documents.map((document, index) => (
            <span key={document}>
              {index > 0 ? ", " : documents.length === 1 ? ", ticket " : ", tickets "}
              <span className="nowrap">{document}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
