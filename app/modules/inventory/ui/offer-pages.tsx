import { Link } from "@remix-run/react";

/** Says how many were searched, and leads to all of them or back to the few. */
export function OfferPages({
  search,
  kept = {},
  page,
  pages,
  searched,
  many,
}: {
  /** The search of the address of the long list; undefined where only the few are shown. */
  search?: string;
  /** Parts of the address that stay. */
  kept?: Readonly<Record<string, string>>;
  page: number;
  pages: number;
  searched: number;
  /** "flights" */
  many: string;
}) {
  if (search === undefined) {
    return (
      <p>
        <Link className="target" to={`?${new URLSearchParams({ all: "1", ...kept })}`}>
          Sort and filter all {searched} {many}
        </Link>
      </p>
    );
  }
  return (
    <nav className="row" aria-label="Pages of offers">
      {page > 1 && (
        <Link className="button" to={`${search}&page=${page - 1}`}>
          Previous
        </Link>
      )}
      <span className="num">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link className="button" to={`${search}&page=${page + 1}`}>
          Next
        </Link>
      )}
      <Link className="target" to={`?${new URLSearchParams(kept)}`}>
        Back to our few picks
      </Link>
    </nav>
  );
}
