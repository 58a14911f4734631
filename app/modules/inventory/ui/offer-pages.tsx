import { Link } from "@remix-run/react";

/** Says how many were searched, and leads to all of them or back to the few. */
export function OfferPages({
  isAll,
  page,
  pages,
  searched,
}: {
  isAll: boolean;
  page: number;
  pages: number;
  searched: number;
}) {
  if (!isAll) {
    return (
      <p>
        <Link className="target" to="?all=1">
          Show all {searched}
        </Link>
      </p>
    );
  }
  return (
    <nav className="row" aria-label="Pages of offers">
      {page > 1 && (
        <Link className="button" to={`?all=1&page=${page - 1}`}>
          Previous
        </Link>
      )}
      <span className="num">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link className="button" to={`?all=1&page=${page + 1}`}>
          Next
        </Link>
      )}
      <Link className="target" to="?">
        Show only the few worth your time
      </Link>
    </nav>
  );
}
