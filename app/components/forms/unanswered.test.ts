import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { describe, expect, it, test } from "vitest";
import { NOT_SENT } from "#app/shared/sent-form";
import { isUnanswered, keepPage, sendOrKeep } from "./unanswered";

const sending = (serverAction: () => Promise<unknown>, fields: [string, string][] = []) => {
  const request = new Request("http://localhost/planner/start", { method: "POST", body: new URLSearchParams(fields) });
  return sendOrKeep({ request, params: {}, serverAction } as ClientActionFunctionArgs);
};
const failing = (error: unknown) => () => Promise.reject(error as Error);

describe("a form of the framework", () => {
  it("has the answer of the server, and its redirects and refusals", async () => {
    expect(await sending(async () => ({ message: "No" }))).toEqual({ message: "No" });
    const redirect = new Response(null, { status: 302, headers: { Location: "/profile" } });
    await expect(sending(failing(redirect))).rejects.toBe(redirect);
    const refusal = { status: 404, statusText: "", internal: false, data: {} };
    await expect(sending(failing(refusal))).rejects.toBe(refusal);
  });

  it("keeps what was typed, but no secrets, where the line is lost or a proxy answers in our place", async () => {
    const fields: [string, string][] = [
      ["intent", "save"],
      ["destination", "Lisbon"],
      ["interests", "food"],
      ["interests", "art"],
      ["newPassword", "Harbour-light-7"],
    ];
    expect(await sending(failing(new Error("Unable to decode")), fields)).toEqual({
      fields: {},
      message: NOT_SENT.ours,
      values: { intent: "save", destination: "Lisbon", interests: ["food", "art"] },
      intent: "save",
      isUnanswered: true,
    });
    expect(await sending(failing(new TypeError("load failed")))).toMatchObject({
      message: NOT_SENT.network,
      intent: null,
    });
  });

  it("reads nothing anew for a page whose form got no answer", () => {
    const ask = (actionResult: unknown, defaultShouldRevalidate = true) =>
      keepPage({ actionResult, defaultShouldRevalidate } as Parameters<typeof keepPage>[0]);
    expect([ask({ isUnanswered: true }), ask({ message: "No" }), ask(undefined), ask(null, false)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([null, undefined, "x", {}].map(isUnanswered)).toEqual([false, false, false, false]);
  });
});

/** Hydrated pages whose forms are plain ones: the browser sends them, and page-script/press.client.ts keeps them. */
const PLAIN_FORMS = ["billing/confirmation.tsx", "site/sample-itinerary.tsx"];

test("every page whose form the framework sends keeps it where no answer comes", () => {
  const posted = readdirSync("app/routes", { recursive: true, encoding: "utf8" }).filter((file) => {
    const source = file.endsWith(".tsx") ? readFileSync(path.join("app/routes", file), "utf8") : "";
    return /export async function action\b/.test(source) && !source.includes('scripts: "none"');
  });
  const kept = (file: string): boolean =>
    readFileSync(path.join("app/routes", file), "utf8").includes("sendOrKeep as clientAction");
  expect(posted.filter((file) => !kept(file)).sort()).toEqual(PLAIN_FORMS);
  expect(posted.filter(kept).length).toBeGreaterThan(5);
});
