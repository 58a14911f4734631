import type { LocalDate } from "#app/shared/calendar";

/** A place of a longer trip, as the solver of its order sees it. */
export interface RoutePlace {
  slug: string;
  name: string;
  /**
   * What a stay of n nights is worth, index n = 0 to the most, in minutes of sights worth seeing. More nights than it
   * tells are worth as much as the last.
   */
  worth: readonly number[];
  /**
   * What a stay is worth besides, in minutes of sights, by the day of the trip on which it begins (0 is the start) and its
   * nights: doors that are shut, a feast. Nothing where it tells none, and without the start of the trip.
   */
  byDate?: readonly (readonly number[])[];
  fixedNights?: number;
  /**
   * Local dates of which the traveller wants to be there on each, sleeping there or arriving or leaving that day: a
   * festival. Without the start of the trip they ask for nothing.
   */
  on?: { from: LocalDate; to: LocalDate };
  /**
   * From home to here and from here home: minutes door to door and dollars an adult, one way, and the nights on the way
   * there. Undefined when home is not known; unless all places have it, none counts. `ride` are those of the minutes that
   * are a ride between the place and an airport far from it: a day with a long flight is all the longer for them.
   */
  home?: { minutes: number; dollars: number; nights?: number; ride?: number };
}

/** A way from one place to the next: minutes door to door, dollars an adult, departures a day. */
export interface RouteWay {
  /** `Infinity` where no way leads. */
  minutes: number;
  dollars: number;
  perDay?: number;
  /** Travelled at night in a bed or a seat: most of its minutes cost no sights. The night is none of a place. */
  isOvernight?: boolean;
  /** Of a way by day that takes longer than its day: the nights on it, which are none of a place either. */
  nights?: number;
}

/** The question to the solver: some places and some nights. */
export interface RouteAsk {
  /** In the order typed, 2 to 8. */
  places: readonly RoutePlace[];
  /** In all. */
  nights: number;
  /** In one place at most, unless its nights are fixed. */
  mostNights?: number;
  /** The day the traveller leaves home. */
  startDate?: LocalDate;
  keepsOrder?: boolean;
  /** The traveller flies home from the last place, and never goes back to the first for it. */
  endsAtLast?: boolean;
  wayBetween(from: string, to: string): RouteWay;
  /**
   * What the ways from home and home cost besides in a route from the first to the last place: a hired car that is not
   * brought back, rest and reserve beside a long ride; where home is not known, what makes an end hard to reach.
   */
  homeAdds?(first: string, last: string): { minutes: number; dollars: number };
  /** Dollars a traveller gives for an hour saved on the way; of a moderate budget when left out. */
  pricePerHour?: number;
}

/** Nights in one place, in the order of the trip. */
export interface RouteStay {
  slug: string;
  nights: number;
}

/** An order of places with the nights in each, and what it comes to. */
export interface RoutePlan {
  stays: RouteStay[];
  /**
   * The traveller goes back to the first place to fly home from there (a loop), when that is better than flying from
   * the last.
   */
  loops: boolean;
  /** On the way, between places and from and to home. */
  minutes: number;
  /** Likewise, one adult. */
  dollars: number;
  /** Of all stays, on their dates. */
  worth: number;
}
