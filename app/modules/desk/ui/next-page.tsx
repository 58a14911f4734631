interface NextPageProps {
  path: string;
  /** The filter that the list is shown by. */
  status?: string;
  /** The mark of the next page; none on the last. */
  next: string | undefined;
}

/** The link from a page of a list to the next. */
export function NextPage({ path, status, next }: NextPageProps) {
  if (next === undefined) return null;
  const query = new URLSearchParams({ ...(status !== undefined && { status }), after: next });
  return (
    <p className="no-print">
      <a className="button" href={`${path}?${query.toString()}`}>
        Next page
      </a>
    </p>
  );
}
