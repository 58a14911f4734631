import type { EntryContext } from "@remix-run/node";
import { Scripts } from "@remix-run/react";
import { createElement } from "react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import handleRequest from "#app/entry.server";
import { logger } from "#app/http/front/log.server";
import { Layout } from "#app/root";
import { OnItsOwn } from "#app/routes/discover/sections";

/**
 * A page of one route as the framework hands it over; it runs without the framework in the browser if "none" is said.
 */
function contextOf(Page: () => ReactNode, scripts: "none" | undefined): EntryContext {
  const route = { id: "root", path: "", hasLoader: false, hasAction: false, module: "/root.js", imports: [] };
  const location = { pathname: "/", search: "", hash: "", state: null, key: "default" };
  return {
    manifest: {
      version: "1",
      url: "/manifest.js",
      entry: { module: "/entry.js", imports: [] },
      routes: { root: route },
    },
    routeModules: { root: { default: Page, handle: { scripts } } },
    future: { v3_singleFetch: true },
    isSpaMode: false,
    serializeError: (error: Error) => error,
    renderMeta: {},
    serverHandoffStream: new ReadableStream<Uint8Array>({ start: (controller) => controller.close() }),
    staticHandlerContext: {
      ...{
        basename: "/",
        location,
        statusCode: 200,
        errors: null,
        actionData: null,
        loaderData: {},
        activeDeferreds: null,
      },
      ...{ loaderHeaders: {}, actionHeaders: {} },
      matches: [{ params: {}, pathname: "/", pathnameBase: "/", route: { id: "root", path: "" } }],
    },
  } as unknown as EntryContext;
}

function Broken(): never {
  throw new Error("A part that cannot be rendered");
}

const page = (part: ReactNode) => () => createElement("main", null, createElement("h1", null, "Explore"), part);

it.each(["none", undefined] as const)(
  "a page stays whole where a part cannot be rendered, scripts: %s",
  async (scripts) => {
    const told = vi.spyOn(logger(), "error").mockImplementation(() => undefined);
    const part = createElement(OnItsOwn, { name: "Matches", children: createElement(Broken) });
    const request = new Request("http://localhost/");
    const answer = await handleRequest(request, 200, new Headers(), contextOf(page(part), scripts), {} as never);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain("<h1>Explore</h1>");
    expect(html).toContain("Matches temporarily unavailable");
    expect(told).toHaveBeenCalledWith(expect.anything(), "a part of the page could not be rendered");
  },
);

it("a page with the framework's scripts hands its data over to them, and one without them says nothing of it", async () => {
  const pageOf = async (...parts: ReactNode[]) => {
    const context = contextOf(page(parts), undefined);
    context.serverHandoffStream = new Response('[{"words":"</script>"}]\n').body!;
    const call = { cspNonce: "abc" } as never;
    const answer = await handleRequest(new Request("http://localhost/"), 200, new Headers(), context, call);
    return answer.text();
  };
  expect(await pageOf(createElement(Scripts, { key: "scripts" }))).toMatch(
    /<script nonce="abc">window\.__remixContext\.streamController\.enqueue\(".*\\u003c\/script/,
  );
  expect(await pageOf("Only words")).not.toContain("streamController");
});

it("letters of several bytes come whole, wherever they stand", async () => {
  const words = Array.from({ length: 3000 }, (_, index) => "\u2028東é".repeat(1 + (index % 7)));
  const answer = await handleRequest(
    new Request("http://localhost/"),
    200,
    new Headers(),
    contextOf(page(words.map((word, key) => createElement("i", { key }, word))), "none"),
    {} as never,
  );
  const html = await answer.text();
  expect(html).not.toMatch(/\0|\uFFFD/);
  expect([...html.matchAll(/<i>([^<]*)<\/i>/g)].map(([, word]) => word)).toEqual(words);
});

function inLayout(Page: () => ReactNode): EntryContext {
  const context = contextOf(Page, undefined);
  context.routeModules.root = { ...context.routeModules.root!, Layout };
  return context;
}

it("a page that cannot be drawn fails with its cause, and is not sent as an empty one", async () => {
  const answer = handleRequest(new Request("http://localhost/"), 200, new Headers(), inLayout(Broken), {} as never);
  await expect(answer).rejects.toThrow("A part that cannot be rendered");
});

it("a long page stands whole within the boundary that the browser wakes up in", async () => {
  const words = Array.from({ length: 5000 }, (_, key) => createElement("i", { key }, `word ${key}`));
  const context = inLayout(page(words));
  const answer = await handleRequest(new Request("http://localhost/"), 200, new Headers(), context, {} as never);
  const html = await answer.text();
  expect(html).toMatch(/^<!--\$--><!DOCTYPE html><html lang="en">.*<i>word 4999<\/i>.*<\/html><!--\/\$-->/s);
  expect(html).not.toContain("<div hidden");
});
