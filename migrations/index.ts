import type { Migration } from "kysely";
import * as accounts from "./20261128_01_accounts";
import * as jobs from "./20261128_02_jobs";
import * as trips from "./20261128_03_trips";
import * as profile from "./20261128_04_profile";
import * as travellers from "./20261128_05_travellers";
import * as booking from "./20261128_06_booking";
import * as ledger from "./20261128_07_ledger";
import * as orders from "./20261128_08_orders";
import * as desk from "./20261128_09_desk";
import * as disruption from "./20261128_10_disruption";
import * as surprise from "./20261128_11_surprise";
import * as measuring from "./20261128_12_measuring";
import * as passkeys from "./20261128_13_passkeys";
import * as sharedPrices from "./20261128_14_shared_prices";
import * as tripReminders from "./20261128_15_trip_reminders";
import * as lovesFood from "./20261128_16_loves_food";
import * as jobSteps from "./20261129_01_job_steps";
import * as mailedCalendars from "./20261129_02_mailed_calendars";
import * as longerTrips from "./20261129_03_longer_trips";
import * as paidOnce from "./20261129_04_paid_once";
import * as wholeNames from "./20261129_07_whole_names";
import * as flightsHome from "./20261130_01_flights_home";
import * as plannedPlaces from "./20261130_05_planned_places";
import * as wholeInvitations from "./20261130_06_whole_invitations";
import * as foundByIndex from "./20261130_14_found_by_index";
import * as listsByKey from "./20261130_19_lists_by_key";
import * as sweeps from "./20261130_20_sweeps";
import * as jobTraces from "./20261130_21_job_traces";
import * as tripPictures from "./20261130_22_trip_pictures";

/** Every migration by name, in the order they run. A test compares this list with the folder. */
export const migrations: Record<string, Migration> = {
  "20261128_01_accounts": accounts,
  "20261128_02_jobs": jobs,
  "20261128_03_trips": trips,
  "20261128_04_profile": profile,
  "20261128_05_travellers": travellers,
  "20261128_06_booking": booking,
  "20261128_07_ledger": ledger,
  "20261128_08_orders": orders,
  "20261128_09_desk": desk,
  "20261128_10_disruption": disruption,
  "20261128_11_surprise": surprise,
  "20261128_12_measuring": measuring,
  "20261128_13_passkeys": passkeys,
  "20261128_14_shared_prices": sharedPrices,
  "20261128_15_trip_reminders": tripReminders,
  "20261128_16_loves_food": lovesFood,
  "20261129_01_job_steps": jobSteps,
  "20261129_02_mailed_calendars": mailedCalendars,
  "20261129_03_longer_trips": longerTrips,
  "20261129_04_paid_once": paidOnce,
  "20261129_07_whole_names": wholeNames,
  "20261130_01_flights_home": flightsHome,
  "20261130_05_planned_places": plannedPlaces,
  "20261130_06_whole_invitations": wholeInvitations,
  "20261130_14_found_by_index": foundByIndex,
  "20261130_19_lists_by_key": listsByKey,
  "20261130_20_sweeps": sweeps,
  "20261130_21_job_traces": jobTraces,
  "20261130_22_trip_pictures": tripPictures,
};
