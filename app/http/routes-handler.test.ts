import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { afterEach, expect, it } from "vitest";
import { openFront } from "./front.fixture";
import type { Front } from "./front.fixture";
import { answerByRoutes, wholeAnswer } from "./routes-handler.server";

let front: Front | undefined;
afterEach(async () => {
  await front?.close();
  front = undefined;
});

interface Calls {
  loader?: (args: LoaderFunctionArgs) => Response | Promise<Response>;
  action?: (args: ActionFunctionArgs) => Response | Promise<Response>;
}

/** A build whose one route has no page of its own. */
function buildOf(calls: Calls): ServerBuild {
  return {
    entry: { module: { default: () => new Response("no page") } },
    routes: { root: { id: "root", path: "*", module: calls } },
    assets: { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v3_singleFetch: true },
    isSpaMode: false,
  } as unknown as ServerBuild;
}

async function ask(calls: Calls, path: string, init: RequestInit = {}): Promise<Response> {
  front = await openFront(answerByRoutes(buildOf(calls)));
  return fetch(front.origin + path, init);
}

it("hands over the whole address, every header and what was sent, and sends status and headers back", async () => {
  const action = async ({ request }: ActionFunctionArgs) => {
    const headers = new Headers([
      ["Set-Cookie", "a=1"],
      ["Set-Cookie", "b=2"],
    ]);
    const { pathname, search } = new URL(request.url);
    return new Response([pathname, search, request.headers.get("x-own"), await request.text()].join(" "), {
      status: 202,
      headers,
    });
  };
  const init = {
    method: "POST",
    body: "a=sent",
    headers: { "X-Own": "own", "Content-Type": "application/x-www-form-urlencoded" },
  };
  const answer = await ask({ action }, "//elsewhere.example/a?b=c", init);
  expect(answer.status).toBe(202);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(await answer.text()).toBe("//elsewhere.example/a ?b=c own a=sent");
});

it("sends what is there as a whole in one piece, and a stream as it comes", async () => {
  const page = new Uint8Array(Buffer.from("whole"));
  const whole = await ask({ loader: () => wholeAnswer(page, { status: 203 }) }, "/page");
  expect([whole.status, whole.headers.get("Content-Length"), await whole.text()]).toEqual([203, "5", "whole"]);
  await front!.close();
  const stream = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from("part "));
        controller.enqueue(Buffer.from("by part"));
        controller.close();
      },
    });
  const parts = await ask({ loader: () => new Response(stream()) }, "/stream");
  expect([parts.headers.get("Content-Length"), await parts.text()]).toEqual([null, "part by part"]);
});

it("sends the headers of an event stream before its first event", async () => {
  const loader = () => new Response(new ReadableStream(), { headers: { "Content-Type": "text/event-stream" } });
  const answer = await ask({ loader }, "/events");
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
  await answer.body?.cancel();
});

it("puts what an answer says in the place of what was said before it", async () => {
  const answered = answerByRoutes(
    buildOf({ loader: () => new Response("x", { headers: { "Referrer-Policy": "no-referrer", Vary: "Cookie" } }) }),
  );
  front = await openFront((req, res, next) => {
    // As a file does that could not be read after all.
    res.setHeader("Content-Type", "text/javascript");
    res.setHeader("Vary", "Accept-Encoding");
    void answered(req, res, next);
  });
  const { status, headers } = await fetch(front.origin);
  expect([status, headers.get("Content-Type"), headers.get("Referrer-Policy"), headers.get("Vary")]).toEqual([
    200,
    "text/plain;charset=UTF-8",
    "no-referrer",
    "Accept-Encoding, Cookie",
  ]);
});
