import { bandPath } from "./band-path";
import type { Span } from "./band-path";

/** Height of a bar in units of its drawing; the style sheet says how tall it is on the page. */
export const BAR_HEIGHT = 40;

/** Spans that look alike. */
export interface Band {
  look: string;
  spans: readonly Span[];
  /** All of the bar without it. */
  height?: number;
  /** Where it begins; it stands on the bottom of the bar without it. */
  top?: number;
}

/**
 * Spans of an axis as a bar that is as wide as its place, later bands over earlier ones. It says nothing by itself: its
 * figures stand beside it as text.
 * @param from where the axis begins, in its own units, and @param to where it ends
 */
export function SpanBar({
  className,
  from = 0,
  to,
  bands,
}: {
  className: string;
  from?: number;
  to: number;
  bands: readonly Band[];
}) {
  return (
    <svg
      className={className}
      viewBox={`${from} 0 ${to - from} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {bands.map(({ look, spans, height = BAR_HEIGHT, top = BAR_HEIGHT - height }) => {
        const path = bandPath(spans, top, height);
        return path && <path key={look} className={look} d={path} />;
      })}
    </svg>
  );
}
