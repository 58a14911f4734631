import { operatorOf } from "./operator";
import type { OperatorSettings } from "./operator";
import type { Secrets } from "./secrets";
import { asksTravellers, whatIsReal } from "./what-is-real";
import type { RealitySettings, WhatIsReal } from "./what-is-real";

/** The reader of sentences beside our own rules: none, or a language model with the chat completions API. */
export const AI_PROVIDERS = ["off", "openai"] as const;

/** The settings that decide whether an installation may start. */
export interface StartSettings extends RealitySettings, OperatorSettings {
  VOYANCE_MODE: "sandbox" | "live";
  PUBLIC_ORIGIN?: string;
  SESSION_SECRET?: Secrets;
  TRAVELLER_KEY?: Secrets;
  STRIPE_WEBHOOK_SECRET?: Secrets;
  DUFFEL_WEBHOOK_SECRET?: Secrets;
  /** The operator says that real seats may go with test payments, or the reverse. */
  MIX_TEST_AND_LIVE?: boolean;
  TEST_SWITCHES: boolean;
  AI_PROVIDER: (typeof AI_PROVIDERS)[number];
  AI_API_KEY?: string;
  AI_MODEL?: string;
  DISRUPTION_ALERTS?: boolean;
  DISRUPTION_API_BASE?: string;
}

const NEEDED_LIVE = [
  "PUBLIC_ORIGIN",
  "SESSION_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
] as const satisfies (keyof StartSettings)[];

/** The settings that flights and stays of Duffel need beside the rest. */
function duffelProblems(settings: StartSettings, real: WhatIsReal, isLive: boolean): string[] {
  const { DUFFEL_ACCESS_TOKEN: token, DUFFEL_API_BASE: base, MIX_TEST_AND_LIVE: mayMix } = settings;
  const problems: string[] = [];
  if (!token && (isLive || !base)) problems.push("DUFFEL_ACCESS_TOKEN must be set with INVENTORY=duffel");
  if (!settings.DUFFEL_WEBHOOK_SECRET && (isLive || real.airline !== "test"))
    problems.push("DUFFEL_WEBHOOK_SECRET must be set: it proves that news of orders comes from Duffel");
  const isMixed = (real.airline === "test") !== (real.payments !== "live");
  if (isMixed && !mayMix)
    problems.push(
      real.airline === "test"
        ? "STRIPE_SECRET_KEY takes real money, and DUFFEL_ACCESS_TOKEN books nothing real for it: use two test keys or two live ones, or say MIX_TEST_AND_LIVE=on"
        : "DUFFEL_ACCESS_TOKEN books real seats at our cost, and payments take no real money: use two test keys or two live ones, or say DUFFEL_TOKEN_IS_TEST=on or MIX_TEST_AND_LIVE=on",
    );
  return problems;
}

/** The reasons why this installation must not start, each in one line; empty when it may. */
export function startProblems(settings: StartSettings): string[] {
  const real = whatIsReal(settings);
  const isLive = settings.VOYANCE_MODE === "live";
  const problems: string[] = [];
  if (isLive) {
    for (const name of NEEDED_LIVE) if (!settings[name]) problems.push(`${name} must be set in live mode`);
    // A key beside the data would be copied with every copy of it.
    if (asksTravellers(real) && !settings.TRAVELLER_KEY)
      problems.push("TRAVELLER_KEY must be set in live mode: it seals passports");
    if (settings.PUBLIC_ORIGIN && !settings.PUBLIC_ORIGIN.startsWith("https:"))
      problems.push("PUBLIC_ORIGIN must be https in live mode");
    if (real.inventory === "sandbox")
      problems.push(
        "INVENTORY=sandbox is refused in live mode: set INVENTORY=duffel for real ones, or INVENTORY=none, and travellers bring their own",
      );
    if (settings.TEST_SWITCHES) problems.push("TEST_SWITCHES is refused in live mode");
    if (settings.DISRUPTION_ALERTS && !settings.DISRUPTION_API_BASE)
      problems.push(
        "DISRUPTION_API_BASE must be set with DISRUPTION_ALERTS=on in live mode: alerts are made up without it",
      );
  }
  if (real.inventory === "duffel") problems.push(...duffelProblems(settings, real, isLive));
  if (real.payments === "live" && !isLive) {
    if (real.inventory === "sandbox")
      problems.push(
        "STRIPE_SECRET_KEY takes real money, which INVENTORY=sandbox has nothing to give for: use a test key, or say STRIPE_KEY_IS_TEST=on of one whose name does not tell",
      );
    if (settings.TEST_SWITCHES)
      problems.push("TEST_SWITCHES is refused with a STRIPE_SECRET_KEY that takes real money");
  }
  if (real.payments === "live" && !settings.STRIPE_WEBHOOK_SECRET && !isLive)
    problems.push("STRIPE_WEBHOOK_SECRET must be set with a STRIPE_SECRET_KEY that takes real money");
  if (settings.AI_PROVIDER !== "off")
    for (const name of ["AI_API_KEY", "AI_MODEL"] as const)
      if (!settings[name]) problems.push(`${name} must be set with AI_PROVIDER=${settings.AI_PROVIDER}`);
  const named = [settings.OPERATOR_NAME, settings.OPERATOR_ADDRESS, settings.OPERATOR_COUNTRY];
  if (named.some(Boolean) && !operatorOf(settings))
    problems.push("OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_COUNTRY go together: set all three or none");
  return problems;
}
