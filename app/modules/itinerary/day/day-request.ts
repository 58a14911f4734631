import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { Diet } from "#app/modules/catalogue/schema/diets";
import type { MealHours } from "#app/modules/catalogue/hours/meal-hours";
import type { Transfer } from "#app/modules/catalogue/schema/transfers";
import type { Taste } from "#app/modules/catalogue/schema/vocabulary";
import type { Ways } from "#app/modules/catalogue/schema/ways.schema";
import type { LandWay } from "#app/modules/elsewhere/own-way";
import type { AccessNeed } from "#app/modules/profile/preferences";
import type { Point } from "#app/shared/geo";
import type { Arrangement } from "./arrangement";
import type { BusyHours } from "./busy-hours";
import type { DriveDay } from "./drive-day";
import type { Itinerary, Leg, MealName, Pace } from "./itinerary";
import type { SomeOfParty } from "./some-of-party";

/** A hired car changes hands. */
export type HireEnd = "pick-up" | "return";

/** A flight end as the day plan sees it: local time at the destination, "YYYY-MM-DDTHH:mm". */
export interface FlightEnd {
  at: string;
  airport: string;
  flight: string;
  /** The flight stays within a country or within Schengen, so there is no passport control at either end. */
  isBorderless?: boolean;
  /** Of an arrival: the night was spent on the way. */
  isOvernight?: boolean;
  /** Of an arrival: the traveller had to get up in the night for it. */
  isEarly?: boolean;
  /** On a longer trip: the hired car is picked up after landing, or returned before the flight. */
  hire?: HireEnd;
}

/** The end of a way over land or water as the day plan sees it: local time at the destination, "YYYY-MM-DDTHH:mm". */
export interface LandEnd {
  at: string;
  by: Exclude<LandWay, "here">;
  /** The station, stop or port; none with a car, which goes to the door. */
  stop?: Point & { name: string };
  /** The way between there and the door, with bags; none where the day begins and ends at the stop itself. */
  ride?: Leg;
  /** A traveller without bags, or by day, would go another way: the walk is too long for bags, or few buses run. */
  rideBecause?: "bags" | "night";
  /** Of an arrival by car from another place of a longer trip: the drive, which is a part of the day. */
  drive?: DriveDay;
  /** The hired car changes hands here, after arriving or before leaving. */
  hire?: HireEnd;
  /** Of an arrival: the night was spent sitting up. */
  isOvernight?: boolean;
  isEarly?: undefined;
}

/** The end of a traveller's way to the destination, or the beginning of the way home. */
export type WayEnd = FlightEnd | LandEnd;

/** A place as a request knows it: as its file says, or the traveller's own, or for as long as they want to stay. */
export type RequestedPlace = PlaceSource & {
  /** The traveller's own, which is in no catalogue. */
  isOwn?: true;
  /** The opening hours are not known. */
  hasNoHours?: true;
  /** How long the traveller wants to stay, no more and no less. */
  stayMinutes?: number;
  /** The traveller has to be there at the hour at which it is locked: meals and day trips make room for it. */
  isAppointment?: true;
  /** Those of the party who go to the appointment; everybody without it. */
  goes?: SomeOfParty;
};

/**
 * A traveller's wish for a meal: a table, by its place; a table that they find themselves; or no meal. "planned" leaves
 * the meal to the plan again.
 */
export interface MealWish {
  date: string;
  meal: MealName;
  at: { table: string } | "elsewhere" | "skipped" | "planned";
}

/** A place that stays on its date, and at its hour where it has one. */
export interface Lock {
  placeId: string;
  date: string;
  /** Minutes since local midnight. */
  start?: number;
  /** The day out that it is a stop of, with all of its places: they stay together. */
  outing?: { id: string; places: readonly string[] };
}

/** Days of an existing plan that an edit changes in one thing. */
interface DaysEdited {
  before: Pick<Itinerary, "days" | "leftOut" | "group">;
  /** Local dates of the days that the edit speaks of; none where the plan finds the day for it. All others stand. */
  touched: string[];
  /** Those days are to hold something else; otherwise nothing comes in but what is asked for. */
  isFresh?: boolean;
  /**
   * The plan itself, not the traveller, asks for this: it lays the days around the hotel that they have, so evenings
   * end as in any plan.
   */
  isOfPlan?: boolean;
}

/** The bed at which days begin and end: a hotel's, or one of friends or of one's own. */
export type Bed = "hotel" | "home";

/** Where days begin and end: a bed, or the centre where none is known. */
export type Base = Point & {
  name: string;
  address: string;
  bed?: Bed;
  checkInTime?: string;
  checkOutTime?: string;
  /** Whether breakfast is part of the stay. */
  breakfast?: "included";
};

/** All that is needed to plan the days of a trip; plain data, so that it can be sent to a worker. */
export interface DayRequest {
  destination: Point & {
    name: string;
    /** Of the catalogue, for feasts that only this destination keeps. */
    slug?: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    timeZone: string;
    /** Mean daily high of each month, January first, degrees Celsius. */
    highs?: readonly number[];
    /** Nearly all kitchens there are halal. */
    isHalalUsual?: boolean;
    /** How high visitors sleep, in metres, where it is high. */
    altitudeMetres?: number;
    /** Days with rain in each month, January first. */
    rainDays?: readonly number[];
    airports: readonly string[];
    transfers: Readonly<Record<string, Transfer>>;
    ways: Ways;
    /** Parts of town, for naming where a stop is and describing what it is like there. */
    neighbourhoods?: (Point & { name: string; character: string; streets: string[] })[];
  };
  places: RequestedPlace[];
  /** How the places belong together; read from the places alone where it is absent. */
  arrangement?: Arrangement;
  /** Local dates of the first and the last day at the destination. */
  firstDate: string;
  lastDate: string;
  /** Of days that are a part of a longer stay: the nights of all of it. */
  nights?: number;
  /** The last date, where the traveller moves on in the morning: it holds nothing. */
  movesOn?: string;
  arrival?: WayEnd;
  /** When the traveller came in late on the evening before the first of these days, in minutes since its midnight. */
  inBedAt?: number;
  departure?: WayEnd;
  /** The place to which the traveller goes on; home without it. */
  onTo?: string;
  /** Where days begin and end. */
  base: Base;
  /** For a traveller who changes hotels: each hotel with the date of its first night, the first day's first. */
  moves?: { date: string; base: Base }[];
  /** Adults who share a taxi and pay for it; one where the trip does not say. */
  adults?: number;
  children: number;
  /** Age of the youngest child on the last day, in years; undefined where the trip does not say. */
  youngest?: number;
  pace: Pace;
  interests: Taste[];
  /**
   * Budget of one adult for entrances and local transport, in whole US dollars; a first guess where `budget` is known.
   */
  spend: number;
  /**
   * Whole US dollars that the days may cost one adult in all, meals included, and that entrances and rides may cost
   * whatever meals do.
   */
  budget?: { all: number; least: number };
  /** When people eat there; as in most countries where it is not said. */
  mealHours?: MealHours;
  /** The dearest meal that fits the budget, for one adult in whole US dollars. */
  mealCap: number;
  /** Meals that the traveller has settled. */
  meals?: MealWish[];
  /** Hours that are not free, spent where the traveller stays. */
  busy?: BusyHours[];
  /** Places that stay where they are. */
  locked: Lock[];
  /** Places that must be in the plan. */
  wanted: string[];
  /** Places that must not be in it. */
  unwanted: string[];
  /** Those of them that the traveller has seen on an earlier visit. */
  seen?: string[];
  /** The plan to stay close to, place ids by day. */
  keep?: string[][];
  /** The edit that changes that plan. */
  edit?: DaysEdited;
  seed: number;
  /** How well each place suits those who come, by id, from 0 to 1; takes the place of the interests. */
  fits?: Record<string, number>;
  /** Access needs of the party; the plan keeps to all of them. */
  accessNeeds: AccessNeed[];
  /** Diets of the party; a place that cannot serve one of these is not planned. */
  diets: Diet[];
  /** Days give what is locked at an hour the room that it needs; see lock-room.ts. */
  hasRoomForLocks?: boolean;
  /** Days of a stay of a night or two begin earlier and end later for what people come for; see hurried-stay.ts. */
  isHurried?: boolean;
  /** Only these minutes of the day, without meals. */
  window?: { start: number; end: number };
}
