import type { Id, Problem } from "../engine/problem";

/** A district that is on so many days need not be on another: on three it is torn. */
export const DISTRICT_DAYS = 2;

/**
 * The problem of dealing the visits of a plan to days, so that a person who knows the town would follow it: few
 * kilometres with the hotel at both ends of each day, a district on one day or two, days that are filled alike, each
 * place at its hour. The engine's solver has chosen the visits; this local search decides when they are made. The
 * engine's own clock says what is feasible: hours, meals, ways and limits of the day.
 */
export interface Arranging {
  problem: Problem;
  order: readonly (readonly Id[])[];
  /** Kilometres as the crow flies, `km[from * n + to]`; node 0 is the hotel. */
  km: Float64Array;
  /** Minutes of the visit on arrival: for a node that opens into several visits, those of the first. */
  firstStay: readonly number[];
  /**
   * The districts that each node is in: those of a visit of several places are more than one, a second visit has none.
   */
  districts: readonly (readonly string[])[];
  /** Nodes that belong beside each other although each is a visit of its own. */
  pairs: readonly (readonly [Id, Id])[];
  /** Whole days at the place: none of them should be blank. */
  isWhole: readonly boolean[];
  /** Days of which a half is the town's: those of arriving and leaving, and those out of town that begin late. */
  isHalf: readonly boolean[];
  /** The districts that the outing of a day goes through; undefined for an ordinary day. */
  outings: readonly (readonly (string | undefined)[] | undefined)[];
  /** How many of the greatest sights each node is, and how many of them suit each day. */
  great: readonly number[];
  mostGreat: number;
  /** How many places each node is, and how many of them suit each day. */
  stops: readonly number[];
  mostStops: number;
  /** Minutes that each node is spent in museums, and the most of them that suit a day. */
  museum: readonly number[];
  mostMuseum: number;
  /**
   * How much each node is what people come for, from 1 for the first reason down to 0, and how late in the stay each
   * day is.
   */
  reason: readonly number[];
  lateness: readonly number[];
  /** Minutes of visits and ways that fill each day. */
  capacity: readonly number[];
  /** The visits that may be added to days with too little in them, the best first. */
  spare: readonly Id[];
  /** Second visits, for whole days that nothing new is left for; the first visit has to lie some days away. */
  returns: readonly Return[];
  /** Visits that stay on their day. */
  fixed: ReadonlySet<Id>;
  /** Visits that give way to no other: asked for, or reasons to come. */
  required: ReadonlySet<Id>;
  /** Those of them that give way where a day would else be without the fare for anything. */
  lesser: ReadonlySet<Id>;
  /** Cafés and bars that are no reason to come: they are a break where the traveller is, not a place to ride to. */
  casual: ReadonlySet<Id>;
  /** Feasts of a few days a year, at their own hours: the hours before them are worth filling. */
  feasts: ReadonlySet<Id>;
}

/** A visit to a place that is visited before. */
interface Return {
  node: Id;
  first: Id;
  /** Either of the two may be first: neither is part of a longer visit, nor known from a plan that is changed. */
  mayComeEarlier: boolean;
  /** The day on which an outing goes there for the first time. */
  outing?: number;
}
