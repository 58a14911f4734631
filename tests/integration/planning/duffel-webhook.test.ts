import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import * as webhook from "#app/routes/billing/duffel-webhook";
import { FakeDuffel } from "#tests/mocks/duffel/fake-duffel";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { ORIGIN } from "./party.fixture";

const SECRET = "whsec_of_duffel";
const fake = new FakeDuffel();

beforeAll(async () => {
  Object.assign(process.env, {
    INVENTORY: "duffel",
    DUFFEL_API_BASE: await fake.start(),
    DUFFEL_WEBHOOK_SECRET: SECRET,
  });
  await openTestDatabase();
});
afterAll(async () => {
  await closeTestDatabase();
  await fake.stop();
});

function signed(body: string, secret = SECRET, at = Date.now()): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

async function send(body: string, signature: string): Promise<number> {
  const request = new Request(`${ORIGIN}/webhooks/duffel`, {
    method: "POST",
    body,
    headers: { "X-Duffel-Signature": signature },
  });
  return (await webhook.action({ request, params: {}, context: { origin: ORIGIN } })).status;
}

const eventOf = (id: string, type: string, object: object): string =>
  JSON.stringify({ id, type, live_mode: false, idempotency_key: "ord_1", data: { object } });
const noted = async () =>
  (await db().selectFrom("payment_events").select(["id", "outcome"]).orderBy("id").execute()).map((row) => ({
    ...row,
  }));

test("an event that Duffel did not sign just now is refused, and nothing is noted", async () => {
  const body = eventOf("wev_forged", "order.created", { id: "ord_1", order_id: "ord_1" });
  for (const signature of ["", "t=1,v1=00", signed(body, "whsec_other"), signed(body, SECRET, Date.now() - 3_600_000)])
    expect(await send(body, signature)).toBe(400);
  expect(await send(`${body} `, signed(body))).toBe(400);
  expect(await send("no event", signed("no event"))).toBe(400);
  expect(await noted()).toEqual([]);
});

test("a ping is answered, and an event is taken once however often it comes", async () => {
  const ping = eventOf("wev_ping", "ping.triggered", {});
  expect(await send(ping, signed(ping))).toBe(204);
  const body = eventOf("wev_1", "order.created", { order_id: "ord_of_somebody", offer_id: "off_of_somebody" });
  for (let time = 0; time < 3; time++) expect(await send(body, signed(body))).toBe(204);
  expect(await noted()).toEqual([{ id: "duffel:wev_1", outcome: "nothing of ours" }]);
});

test("only POST is taken", () => {
  expect(webhook.loader().status).toBe(405);
});
