/**
 * A closed line of longitude and latitude, one after the other, in degrees; the first point is not repeated at the end.
 * Outer lines run against the clock and the holes in them with it, so that what several polygons cover stays covered.
 */
export type Ring = Float64Array;

const [OPEN, CLOSE, MINUS, DOT, ZERO, NINE, COMMA] = [0x5b, 0x5d, 0x2d, 0x2e, 0x30, 0x39, 0x2c];
/** Arrays within each other: the collection's geometries, polygons, rings, points, numbers. */
const RING_DEPTH = 4;
const POINT_DEPTH = 5;

/** Twice the area of a ring in square degrees; more than 0 against the clock. */
export function turnOf(ring: ArrayLike<number>): number {
  let sum = 0;
  for (let k = 0; k < ring.length; k += 2) {
    const next = (k + 2) % ring.length;
    sum += ring[k]! * ring[next + 1]! - ring[next]! * ring[k + 1]!;
  }
  return sum;
}

function reversed(values: readonly number[]): number[] {
  const turned: number[] = [];
  for (let k = values.length - 2; k >= 0; k -= 2) turned.push(values[k]!, values[k + 1]!);
  return turned;
}

/** Reads the rings of a GeoJSON collection of MultiPolygons from bytes as they arrive, since no text of this runtime holds the whole file. */
export class RingReader {
  readonly #onRing: (ring: Ring, isHole: boolean) => void;
  #depth = 0;
  #values: number[] = [];
  #number = "";
  #isOuter = true;

  constructor(onRing: (ring: Ring, isHole: boolean) => void) {
    this.#onRing = onRing;
  }

  /** Takes the next bytes. Arrays that are not as deep as coordinates are passed over. */
  take(bytes: Uint8Array): void {
    for (const byte of bytes) {
      const isDigit = byte >= ZERO && byte <= NINE;
      if (this.#depth >= POINT_DEPTH && (isDigit || byte === MINUS || byte === DOT)) {
        this.#number += String.fromCharCode(byte);
        continue;
      }
      if (this.#number !== "" && (byte === COMMA || byte === CLOSE)) {
        this.#values.push(Number(this.#number));
        this.#number = "";
      }
      if (byte === OPEN) this.#depth += 1;
      if (byte === CLOSE) this.#close();
    }
  }

  #close(): void {
    if (this.#depth === RING_DEPTH && this.#values.length > 0) {
      // GeoJSON repeats the first point at the end.
      const values = this.#values.slice(0, -2);
      const isAgainstClock = turnOf(values) > 0;
      this.#onRing(Float64Array.from(isAgainstClock === this.#isOuter ? values : reversed(values)), !this.#isOuter);
      this.#values = [];
      this.#isOuter = false;
    }
    if (this.#depth === RING_DEPTH - 1) this.#isOuter = true;
    this.#depth -= 1;
  }
}
