import type { Kysely, Transaction } from "kysely";
import type {
  ApiTokensTable,
  EmailConfirmationsTable,
  EntitlementsTable,
  ItineraryGrantsTable,
  PlannedPlacesTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PasswordResetsTable,
  RateLimitsTable,
  SessionsTable,
  UsersTable,
} from "#app/modules/accounts/account/accounts.table";
import type {
  BookingsTable,
  CheckoutsTable,
  PaymentEventsTable,
  PriceLocksTable,
  SandboxPaymentObjectsTable,
  SubscriptionsTable,
} from "#app/modules/booking/rules/booking.table";
import type { LedgerEntriesTable, LedgerTransfersTable } from "#app/modules/booking/rules/ledger.table";
import type {
  AirlineChangesTable,
  TripOrderingsTable,
  TripOrdersTable,
  TripRefundsTable,
} from "#app/modules/booking/rules/orders.table";
import type { PriceProtectionsTable } from "#app/modules/booking/rules/protection.table";
import type { JobApplicationsTable, JobPostingsTable, ResumesTable } from "#app/modules/careers/careers.table";
import type { ContactMessagesTable } from "#app/modules/contact/contact.table";
import type { WrittenGuidesTable } from "#app/modules/content/written-guides.table";
import type { AuditEntriesTable, DeskEntriesTable } from "#app/modules/desk/desk.table";
import type {
  DisruptionAlertsTable,
  DisruptionPredictionsTable,
  DisruptionSubscriptionsTable,
} from "#app/modules/disruption/disruption.table";
import type { CalendarFeedsTable, MailedCalendarsTable } from "#app/modules/documents/documents.table";
import type { SandboxOrdersTable } from "#app/modules/inventory/search/sandbox-orders.table";
import type { MeasuredEventsTable, PageReadingsTable } from "#app/modules/measuring/measuring.table";
import type { PushDevicesTable } from "#app/modules/offline/push.table";
import type {
  DestinationMarksTable,
  QuizSessionsTable,
  SentFormsTable,
  TravelPreferencesTable,
  TravelProfilesTable,
} from "#app/modules/profile/profile.table";
import type { PlaceReportsTable } from "#app/modules/reports/reports.table";
import type { SealedTripsTable } from "#app/modules/surprise/sealed.table";
import type { SurpriseRunsTable } from "#app/modules/surprise/surprise.table";
import type {
  SavedTravellersTable,
  TripContactsTable,
  TripTravellersTable,
} from "#app/modules/travellers/travellers.table";
import type { TripCompanionsTable } from "#app/modules/trips/trip/companions.table";
import type { TripPicturesTable } from "#app/modules/memories/trip-pictures.table";
import type { TripDayVersionsTable } from "#app/modules/trips/trip/day-versions.table";
import type { PlannerSessionsTable, TripCommandsTable, TripsTable } from "#app/modules/trips/trip/trips.table";
import type { JobsTable } from "./jobs.table";
import type { SweepsTable } from "./sweeps.table";

/** All tables; each module declares its own. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  api_tokens: ApiTokensTable;
  password_resets: PasswordResetsTable;
  email_confirmations: EmailConfirmationsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  rate_limits: RateLimitsTable;
  entitlements: EntitlementsTable;
  itinerary_grants: ItineraryGrantsTable;
  planned_places: PlannedPlacesTable;
  quiz_sessions: QuizSessionsTable;
  travel_profiles: TravelProfilesTable;
  travel_preferences: TravelPreferencesTable;
  sent_forms: SentFormsTable;
  destination_marks: DestinationMarksTable;
  trips: TripsTable;
  trip_commands: TripCommandsTable;
  trip_day_versions: TripDayVersionsTable;
  trip_companions: TripCompanionsTable;
  trip_travellers: TripTravellersTable;
  trip_contacts: TripContactsTable;
  saved_travellers: SavedTravellersTable;
  planner_sessions: PlannerSessionsTable;
  surprise_runs: SurpriseRunsTable;
  sealed_trips: SealedTripsTable;
  price_locks: PriceLocksTable;
  checkouts: CheckoutsTable;
  bookings: BookingsTable;
  trip_orderings: TripOrderingsTable;
  trip_orders: TripOrdersTable;
  airline_changes: AirlineChangesTable;
  trip_refunds: TripRefundsTable;
  subscriptions: SubscriptionsTable;
  payment_events: PaymentEventsTable;
  price_protections: PriceProtectionsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_transfers: LedgerTransfersTable;
  sandbox_payment_objects: SandboxPaymentObjectsTable;
  sandbox_orders: SandboxOrdersTable;
  calendar_feeds: CalendarFeedsTable;
  mailed_calendars: MailedCalendarsTable;
  push_devices: PushDevicesTable;
  contact_messages: ContactMessagesTable;
  job_postings: JobPostingsTable;
  job_applications: JobApplicationsTable;
  resumes: ResumesTable;
  trip_pictures: TripPicturesTable;
  place_reports: PlaceReportsTable;
  written_guides: WrittenGuidesTable;
  desk_entries: DeskEntriesTable;
  audit_entries: AuditEntriesTable;
  disruption_subscriptions: DisruptionSubscriptionsTable;
  disruption_predictions: DisruptionPredictionsTable;
  disruption_alerts: DisruptionAlertsTable;
  page_readings: PageReadingsTable;
  measured_events: MeasuredEventsTable;
  jobs: JobsTable;
  sweeps: SweepsTable;
}

/** A database handle: the pool, or the transaction in which a repository must stay. */
export type Db = Kysely<Database> | Transaction<Database>;
