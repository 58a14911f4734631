import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { connectStripe } from "./client.server";
import { ForgedEvent } from "#app/shared/forged-event";
import type { PaymentProvider } from "./payment-provider";
import { signPayload } from "./sandbox/events.server";

const SECRET_KEY = "sk_test_signatures";
const WEBHOOK_SECRET = "whsec_test";
let provider: PaymentProvider;
beforeAll(async () => {
  provider = await connectStripe({ secretKey: SECRET_KEY, webhookSecrets: [WEBHOOK_SECRET] });
});

describe("readEvent", () => {
  const payload = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "checkout.session.completed",
    data: { object: { id: "cs_1" } },
  });

  test("takes both secrets while they are exchanged", async () => {
    const rotating = await connectStripe({
      secretKey: SECRET_KEY,
      webhookSecrets: ["whsec_new", "whsec_old"],
    });
    for (const secret of ["whsec_new", "whsec_old"])
      expect(rotating.readEvent(payload, signPayload(payload, secret, new Date()))).toEqual({
        id: "evt_1",
        type: "checkout.session.completed",
        sessionId: "cs_1",
      });
  });

  test.each([
    ["another secret", () => signPayload(payload, "whsec_other", new Date())],
    ["an old signature", () => signPayload(payload, WEBHOOK_SECRET, new Date(Date.now() - 301_000))],
    ["a signature of the future", () => signPayload(payload, WEBHOOK_SECRET, new Date(Date.now() + 302_000))],
    ["an altered body", () => signPayload(`${payload} `, WEBHOOK_SECRET, new Date())],
    ["another scheme", () => signPayload(payload, WEBHOOK_SECRET, new Date()).replace("v1=", "v0=")],
    ["no signature", () => ""],
    ["no time", () => signPayload(payload, WEBHOOK_SECRET, new Date()).replace(/^t=\d+,/, "")],
  ])("refuses %s", (_, signature) => {
    expect(() => provider.readEvent(payload, signature())).toThrow(ForgedEvent);
  });

  test("takes a signature as old, or as far ahead, as clocks may differ", () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2027-03-01T10:00:00.999Z"));
    const signedAt = (at: string) => provider.readEvent(payload, signPayload(payload, WEBHOOK_SECRET, new Date(at)));
    for (const at of ["2027-03-01T09:55:00Z", "2027-03-01T10:05:00Z"])
      expect(signedAt(at)).toMatchObject({ id: "evt_1" });
    for (const at of ["2027-03-01T09:54:59Z", "2027-03-01T10:05:01Z", "2126-03-01T10:00:00Z"])
      expect(() => signedAt(at), at).toThrow(ForgedEvent);
    vi.restoreAllMocks();
  });

  test.each(["not json", "[]", "null", "7", "{}", '{"id":"evt_1"}', '{"id":1,"type":"charge.updated"}'])(
    "refuses %s, which is signed and no event",
    (body) => {
      expect(() => provider.readEvent(body, signPayload(body, WEBHOOK_SECRET, new Date()))).toThrow(ForgedEvent);
    },
  );

  test.each(["NaN", "", "Infinity", "1e9", "-1"])("refuses the time %o, even signed with our secret", (time) => {
    const signature = createHmac("sha256", WEBHOOK_SECRET).update(`${time}.${payload}`).digest("hex");
    expect(() => provider.readEvent(payload, `t=${time},v1=${signature}`)).toThrow(ForgedEvent);
  });
});
