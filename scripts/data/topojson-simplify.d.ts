declare module "topojson-simplify" {
  import type { Topology } from "topojson-specification";
  /** Weighs every point by the area of its triangle. */
  export function presimplify<T extends Topology>(topology: T): T;
  /** Weight below which that share of all points lies. */
  export function quantile(topology: Topology, share: number): number;
  export function simplify<T extends Topology>(topology: T, minWeight: number): T;
}
