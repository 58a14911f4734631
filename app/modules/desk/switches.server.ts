import { env } from "#app/config/env.server";

export interface Switch {
  name: string;
  /** The value in this process; no secret is among them. */
  value: string;
  meaning: string;
}

const onOff = (isOn: boolean): string => (isOn ? "on" : "off");

/** The switches of this process. The environment sets all of them, so they are only read here. */
export function listSwitches(): Switch[] {
  const now = env();
  return [
    { name: "VOYANCE_MODE", value: now.VOYANCE_MODE, meaning: "Sandbox with sample data, or live" },
    { name: "INVENTORY", value: now.INVENTORY, meaning: "Where flights and hotels come from" },
    { name: "Payments", value: now.real.payments, meaning: "Whether money is really taken" },
    { name: "Email", value: now.SMTP_URL ? "sent by SMTP" : "saved in the outbox", meaning: "What happens to emails" },
    {
      name: "Google sign-in",
      value: onOff(now.GOOGLE_CLIENT_ID !== undefined && now.GOOGLE_CLIENT_SECRET !== undefined),
      meaning: "On once a Google client is configured",
    },
    {
      name: "Database",
      value: now.DATABASE_URL.startsWith("postgres") ? "PostgreSQL" : "SQLite",
      meaning: "Where the data is stored",
    },
    { name: "DISRUPTION_ALERTS", value: onOff(now.DISRUPTION_ALERTS), meaning: "Alerts about booked trips" },
    { name: "FEATURE_DNA_MATCHER", value: onOff(now.FEATURE_DNA_MATCHER), meaning: "Matches by Travel DNA" },
    { name: "FEATURE_DESTINATION_SCORING", value: onOff(now.FEATURE_DESTINATION_SCORING), meaning: "Scores of places" },
    {
      name: "OFFLINE",
      value: onOff(now.OFFLINE),
      meaning: "Saves pages for reading offline; turning it off removes them from every device",
    },
    { name: "MAINTENANCE", value: onOff(now.MAINTENANCE), meaning: "Every page says it's under maintenance" },
    { name: "DEBUG_PAGES", value: onOff(now.DEBUG_PAGES), meaning: "Pages for debugging" },
    { name: "TEST_SWITCHES", value: onOff(now.TEST_SWITCHES), meaning: "Lets tests set the clock and cause faults" },
    {
      name: "TRUST_PROXY",
      value: onOff(now.TRUST_PROXY),
      meaning: "Whether a proxy is trusted to tell the visitor's address",
    },
    { name: "SHED_LOAD", value: onOff(now.SHED_LOAD), meaning: "Turns requests away under too much load" },
    { name: "LOG_LEVEL", value: now.LOG_LEVEL, meaning: "How much is logged" },
  ];
}
