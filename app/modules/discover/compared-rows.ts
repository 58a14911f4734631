/** A stretch of a bar, in the units of its line. */
interface Span {
  from: number;
  to: number;
}

/** A line about one place, and what its bar shows where it is about a size. */
export interface ComparedRow {
  label: string;
  words: string;
  spans?: readonly Span[];
  /** The end of the axis; the longest bar without it. */
  end?: number;
}

/** A line about all places beside each other, with the axis that their bars share. */
export interface RowOfPlaces {
  label: string;
  axis?: Span;
  cells: { words: string; spans: readonly Span[] }[];
}

/**
 * The lines of several places beside each other. The bars of a line share an axis that begins at 0 or, in the cold,
 * below it, so that a bar twice as long is twice as much.
 * @param places the lines of each place, the same for all of them
 */
export function comparedRows(places: readonly (readonly ComparedRow[])[]): RowOfPlaces[] {
  return (places[0] ?? []).map(({ label, end }, row) => {
    const lines = places.map((lines) => lines[row]);
    const spans = lines.flatMap((line) => line?.spans ?? []);
    const axis = {
      from: Math.min(0, ...spans.map(({ from }) => from)),
      to: end ?? Math.max(0, ...spans.map(({ to }) => to)),
    };
    return {
      label,
      ...(axis.to > axis.from && { axis }),
      cells: lines.map((line) => ({ words: line?.words ?? "", spans: line?.spans ?? [] })),
    };
  });
}
