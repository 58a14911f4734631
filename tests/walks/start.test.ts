import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer } from "#tests/e2e/server";
import type { RunningServer } from "#tests/e2e/server";
import { useSite } from "./site";

const LIVE = {
  VOYANCE_MODE: "live",
  TEST_SWITCHES: "off",
  INVENTORY: "none",
  PUBLIC_ORIGIN: "https://voyance.example",
  SESSION_SECRET: "a secret of more than thirty-two letters",
  STRIPE_SECRET_KEY: "sk_live_fake",
  STRIPE_WEBHOOK_SECRET: "whsec_fake",
  // No server listens there: no request leaves this machine.
  STRIPE_API_BASE: "http://127.0.0.1:9",
  SMTP_URL: "smtp://127.0.0.1:9",
};

describe("live mode", () => {
  let folder: string;
  let server: RunningServer;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "voyance-start-"));
    server = await startServer(folder, LIVE);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("starts without an inventory, and its pages say what is real", async () => {
    const { origin } = server;
    const page = await (await fetch(`${origin}/pricing`)).text();
    expect(page).toContain("Payments are real and go through Stripe.");
    expect(page).toContain("Flights and hotels are booked elsewhere and saved here.");
    expect(page).not.toMatch(/nothing is (really booked or )?charged|sandbox/i);
    expect((await fetch(`${origin}/dev/outbox`, { redirect: "manual" })).status).not.toBe(200);
  });
});

describe("two servers that start on one empty folder", () => {
  const site = useSite();

  // They have made the seed of all walks (shared-site.ts), and each of them has signed every account in.
  it("make one sandbox of it", async () => {
    const answer = await fetch(`${site.origin}/api/v1/auth/signin`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "premium@voyance.test", password: "Voyage2026" }),
    });
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    const trips = await fetch(`${site.origin}/api/v1/trips`, { headers: { Authorization: `Bearer ${token}` } });
    expect(((await trips.json()) as { data: unknown[] }).data).toHaveLength(6);
  });
});
