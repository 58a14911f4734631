import type { Picture } from "#app/modules/catalogue/art/poster-view";
import type { RouteMap } from "#app/modules/maps/route-map";
import type { WayWish } from "#app/modules/catalogue/ways/way";
import type { CountryEntry } from "#app/modules/catalogue/country/entries";
import type { StartValues } from "#app/modules/planner/start-form";

/** The way on from a place, and the ways to choose from. */
export interface RouteOnward {
  line: string;
  /** A note on it: what a berth costs, a vignette. */
  note: string | null;
  dollars: number;
  isEstimate: boolean;
  /** The place that it leads to. */
  to: string;
  /** The means to choose from, the usual one first, by an empty value. */
  choices: { value: string; label: string }[];
  chosen: string;
  /** By car: the stops to choose from, none among them, and the one that is planned. */
  stops: { value: string; label: string }[];
  stop: string;
  /** Of a long drive: that it is one, and the place of ours that breaks it. */
  long: { line: string; add: { label: string; href: string } | null } | null;
}

/** A place of the page that lays out a longer trip. */
export interface RouteStayView {
  slug: string;
  name: string;
  /** In words. */
  country: string;
  nights: number;
  picture: Picture;
  /** What so many nights leave time for. */
  why: string;
  /** Its dates, once the day of leaving is known. */
  dates: string | null;
  /** The way on to the next place. */
  onward: RouteOnward | null;
}

/** The part of the world through which a route is suggested. */
export interface RouteAreaView {
  name: string;
  /** How its places were chosen. */
  note: string;
  /** Our other places there. */
  others: { slug: string; name: string }[];
  /** Routes there that many people take, about as long. */
  known: { title: string; href: string; line: string }[];
}

/** The page that lays out a trip of several places. */
export interface RoutePage {
  /** The longer trip that is being changed. */
  of: string | null;
  /** Its places as they were when the page was opened. */
  stamp: string | null;
  heading: string;
  /** Nights, and what is spent on the way. */
  line: string;
  values: StartValues;
  /** How the traveller likes to go on where no way was chosen; "" for the usual ways. */
  goBy: WayWish | "";
  stays: RouteStayView[];
  /** The places and the ways between them, from two places on. */
  map: RouteMap | null;
  /** The hired cars, each in a few sentences. */
  hires: string[];
  /** The last day, once the first is known. */
  endDate: string | null;
  /** Other ways to take this trip, as addresses of this page. */
  choices: { label: string; why: string; href: string }[];
  /** The countries that most visitors need a visa, a permit or a form for. */
  entries: CountryEntry[];
  area: RouteAreaView | null;
  /** The turn of the draw, where the part of the world was left to us. */
  draw: number | null;
  /** A typed part of the world that is none of ours, and why; choices lead to this page with another. */
  areaRefused: { message: string; value: string; choices: { label: string; href: string }[] } | null;
  /** Nights of all places together. */
  nights: number;
  /** What the traveller should know of the places as they stand. */
  notes: string[];
  /** A typed place that did not join the others, and why. */
  refused: { message: string; value: string; choices: { value: string; label: string }[] } | null;
  canPlan: boolean;
  formKey: string;
  earliest: string;
  latest: string;
  placeNames: string[];
  mayPlan: boolean;
}
