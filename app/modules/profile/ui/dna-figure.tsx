import { AXES, TRAIT_AXES } from "../traits";
import type { Axis } from "../traits";
import type { TravelDna } from "../dna";

const WIDTH = 320;
const STEP = 44;
const MIDDLE = WIDTH / 2;
const REACH = 118;

/** The position of the first strand at a height; the second one mirrors it. */
function strandAt(y: number): number {
  return MIDDLE + REACH * Math.cos((y / STEP) * 0.72);
}

function strand(height: number, isMirrored: boolean): string {
  const points: string[] = [];
  for (let y = 0; y <= height; y += 4) {
    const x = isMirrored ? WIDTH - strandAt(y) : strandAt(y);
    points.push(`${points.length === 0 ? "M" : "L"}${x.toFixed(1)} ${y}`);
  }
  return points.join("");
}

/**
 * The eight traits as a double helix: on each rung a bead stands at the traveller's value. The words beside it have the
 * same content.
 */
export function DnaFigure({ dna }: { dna: Pick<TravelDna, "axes" | "certainty"> }) {
  const height = STEP * (AXES.length + 1);
  return (
    <svg className="dna-figure" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" focusable="false">
      {AXES.map((axis, index) => {
        const y = STEP * (index + 1);
        const [left, right] = [MIDDLE - REACH, MIDDLE + REACH];
        return (
          <g key={axis}>
            <line x1={left} x2={right} y1={y} y2={y} />
            <circle
              className="bead"
              cx={left + (right - left) * dna.axes[axis]}
              cy={y}
              r={5 + 5 * dna.certainty[axis]}
            />
          </g>
        );
      })}
      <path className="strand" pathLength={1} d={strand(height, false)} />
      <path className="strand" pathLength={1} d={strand(height, true)} />
    </svg>
  );
}

/** A traveller's position between two ends, in words. */
function place(value: number, axis: Axis): string {
  const { low, high, leansLow, leansHigh } = TRAIT_AXES[axis];
  if (value < 0.2) return low;
  if (value < 0.4) return leansLow;
  if (value <= 0.6) return "In between";
  return value <= 0.8 ? leansHigh : high;
}

/** The eight traits in words, each with the scale it stands on. */
export function DnaTraits({ dna }: { dna: Pick<TravelDna, "axes" | "certainty"> }) {
  return (
    <dl className="dna-traits">
      {AXES.map((axis) => {
        const { label, low, high } = TRAIT_AXES[axis];
        return (
          <div key={axis}>
            <dt>{label}</dt>
            <dd>
              <b>{dna.certainty[axis] === 0 ? "Not asked yet" : place(dna.axes[axis], axis)}</b>
              <svg
                className="scale"
                viewBox="0 0 200 12"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <line x1="0" x2="200" y1="6" y2="6" />
                <rect x={Math.round(dna.axes[axis] * 188)} y="0" width="12" height="12" />
              </svg>
              <span className="ends meta" aria-hidden="true">
                <span>{low}</span>
                <span>{high}</span>
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
