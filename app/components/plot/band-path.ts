/** A stretch of a plot's axis, in the units of the axis. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Spans of an axis as one path of boxes, for `d` of an SVG path. What is no longer than nothing is left out.
 * @param top where the boxes begin, and @param height how tall they are, in units of the drawing
 */
export function bandPath(spans: readonly Span[], top: number, height: number): string {
  return spans
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => `M${from} ${top}h${to - from}v${height}h${from - to}z`)
    .join("");
}
