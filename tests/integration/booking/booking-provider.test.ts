import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { IdempotencyConflict } from "#app/integrations/stripe/payment-provider";
import { SandboxConflict } from "#app/integrations/stripe/sandbox/store";
import type { SandboxRow } from "#app/integrations/stripe/sandbox/store";
import {
  askProvider,
  closePayments,
  payments,
  setPaymentSandboxWebhookUrl,
  usePayments,
} from "#app/modules/booking/money/payments.server";
import { getSandboxPayment, paySandboxPayment } from "#app/modules/booking/money/sandbox-payment-page.server";
import { sandboxStore } from "#app/modules/booking/money/sandbox-objects.repo.server";
import { AppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { makeCtx } from "./booking.fixture";

/**
 * Settings of the installation that these tests change, and the settings that the product connects to the provider
 * with.
 */
const { settings, connections } = vi.hoisted(() => ({
  settings: {} as Record<string, string | string[] | undefined>,
  connections: { made: [] as Record<string, unknown>[], isDown: false },
}));
vi.mock(import("#app/config/env.server"), async (original) => {
  const module = await original();
  return { ...module, env: () => ({ ...module.env(), ...settings }) };
});
vi.mock(import("#app/integrations/stripe/client.server"), async (original) => {
  const module = await original();
  return {
    ...module,
    connectStripe: (given) => {
      connections.made.push({ ...given });
      return connections.isDown ? Promise.reject(new Error("No library")) : module.connectStripe(given);
    },
  };
});

beforeEach(async () => {
  await openTestDatabase();
  for (const name of Object.keys(settings)) settings[name] = undefined;
  Object.assign(settings, { STRIPE_WEBHOOK_SECRET: ["whsec_new", "whsec_old"] });
  Object.assign(connections, { made: [], isDown: false });
});
afterEach(async () => {
  await closePayments();
  await closeTestDatabase();
});

const ctx = makeCtx();

describe("the provider of an installation", () => {
  test("without a key is the sandbox inside, with a key that nobody else knows", async () => {
    const open = await payments();
    expect(await payments()).toBe(open);
    expect(open.sandbox!.apiBase).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(connections.made).toMatchObject([
      { apiBase: open.sandbox!.apiBase, webhookSecrets: ["whsec_new", "whsec_old"] },
    ]);
    const { secretKey } = connections.made[0]!;
    expect(secretKey).toMatch(/^sk_test_[0-9a-f]{48}$/);
    const answer = await fetch(`${open.sandbox!.apiBase}/v1/checkout/sessions/cs_1`, {
      headers: { Authorization: "Bearer sk_test_guessed" },
    });
    expect(answer.status).toBe(401);
    expect(await askProvider(ctx, (provider) => provider.findSession("cs_1"))).toBeUndefined();
  });

  test("with a key is the real one, and no sandbox runs beside it", async () => {
    settings.STRIPE_SECRET_KEY = "sk_test_of_the_shop";
    expect((await payments()).sandbox).toBeUndefined();
    expect(connections.made).toEqual([
      { secretKey: "sk_test_of_the_shop", apiBase: undefined, webhookSecrets: ["whsec_new", "whsec_old"] },
    ]);
    await expect(getSandboxPayment(ctx, "cs_1")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(paySandboxPayment(ctx, "cs_1")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("at another address is asked there, with a test key if none is set", async () => {
    settings.STRIPE_API_BASE = "http://127.0.0.1:12111";
    expect((await payments()).sandbox).toBeUndefined();
    expect(connections.made).toMatchObject([{ secretKey: "sk_test_voyance", apiBase: "http://127.0.0.1:12111" }]);
  });

  test("that could not be connected to is tried again at the next question", async () => {
    settings.STRIPE_SECRET_KEY = "sk_test_of_the_shop";
    connections.isDown = true;
    await expect(payments()).rejects.toThrow("No library");
    connections.isDown = false;
    await expect(payments()).resolves.toMatchObject({ provider: {} });
  });

  test("is another one after it was closed, and closing twice does no harm", async () => {
    const first = await payments();
    await closePayments();
    await closePayments();
    await expect(fetch(first.sandbox!.apiBase)).rejects.toThrow();
    expect(await payments()).not.toBe(first);
  });

  test.each(["STRIPE_SECRET_KEY", "STRIPE_API_BASE"])(
    "is told no address for webhooks where %s is set",
    async (name) => {
      settings[name] = name === "STRIPE_API_BASE" ? "http://127.0.0.1:12111" : "sk_test_of_the_shop";
      await setPaymentSandboxWebhookUrl("http://127.0.0.1:1/webhooks/stripe");
      expect(connections.made).toEqual([]);
    },
  );

  test("inside starts with the server, and is told where webhooks go", async () => {
    await setPaymentSandboxWebhookUrl("http://127.0.0.1:1/webhooks/stripe");
    expect(connections.made).toHaveLength(1);
    const { sandbox } = await payments();
    const told = vi.spyOn(sandbox!, "setWebhookUrl");
    await setPaymentSandboxWebhookUrl("http://127.0.0.1:2/webhooks/stripe");
    expect(told).toHaveBeenCalledWith("http://127.0.0.1:2/webhooks/stripe");
  });
});

describe("a question to the provider", () => {
  const ask = (error: Error) => askProvider(ctx, () => Promise.reject(error));

  test("that fails is a failure of the payments, whatever went wrong", async () => {
    const cause = new Error("socket hang up");
    const failure: unknown = await ask(cause).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PortFailure);
    expect(failure).toMatchObject({ port: "payments", status: 503, cause });
  });

  test("that is refused in words for the traveller, or by its key, is told as it is", async () => {
    const said = new AppError("CONFLICT", "Twice");
    await expect(ask(said)).rejects.toBe(said);
    const twice = new IdempotencyConflict("Another request had this key");
    await expect(ask(twice)).rejects.toBe(twice);
  });

  test("fails where a test says so, without asking anybody", async () => {
    const asked = vi.fn();
    usePayments({ provider: {} as never });
    const cut = makeCtx({ faults: { payments: { kind: "status", status: 502 } } });
    await expect(askProvider(cut, asked)).rejects.toMatchObject({ port: "payments", status: 502 });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("the sandbox's stored objects", () => {
  const AT = new Date("2027-01-10T12:00:00.000Z");
  const row = (id: string, changes: Partial<SandboxRow> = {}): SandboxRow => ({
    id,
    kind: "session",
    body: `{"of":"${id}"}`,
    createdAt: AT,
    ...changes,
  });
  const insert = (one: SandboxRow) => sandboxStore().change((transaction) => transaction.insert(one));

  test("comes back as it was put in, by its id and by the key of its request", async () => {
    const kept = row("cs_1", { idempotencyKey: "key-1" });
    await insert(kept);
    await insert(row("cs_2"));
    await sandboxStore().change(async (transaction) => {
      expect(await transaction.get("cs_1")).toEqual(kept);
      expect(await transaction.findByKey("key-1")).toEqual(kept);
      expect(await transaction.get("cs_2")).toEqual({ ...row("cs_2"), idempotencyKey: undefined });
      expect(await transaction.get("cs_3")).toBeUndefined();
      expect(await transaction.findByKey("key-2")).toBeUndefined();
    });
    const stored = await db().selectFrom("sandbox_payment_objects").selectAll().where("id", "=", "cs_1").execute();
    expect(stored).toMatchObject([{ created_at: AT.toISOString(), updated_at: AT.toISOString() }]);
  });

  test("is listed by kind, the oldest first", async () => {
    for (const one of [
      row("cs_b", { createdAt: new Date(AT.getTime() + 1) }),
      row("cs_d"),
      row("cs_c"),
      row("evt_a", { kind: "event" }),
    ])
      await insert(one);
    expect((await sandboxStore().list("session")).map(({ id }) => id)).toEqual(["cs_c", "cs_d", "cs_b"]);
    expect((await sandboxStore().list("event")).map(({ id }) => id)).toEqual(["evt_a"]);
  });

  test("is taken out one by one", async () => {
    await insert(row("cs_1"));
    await insert(row("cs_2"));
    await sandboxStore().change((transaction) => transaction.remove("cs_1"));
    expect((await sandboxStore().list("session")).map(({ id }) => id)).toEqual(["cs_2"]);
  });

  test("is not put in twice, by id or by key: the work is tried eight times and then given up", async () => {
    await insert(row("cs_1", { idempotencyKey: "key-1" }));
    for (const again of [row("cs_1"), row("cs_2", { idempotencyKey: "key-1" })]) {
      let tries = 0;
      const work = sandboxStore().change((transaction) => {
        tries += 1;
        return transaction.insert(again);
      });
      await expect(work).rejects.toBeInstanceOf(SandboxConflict);
      await expect(work).rejects.toThrow(again.id);
      expect(tries).toBe(8);
    }
  });

  test("is replaced only as it was read; work on something older is done anew on what is there", async () => {
    await insert(row("cs_1"));
    await insert(row("cs_2"));
    const old = row("cs_1");
    let tries = 0;
    await sandboxStore().change(async (transaction) => {
      const read = tries++ === 0 ? { ...old, body: "{}" } : (await transaction.get("cs_1"))!;
      await transaction.replace(read, { kind: "event_done", body: '{"is":"new"}' });
    });
    expect(tries).toBe(2);
    expect(await sandboxStore().list("event_done")).toMatchObject([{ id: "cs_1", body: '{"is":"new"}' }]);
    expect(await sandboxStore().list("session")).toMatchObject([{ id: "cs_2" }]);
  });

  test("is as it was when the work fails for another reason, and that work is not tried again", async () => {
    let tries = 0;
    const work = sandboxStore().change(async (transaction) => {
      tries += 1;
      await transaction.insert(row("cs_1"));
      throw new Error("Something else");
    });
    await expect(work).rejects.toThrow("Something else");
    expect(tries).toBe(1);
    expect(await sandboxStore().list("session")).toEqual([]);
  });
});
