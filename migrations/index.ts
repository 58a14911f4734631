import type { Migration } from "kysely";
import * as accounts from "./20261121_01_accounts";
import * as trips from "./20261121_02_trips";
import * as booking from "./20261121_03_booking";
import * as jobs from "./20261121_04_jobs";
import * as passwordResets from "./20261121_05_password_resets";
import * as emailConfirmations from "./20261121_07_email_confirmations";
import * as travellers from "./20261121_08_travellers";
import * as products from "./20261122_20_products";
import * as companionNeeds from "./20261122_30_companion_needs";
import * as tripRevisions from "./20261122_31_trip_revisions";
import * as jobsGivenUp from "./20261122_40_jobs_given_up";
import * as calendarFeeds from "./20261123_10_calendar_feeds";
import * as tripTicks from "./20261123_11_trip_ticks";
import * as tripNotes from "./20261123_12_trip_notes";
import * as tripDayVersions from "./20261123_20_trip_day_versions";
import * as tripSpending from "./20261123_21_trip_spending";
import * as tripElsewhere from "./20261123_30_trip_elsewhere";
import * as dayWishes from "./20261123_40_day_wishes";
import * as sentForms from "./20261123_50_sent_forms";
import * as pushDevices from "./20261123_60_push_devices";
import * as contactMessages from "./20261123_70_contact_messages";
import * as careers from "./20261123_71_careers";
import * as desk from "./20261123_72_desk";
import * as placeReports from "./20261123_73_place_reports";
import * as pageReadings from "./20261123_90_page_readings";
import * as writtenGuides from "./20261124_10_written_guides";
import * as ledger from "./20261125_20_ledger";
import * as disruption from "./20261125_30_disruption";
import * as priceProtections from "./20261125_40_price_protections";
import * as surpriseRuns from "./20261125_70_surprise_runs";
import * as measuredEvents from "./20261125_71_measured_events";
import * as featuredGuides from "./20261125_80_featured_guides";
import * as ledgerRights from "./20261125_90_ledger_rights";
import * as sealedTrips from "./20261126_60_sealed_trips";
import * as paidHolds from "./20261126_70_paid_holds";
import * as protectionTries from "./20261126_80_protection_tries";
import * as growthIndexes from "./20261126_81_growth_indexes";
import * as childAges from "./20261127_10_child_ages";
import * as tripTravellers from "./20261127_20_travellers";
import * as tripOrders from "./20261127_30_trip_orders";
import * as orderDesk from "./20261127_50_order_desk";
import * as orderCare from "./20261127_51_order_care";
import * as tripReferences from "./20261127_52_trip_references";
import * as tripRefunds from "./20261127_53_trip_refunds";
import * as sandboxOrders from "./20261127_60_sandbox_orders";
import * as orderToldFailed from "./20261127_61_order_told_failed";
import * as holdOrders from "./20261127_62_hold_orders";
import * as openOrders from "./20261127_63_open_orders";
import * as waitingJobs from "./20261127_70_waiting_jobs";
import * as toldBy from "./20261128_40_told_by";

/** Every migration by name, in the order they run. A test compares this list with the folder. */
export const migrations: Record<string, Migration> = {
  "20261121_01_accounts": accounts,
  "20261121_02_trips": trips,
  "20261121_03_booking": booking,
  "20261121_04_jobs": jobs,
  "20261121_05_password_resets": passwordResets,
  "20261121_07_email_confirmations": emailConfirmations,
  "20261121_08_travellers": travellers,
  "20261122_20_products": products,
  "20261122_30_companion_needs": companionNeeds,
  "20261122_31_trip_revisions": tripRevisions,
  "20261122_40_jobs_given_up": jobsGivenUp,
  "20261123_10_calendar_feeds": calendarFeeds,
  "20261123_11_trip_ticks": tripTicks,
  "20261123_12_trip_notes": tripNotes,
  "20261123_20_trip_day_versions": tripDayVersions,
  "20261123_21_trip_spending": tripSpending,
  "20261123_30_trip_elsewhere": tripElsewhere,
  "20261123_40_day_wishes": dayWishes,
  "20261123_50_sent_forms": sentForms,
  "20261123_60_push_devices": pushDevices,
  "20261123_70_contact_messages": contactMessages,
  "20261123_71_careers": careers,
  "20261123_72_desk": desk,
  "20261123_73_place_reports": placeReports,
  "20261123_90_page_readings": pageReadings,
  "20261124_10_written_guides": writtenGuides,
  "20261125_20_ledger": ledger,
  "20261125_30_disruption": disruption,
  "20261125_40_price_protections": priceProtections,
  "20261125_70_surprise_runs": surpriseRuns,
  "20261125_71_measured_events": measuredEvents,
  "20261125_80_featured_guides": featuredGuides,
  "20261125_90_ledger_rights": ledgerRights,
  "20261126_60_sealed_trips": sealedTrips,
  "20261126_70_paid_holds": paidHolds,
  "20261126_80_protection_tries": protectionTries,
  "20261126_81_growth_indexes": growthIndexes,
  "20261127_10_child_ages": childAges,
  "20261127_20_travellers": tripTravellers,
  "20261127_30_trip_orders": tripOrders,
  "20261127_50_order_desk": orderDesk,
  "20261127_51_order_care": orderCare,
  "20261127_52_trip_references": tripReferences,
  "20261127_53_trip_refunds": tripRefunds,
  "20261127_60_sandbox_orders": sandboxOrders,
  "20261127_61_order_told_failed": orderToldFailed,
  "20261127_62_hold_orders": holdOrders,
  "20261127_63_open_orders": openOrders,
  "20261127_70_waiting_jobs": waitingJobs,
  "20261128_40_told_by": toldBy,
};
