/** How much a round wants each place for the time it takes: fit, noise, and the price beside the time. */
import type { Rng } from "#app/shared/rng";
import type { Model } from "./model";

/** Weight of a place of mean price, on a trip with a budget, against one that is free. */
const THRIFT = 3;
/** Different starts in the table of noise. */
const NOISE = 4096;

export class Appetite {
  private power = 2;
  /** Random factors around 1, and where in them this round begins; -1 for a round without noise. */
  private readonly factors: Float64Array;
  private noise = -1;
  /** How much the price of a place counts beside its time this round; 0 without a budget. */
  private thrift = 0;
  private readonly meanPrice: number;

  constructor(
    private readonly m: Model,
    private readonly rng: Rng,
  ) {
    this.factors = Float64Array.from({ length: NOISE + m.places }, () => 0.5 + rng());
    let prices = 0;
    for (const x of m.candidates) prices += m.price[x]!;
    this.meanPrice = prices / m.candidates.length || 1;
  }

  /** Begins a round: gains count with that power, shaken by noise or not. */
  whet(power: number, noise: boolean): void {
    this.power = power;
    this.thrift = this.m.maxPrice < Infinity && this.rng() < 0.8 ? THRIFT / this.meanPrice : 0;
    this.noise = noise ? Math.floor(this.rng() * NOISE) : -1;
  }

  /** Of x that brings a gain and a delay. */
  weigh(x: number, shift: number, gain: number): number {
    return this.pull(x, gain) / ((shift < 1 ? 1 : shift) * this.burden(x));
  }

  /** How much x is wanted for a gain. */
  pull(x: number, gain: number): number {
    const raised = this.power === 1 ? gain : this.power === 2 ? gain * gain : gain * gain * gain;
    return raised * (this.noise < 0 ? 1 : this.factors[this.noise + x]!);
  }

  /** By how much more than its time x weighs. */
  burden(x: number): number {
    return 1 + this.thrift * this.m.price[x]!;
  }
}
