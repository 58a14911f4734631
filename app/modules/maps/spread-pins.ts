import type { Spot } from "./map-frame";
import { MAP } from "./map-frame";

/** Least distance between two pins in units: on a phone a finger tells them apart. */
export const PIN_GAP = 28;
/** Pins keep this far from the edges. */
const EDGE = 15;
const ROUNDS = 400;
/** The strength with which a pin is drawn back to its place; it fades to zero over the rounds. */
const PULL = 0.06;
/** How far off their line two pins part at most, radians. */
const ASIDE = 0.06;

const inside = (value: number, size: number): number => Math.max(EDGE, Math.min(size - EDGE, value));

/**
 * The positions of pins so that none covers another, each as near to its place as that allows. The same places give the
 * same answer; more pins than the map has room for still stand inside it.
 */
export function spreadPins(places: readonly Spot[]): Spot[] {
  const pins = places.map(([x, y]) => [inside(x, MAP.width), inside(y, MAP.height)] as [number, number]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const pull = PULL * (1 - round / ROUNDS) ** 2;
    pins.forEach((pin, k) => {
      pin[0] += (places[k]![0] - pin[0]) * pull;
      pin[1] += (places[k]![1] - pin[1]) * pull;
    });
    let moved = 0;
    for (let a = 0; a < pins.length; a += 1)
      for (let b = a + 1; b < pins.length; b += 1) moved = Math.max(moved, partTwo(pins[a]!, pins[b]!, a + 2 * b));
    for (const pin of pins) {
      pin[0] = inside(pin[0], MAP.width);
      pin[1] = inside(pin[1], MAP.height);
    }
    if (round === 0 && moved === 0) break;
  }
  return pins;
}

/** Moves two pins apart, half the way each. @returns how far */
function partTwo(a: [number, number], b: [number, number], seed: number): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const distance = Math.hypot(dx, dy);
  if (distance >= PIN_GAP) return 0;
  // Two pins on one spot part in a fixed direction; others a little off their line, which may have no room for them all.
  const angle = distance < 0.01 ? seed * 2.4 : Math.atan2(dy, dx) + ASIDE * Math.sin(seed);
  const step = (PIN_GAP + 0.1 - distance) / 2;
  a[0] -= Math.cos(angle) * step;
  a[1] -= Math.sin(angle) * step;
  b[0] += Math.cos(angle) * step;
  b[1] += Math.sin(angle) * step;
  return step;
}
