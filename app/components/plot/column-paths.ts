/** A part of a column; its ends are shares of the plot's height, 0 at the bottom. */
export interface ColumnPart {
  look: string;
  from: number;
  to: number;
}

/** The room of a column in the units of the drawing, and its width in that room. */
export const COLUMN_STEP = 10;
const COLUMN_WIDTH = 7;
/** The height of the drawing in its units. */
export const COLUMNS_HEIGHT = 100;

/**
 * Columns as one path for each look, for `d` of an SVG path. Parts without height are left out.
 * @param columns from left to right, each with its parts
 */
export function columnPaths(columns: readonly (readonly ColumnPart[])[]): Map<string, string> {
  const paths = new Map<string, string>();
  columns.forEach((parts, index) => {
    const left = index * COLUMN_STEP + (COLUMN_STEP - COLUMN_WIDTH) / 2;
    for (const { look, from, to } of parts) {
      const [top, height] = [Math.round((1 - to) * COLUMNS_HEIGHT), Math.round((to - from) * COLUMNS_HEIGHT)];
      if (height > 0)
        paths.set(look, `${paths.get(look) ?? ""}M${left} ${top}h${COLUMN_WIDTH}v${height}h${-COLUMN_WIDTH}z`);
    }
  });
  return paths;
}
