import { describe, expect, test } from "vitest";
import { startProblems } from "./start-rules";
import type { StartSettings } from "./start-rules";

const SANDBOX: StartSettings = {
  VOYANCE_MODE: "sandbox",
  INVENTORY: "sandbox",
  TEST_SWITCHES: false,
  AI_PROVIDER: "off",
};
const LIVE: StartSettings = {
  VOYANCE_MODE: "live",
  INVENTORY: "none",
  TEST_SWITCHES: false,
  AI_PROVIDER: "off",
  PUBLIC_ORIGIN: "https://voyance.example",
  SESSION_SECRET: ["s".repeat(32)],
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: ["whsec_1"],
  SMTP_URL: "smtps://mail.example",
};

describe("what may start", () => {
  test.each<[string, StartSettings]>([
    ["the sandbox as it comes", SANDBOX],
    ["the sandbox with test switches", { ...SANDBOX, TEST_SWITCHES: true }],
    ["the sandbox with a test key", { ...SANDBOX, STRIPE_SECRET_KEY: "sk_test_1" }],
    ["the sandbox with a restricted test key", { ...SANDBOX, STRIPE_SECRET_KEY: "rk_test_1" }],
    [
      "the sandbox with another server that speaks the Stripe API",
      { ...SANDBOX, STRIPE_API_BASE: "http://127.0.0.1:1" },
    ],
    ["the sandbox without an inventory", { ...SANDBOX, INVENTORY: "none" }],
    [
      "a real key where nothing simulated is sold",
      { ...SANDBOX, INVENTORY: "none", STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: ["whsec_1"] },
    ],
    ["a language model with its key", { ...SANDBOX, AI_PROVIDER: "openai", AI_API_KEY: "k", AI_MODEL: "m" }],
    ["made-up alerts in the sandbox", { ...SANDBOX, DISRUPTION_ALERTS: true }],
    [
      "alerts of a service in live mode",
      { ...LIVE, DISRUPTION_ALERTS: true, DISRUPTION_API_BASE: "https://a.example" },
    ],
    ["live mode with all it needs", LIVE],
    [
      "a key of no known kind that is said to be a test key",
      { ...SANDBOX, STRIPE_SECRET_KEY: "abc", STRIPE_WEBHOOK_SECRET: ["w"], STRIPE_KEY_IS_TEST: true },
    ],
    ["live mode rehearsed with a test key", { ...LIVE, STRIPE_SECRET_KEY: "sk_test_1" }],
  ])("%s", (_, settings) => {
    expect(startProblems(settings)).toEqual([]);
  });

  test.each<[string, StartSettings, RegExp[]]>([
    [
      "a live key over simulated offers",
      { ...SANDBOX, STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: ["w"] },
      [/^STRIPE_SECRET_KEY/],
    ],
    [
      "a restricted live key over simulated offers",
      { ...SANDBOX, STRIPE_SECRET_KEY: "rk_live_1", STRIPE_WEBHOOK_SECRET: ["w"] },
      [/^STRIPE_SECRET_KEY/],
    ],
    [
      "a live key, whatever is said of it",
      { ...SANDBOX, STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: ["w"], STRIPE_KEY_IS_TEST: true },
      [/^STRIPE_SECRET_KEY/],
    ],
    [
      "a key of no known kind over simulated offers",
      { ...SANDBOX, STRIPE_SECRET_KEY: "abc", STRIPE_WEBHOOK_SECRET: ["w"] },
      [/^STRIPE_SECRET_KEY/],
    ],
    [
      "real money beside the switch that empties the database",
      {
        ...SANDBOX,
        INVENTORY: "none",
        STRIPE_SECRET_KEY: "sk_live_1",
        STRIPE_WEBHOOK_SECRET: ["w"],
        TEST_SWITCHES: true,
      },
      [/^TEST_SWITCHES/],
    ],
    [
      "real money without a webhook secret",
      { ...SANDBOX, INVENTORY: "none", STRIPE_SECRET_KEY: "sk_live_1" },
      [/^STRIPE_WEBHOOK_SECRET/],
    ],
    ["real offers without a token", { ...SANDBOX, INVENTORY: "duffel" }, [/^DUFFEL_ACCESS_TOKEN must be set/]],
    [
      "real seats for test payments",
      { ...SANDBOX, INVENTORY: "duffel", DUFFEL_ACCESS_TOKEN: "duffel_live_1", DUFFEL_WEBHOOK_SECRET: ["secret"] },
      [/^DUFFEL_ACCESS_TOKEN books real seats at our cost/],
    ],
    [
      "a token whose name does not tell",
      { ...SANDBOX, INVENTORY: "duffel", DUFFEL_ACCESS_TOKEN: "token", DUFFEL_WEBHOOK_SECRET: ["secret"] },
      [/^DUFFEL_ACCESS_TOKEN books real seats at our cost/],
    ],
    [
      "real money for a test airline",
      {
        ...LIVE,
        INVENTORY: "duffel",
        TRAVELLER_KEY: ["k"],
        DUFFEL_ACCESS_TOKEN: "duffel_test_1",
        DUFFEL_WEBHOOK_SECRET: ["secret"],
      },
      [/^STRIPE_SECRET_KEY takes real money, and DUFFEL_ACCESS_TOKEN books nothing real/],
    ],
    ["a language model without its key", { ...LIVE, AI_PROVIDER: "openai" }, [/^AI_API_KEY/, /^AI_MODEL/]],
    [
      "the same in live mode",
      { ...LIVE, INVENTORY: "duffel" },
      [
        /^TRAVELLER_KEY must be set/,
        /^DUFFEL_ACCESS_TOKEN must be set/,
        /^DUFFEL_WEBHOOK_SECRET must be set/,
        /^STRIPE_SECRET_KEY takes real money, and/,
      ],
    ],
    ["simulated offers in live mode", { ...LIVE, INVENTORY: "sandbox" }, [/^INVENTORY=sandbox is refused/]],
    [
      "live mode over plain http",
      { ...LIVE, PUBLIC_ORIGIN: "http://voyance.example" },
      [/^PUBLIC_ORIGIN must be https/],
    ],
    ["made-up alerts in live mode", { ...LIVE, DISRUPTION_ALERTS: true }, [/^DISRUPTION_API_BASE must be set/]],
    ["live mode with test switches", { ...LIVE, TEST_SWITCHES: true }, [/^TEST_SWITCHES/]],
    [
      "live mode with nothing set",
      { VOYANCE_MODE: "live", INVENTORY: "none", TEST_SWITCHES: false, AI_PROVIDER: "off" },
      [/^PUBLIC_ORIGIN/, /^SESSION_SECRET/, /^STRIPE_SECRET_KEY/, /^STRIPE_WEBHOOK_SECRET/, /^SMTP_URL/],
    ],
  ])("is not %s", (_, settings, problems) => {
    const found = startProblems(settings);
    expect(found).toHaveLength(problems.length);
    problems.forEach((problem, index) => expect(found[index]).toMatch(problem));
  });
});
