/** The last line of a page, after which the next one begins: lists are ordered by an instant and then by id. */
export interface PageMark {
  /** UTC ISO instant. */
  at: string;
  id: string;
}

/** A page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** The mark of the next page, as it stands in an address; undefined on the last one. */
  next?: string;
}

/** Lines of a page at the desk. */
export const PAGE_LINES = 50;

const MARK = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([\w:.-]{1,80})$/;

/** @returns the mark that an address names; undefined for the first page, and for anything that is no mark */
export function pageMarkOf(text: string | null): PageMark | undefined {
  const [, at, id] = MARK.exec(text ?? "") ?? [];
  return at !== undefined && id !== undefined ? { at, id } : undefined;
}

/**
 * Cuts a page off a list that was asked for with one row more than the page holds.
 * @param markOf the instant and id by which the list is ordered
 */
export function pageOf<Row>(found: readonly Row[], markOf: (row: Row) => PageMark, most = PAGE_LINES): Page<Row> {
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  if (last === undefined) return { rows };
  const { at, id } = markOf(last);
  return { rows, next: `${at}~${id}` };
}

/** Rows of several lists that are each in order, in one, the latest first. */
export function latestFirst<Row>(lists: readonly (readonly Row[])[], markOf: (row: Row) => PageMark): Row[] {
  const keyOf = (row: Row): string => {
    const { at, id } = markOf(row);
    return `${at}~${id}`;
  };
  return lists.flat().toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
}

/** The same page with other rows. */
export function mapPage<Row, Line>({ rows, next }: Page<Row>, map: (row: Row) => Line): Page<Line> {
  return { rows: rows.map(map), ...(next !== undefined && { next }) };
}
