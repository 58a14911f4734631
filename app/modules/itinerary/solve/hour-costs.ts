/** The cost of a kilometre, in points of fit, and of a minute on the way or of waiting. */
export const KM_COST = 20;
export const MINUTE_COST = 0.1;
/** The cost of coffee right before a meal, and of an evening place by day, by its weight. */
export const NO_APPETITE_COST = 48;
export const WRONG_HOUR_COST = { usual: 9, sunset: 14 };
/** And of a minute of a day with nothing in it, where something could be. */
export const IDLE_COST = 0.8;
/** A filler may be seen at an hour that is not its best, but no coffee is had before a meal. */
export const ODD_HOUR = 45;
/** Minutes of a while that a rest has a reason for: where all rest at midday, in the heat of it, and with children. */
export const REST = { siesta: 90, heat: 150, nap: 75 };
/** A day that begins with a coffee begins late: breakfast was just now. */
export const COFFEE_FIRST_COST = 24;
/** And a dinner far from the hotel where no table is known. */
export const FAR_DINNER_COST = 60;
/** No better hour is worth so much more way, a kilometre where dinner would else be far out, and more for a sunset. */
export const FARTHEST = { usual: 0.75 * KM_COST, dinner: 1 * KM_COST, sunset: 1.5 * KM_COST };
/** For a sunset one parts what lies together if need be, and is on the way for longer than the day bears else. */
export const PARTED_COST = 60;
export const WAY_FOR_SUNSET = 45;
/** For the light of an hour one waits longer than else: the while is free either way. */
export const LONGEST_WAIT = 240;
/** In summer one is out for the sunset after dinner, and back so long after it, but not later than this. */
export const BACK_AFTER_SUNSET = 75;
export const LATEST_BACK = 22 * 60 + 45;
/** So many places of a day may be tried at an hour of their own. */
export const MOST_HELD = 2;
/** Coffee so soon after a meal is had where one eats; for stalls so soon after dinner one waits with it. */
export const STILL_AT_TABLE = 45;
export const STILL_HUNGRY = 150;
export const FULL_DAY_VISITS = 2;
export const BETTER = 1;
/** A dinner from this hour on ends the evening, where something of the evening was over no sooner than that. */
export const LATE_DINNER = 20.5 * 60;
export const BEFORE_LATE_DINNER = 19.5 * 60;
/** So many minutes at most lie between dinner and what comes after it, with the way. */
export const LONGEST_AFTER_DINNER = 50;
/** It takes so many times as long as the way to it. */
export const LENGTH_FOR_THE_WAY = { stroll: 1.5, place: 1 };
/**
 * What fills an idle while lies so near the way, in kilometres; so many places are tried, the nearest first, at so many
 * points of the day.
 */
export const FARTHEST_TO_FILL = 5;
export const FILLERS_TRIED = 10;
export const ORDERS_TRIED = 3;
