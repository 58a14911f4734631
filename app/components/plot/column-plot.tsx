import { COLUMN_STEP, COLUMNS_HEIGHT, columnPaths } from "./column-paths";
import type { ColumnPart } from "./column-paths";

/**
 * Columns beside each other, as wide as their place. They say nothing by themselves: their figures stand beside them as
 * text.
 */
export function ColumnPlot({ className, columns }: { className: string; columns: readonly (readonly ColumnPart[])[] }) {
  return (
    <svg
      className={`plot-columns ${className}`}
      viewBox={`0 0 ${columns.length * COLUMN_STEP} ${COLUMNS_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {[...columnPaths(columns)].map(([look, path]) => (
        <path key={look} className={look} d={path} />
      ))}
    </svg>
  );
}
