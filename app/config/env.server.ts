import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { operatorOf } from "./operator";
import type { Operator } from "./operator";
import { secretsIn } from "./secrets";
import type { Secrets } from "./secrets";
import { AI_PROVIDERS, startProblems } from "./start-rules";
import { SAMPLER_NAMES } from "./tracing";
import { INVENTORY_REALITIES, SANDBOX_ORDERS, whatIsReal } from "./what-is-real";
import type { WhatIsReal } from "./what-is-real";

const onOff = (fallback: "on" | "off") =>
  z
    .enum(["on", "off"])
    .default(fallback)
    .transform((value) => value === "on");
const optional = z.string().trim().min(1).optional();
/** One secret, or several with a comma between while it is exchanged; each has to pass. */
const secrets = (each: z.ZodString) =>
  z
    .string()
    .transform((text, context): Secrets => {
      const found = secretsIn(text);
      const problem = found?.map((one) => each.safeParse(one).error?.issues[0]?.message).find(Boolean);
      if (found && problem === undefined) return found;
      context.addIssue({ code: "custom", message: problem ?? "is empty" });
      return z.NEVER;
    })
    .optional();
const oneLine = z
  .string()
  .trim()
  .max(200, "must be 200 characters or fewer")
  .regex(/^[^\p{Cc}]*$/u, "must be one line")
  .transform((value) => value || undefined)
  .optional();

/** Whether a text is the address of vector tiles with places for zoom, column and row. */
function isTileAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username } = new URL(text);
  const [beforeQuery = ""] = text.split(/[?#]/);
  return (
    /^https?:$/.test(protocol) && username === "" && ["{z}", "{x}", "{y}"].every((part) => beforeQuery.includes(part))
  );
}

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  VOYANCE_MODE: z.enum(["sandbox", "live"]).default("sandbox"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:|postgres(ql)?:\/\/)/, "must start with sqlite: or postgres://")
    .optional(),
  SESSION_SECRET: secrets(z.string().min(32, "needs at least 32 characters")),
  VAPID_PRIVATE_KEY: secrets(z.string().regex(/^[\w-]{43}$/, "needs a P-256 private key in base64url")),
  TRAVELLER_KEY: secrets(z.string().regex(/^[\w-]{43}$/, "needs 32 bytes in base64url")),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: secrets(z.string()),
  STRIPE_API_BASE: z.url().optional(),
  STRIPE_KEY_IS_TEST: onOff("off"),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_AUTH_URL: z.url().default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: z.url().default("https://oauth2.googleapis.com/token"),
  GOOGLE_USERINFO_URL: z.url().default("https://openidconnect.googleapis.com/v1/userinfo"),
  GOOGLE_JWKS_URL: z.url().default("https://www.googleapis.com/oauth2/v3/certs"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  OPERATOR_NAME: oneLine,
  OPERATOR_ADDRESS: oneLine,
  OPERATOR_COUNTRY: oneLine,
  MAIL_FROM: z.string().default("Voyance <hello@voyance.test>"),
  INVENTORY: z.enum(INVENTORY_REALITIES).default("sandbox"),
  SANDBOX_ORDERS: z.enum(SANDBOX_ORDERS).default("at-once"),
  DUFFEL_ACCESS_TOKEN: optional,
  DUFFEL_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  DUFFEL_WEBHOOK_SECRET: secrets(z.string()),
  DUFFEL_TOKEN_IS_TEST: onOff("off"),
  PRICE_LOOKS_A_DAY: z.coerce.number().int().min(0).default(2000),
  PRICE_LOOKS_A_DAY_EACH: z.coerce.number().int().min(0).default(60),
  MIX_TEST_AND_LIVE: onOff("off"),
  AI_PROVIDER: z.enum(AI_PROVIDERS).default("off"),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_API_BASE: z.url({ protocol: /^https?$/ }).default("https://api.openai.com/v1"),
  TILES_URL: z
    .string()
    .trim()
    .refine(isTileAddress, "must be http(s) with {z}, {x} and {y} in its path, such as https://host/{z}/{x}/{y}.pbf")
    .optional(),
  DISRUPTION_ALERTS: z.enum(["on", "off"]).optional(),
  DISRUPTION_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  DISRUPTION_API_KEY: optional,
  WIKIMEDIA_COMMONS_API: z.url({ protocol: /^https?$/ }).default("https://commons.wikimedia.org/w/api.php"),
  WIKIMEDIA_WIKIDATA_API: z.url({ protocol: /^https?$/ }).default("https://www.wikidata.org/w/api.php"),
  WIKIMEDIA_CONTACT: oneLine,
  FEATURE_DNA_MATCHER: onOff("on"),
  FEATURE_DESTINATION_SCORING: onOff("on"),
  DEBUG_PAGES: z.enum(["on", "off"]).optional(),
  MAINTENANCE: onOff("off"),
  OFFLINE: onOff("on"),
  TEST_SWITCHES: onOff("off"),
  TRUST_PROXY: onOff("off"),
  SHED_LOAD: onOff("on"),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional,
  OTEL_TRACES_SAMPLER: z.enum(SAMPLER_NAMES).default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_TRACES_EXPORTER: z.enum(["otlp", "none"]).default("otlp"),
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** The settings of this process, checked once at start. */
export interface Env extends Omit<
  z.infer<typeof schema>,
  | "DATABASE_URL"
  | "SESSION_SECRET"
  | "VAPID_PRIVATE_KEY"
  | "TRAVELLER_KEY"
  | "STRIPE_WEBHOOK_SECRET"
  | "DEBUG_PAGES"
  | "DISRUPTION_ALERTS"
  | "DRAIN_SECONDS"
> {
  DATABASE_URL: string;
  /** Signs cookies and links. */
  SESSION_SECRET: Secrets;
  /** Signs alerts to browsers. */
  VAPID_PRIVATE_KEY: Secrets;
  /** Seals the stored details of travellers: 32 bytes in base64url. */
  TRAVELLER_KEY: Secrets;
  /** Signs the webhooks of the payment provider or of the built-in sandbox. */
  STRIPE_WEBHOOK_SECRET: Secrets;
  DEBUG_PAGES: boolean;
  DISRUPTION_ALERTS: boolean;
  /** How long the server still answers after it was told to end. */
  DRAIN_SECONDS: number;
  isProduction: boolean;
  /** Whether a receiver of traces is named (OpenTelemetry's own variables). */
  isTraced: boolean;
  isSandbox: boolean;
  /** Whether money, offers and mail are real here. */
  real: WhatIsReal;
  /** The business that runs the installation, where the settings name it. */
  operator?: Operator;
}

/** How long a proxy may take to notice that a server is not ready any more; it asks every second or two. */
const DRAIN_SECONDS = 5;

/** Settings with which the product does not start; the message names them, for the operator. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|::1|\[::1\])$/;

/** Whether a host's name, or its address, is this machine's own. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The secrets in a file beside the data. @throws ConfigurationError for an empty file */
function readSecrets(file: string): Secrets {
  const found = secretsIn(readFileSync(file, "utf8"));
  if (!found) throw new ConfigurationError(`${file} is empty: put its secret back, or delete the file for a new one`);
  return found;
}

/** A secret made once and kept beside the data, readable by this user only. */
function keptSecrets(dataDir: string, name: string): Secrets {
  const file = path.join(dataDir, name);
  if (existsSync(file)) return readSecrets(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    // The secret appears whole or not at all; when another process was first, its secret counts.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readSecrets(file);
}

/** The secrets of the payment sandbox in the process, in the form that the provider gives them. */
function keptWebhookSecrets(dataDir: string): Secrets {
  const [inUse, ...former] = keptSecrets(dataDir, "webhook-secret");
  return [`whsec_${inUse}`, ...former.map((one) => `whsec_${one}`)];
}

/** The folder of the data, and the address of the database. */
type Places = Pick<Env, "DATA_DIR" | "DATABASE_URL">;

/** An empty variable counts as not set: that is how .env files and compose files leave one out. */
function filledIn(source: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
}

function placesOf(raw: { DATA_DIR: string; DATABASE_URL?: string }): Places {
  const dataDir = path.resolve(raw.DATA_DIR);
  return { DATA_DIR: dataDir, DATABASE_URL: raw.DATABASE_URL ?? `sqlite:${path.join(dataDir, "voyance.db")}` };
}

/**
 * Only the places of the data, for commands that copy them: asks for no other setting and makes no secret.
 * @throws ConfigurationError
 */
export function readPlaces(source: NodeJS.ProcessEnv = process.env): Places {
  const parsed = schema.pick({ DATA_DIR: true, DATABASE_URL: true }).safeParse(filledIn(source));
  if (!parsed.success)
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; "),
    );
  return placesOf(parsed.data);
}

/**
 * Reads and checks the environment.
 * @throws ConfigurationError naming every variable that is wrong or, in live mode, missing.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = schema.safeParse(filledIn(source));
  if (!parsed.success) {
    throw new ConfigurationError(
      `Configuration is not valid:\n${parsed.error.issues.map((issue) => `- ${issue.path.join(".")}: ${issue.message}`).join("\n")}`,
    );
  }
  const raw = parsed.data;
  const live = raw.VOYANCE_MODE === "live";
  const hasAlerts = raw.DISRUPTION_ALERTS ? raw.DISRUPTION_ALERTS === "on" : !live && raw.INVENTORY === "sandbox";
  const problems = startProblems({ ...raw, DISRUPTION_ALERTS: hasAlerts });
  if (raw.TEST_SWITCHES && !isLoopback(raw.HOST))
    problems.push("TEST_SWITCHES is refused on a host that is not loopback");
  if (problems.length > 0)
    throw new ConfigurationError(
      `Configuration is not valid:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
    );
  const places = placesOf(raw);
  const dataDir = places.DATA_DIR;
  const isProduction = raw.NODE_ENV === "production";
  return {
    ...raw,
    ...places,
    SESSION_SECRET: raw.SESSION_SECRET ?? keptSecrets(dataDir, "session-secret"),
    VAPID_PRIVATE_KEY: raw.VAPID_PRIVATE_KEY ?? keptSecrets(dataDir, "vapid-key"),
    TRAVELLER_KEY: raw.TRAVELLER_KEY ?? keptSecrets(dataDir, "traveller-key"),
    STRIPE_WEBHOOK_SECRET: raw.STRIPE_WEBHOOK_SECRET ?? keptWebhookSecrets(dataDir),
    DISRUPTION_ALERTS: hasAlerts,
    DEBUG_PAGES: !live && raw.DEBUG_PAGES !== "off",
    DRAIN_SECONDS: raw.DRAIN_SECONDS ?? (isProduction ? DRAIN_SECONDS : 0),
    isProduction,
    isTraced:
      Boolean(raw.OTEL_EXPORTER_OTLP_ENDPOINT ?? raw.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) &&
      raw.OTEL_TRACES_EXPORTER === "otlp" &&
      !raw.OTEL_SDK_DISABLED,
    isSandbox: !live,
    real: whatIsReal(raw),
    operator: operatorOf(raw),
  };
}

let current: Env | undefined;

/** The settings of this process; read at first use. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/** The realities of this process: see what-is-real.ts for the sentences that follow from them. */
export function real(): WhatIsReal {
  return env().real;
}
