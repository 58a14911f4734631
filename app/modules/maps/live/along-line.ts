/** A spot of the screen, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** Where the middle of a text stands, and by how much it is turned, in radians; never upside down. */
export interface TurnedSpot extends Spot {
  angle: number;
}

/** A line that bends more than this under a text is left without it: the straight way as a share of the line's. */
const STRAIGHT = 0.96;
/** A name is written again so many of its widths later. */
const APART = 3;

/** The spot so far along a line. */
function spotAt(line: readonly Spot[], lengths: readonly number[], far: number): Spot {
  let rest = far;
  for (let k = 0; k < lengths.length; k += 1) {
    const length = lengths[k]!;
    if (rest <= length || k === lengths.length - 1) {
      const [from, to] = [line[k]!, line[k + 1]!];
      const share = length === 0 ? 0 : Math.min(1, rest / length);
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    rest -= length;
  }
  return line[0]!;
}

/**
 * Where a text of some width fits along a line, the middle of the line first: none on a line that is shorter than the
 * text, or bends too much under it.
 */
export function spotsAlong(line: readonly Spot[], width: number): TurnedSpot[] {
  const lengths = line.slice(1).map((to, k) => Math.hypot(to.x - line[k]!.x, to.y - line[k]!.y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  if (!(width > 0) || whole < width) return [];
  const step = width * APART;
  const count = Math.floor((whole - width) / 2 / step);
  const middles = [whole / 2];
  for (let k = 1; k <= count; k += 1) middles.push(whole / 2 + k * step, whole / 2 - k * step);
  return middles.flatMap((middle) => {
    const from = spotAt(line, lengths, middle - width / 2);
    const to = spotAt(line, lengths, middle + width / 2);
    if (Math.hypot(to.x - from.x, to.y - from.y) < width * STRAIGHT) return [];
    const [left, right] = from.x <= to.x ? [from, to] : [to, from];
    return [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle: Math.atan2(right.y - left.y, right.x - left.x) }];
  });
}
