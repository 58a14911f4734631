import { request as ask } from "node:http";
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { afterEach, describe, expect, it } from "vitest";
import { bodyLimitOf } from "./body-limits";
import { openFront } from "./front.fixture";
import type { Front } from "./front.fixture";

let front: Front | undefined;
afterEach(async () => {
  await front?.close();
  front = undefined;
});

const FORM = "application/x-www-form-urlencoded";
const serves: RequestHandler = (req, res) => {
  req.resume();
  res.send(`served ${req.method}`);
};

interface Answer {
  status: number | undefined;
  allow: string | undefined;
  text: string;
}
function send(method: string, path: string, headers: Record<string, string> = {}, body = ""): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = ask({ port: front!.port, method, path, headers }, (answer: IncomingMessage) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode, allow: answer.headers.allow, text }));
    });
    sent.once("error", reject).end(body);
  });
}

describe("a method", () => {
  const PAGES = "GET, HEAD, POST, OPTIONS";
  const PROGRAMS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

  it("that a page has is served", async () => {
    front = await openFront(serves);
    expect((await send("GET", "/signin")).text).toBe("served GET");
    expect((await send("HEAD", "/assets/a.js")).status).toBe(200);
    expect((await send("POST", "/signin", { "Content-Type": FORM }, "a=b")).text).toBe("served POST");
  });

  it("of a page is named when asked for, and files are only read", async () => {
    front = await openFront(serves);
    expect(await send("OPTIONS", "/signin")).toEqual({ status: 204, allow: PAGES, text: "" });
    for (const path of ["/assets/a.js", "/art/x.svg", "/static/x", "/healthz", "/readyz", "/metrics"]) {
      expect(await send("OPTIONS", path), path).toEqual({ status: 204, allow: "GET, HEAD, OPTIONS", text: "" });
      expect(await send("POST", path, { "Content-Type": FORM }, "a=b"), path).toMatchObject({
        status: 405,
        allow: "GET, HEAD, OPTIONS",
      });
    }
    expect((await send("POST", "/assets-of-mine", { "Content-Type": FORM }, "a=b")).status).toBe(200);
    expect((await send("POST", "/x/assets/", { "Content-Type": FORM }, "a=b")).status).toBe(200);
  });

  it("that a page does not have is refused with those that it has", async () => {
    front = await openFront(serves);
    for (const method of ["PUT", "PATCH", "DELETE"])
      expect(await send(method, "/signin"), method).toMatchObject({ status: 405, allow: PAGES });
  });

  it("of a program is for the program to judge, as long as the framework knows it", async () => {
    front = await openFront(serves);
    for (const path of ["/api/v1/trips", "/webhooks/stripe", "/dev/clock"]) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"])
        expect((await send(method, path, { "Content-Type": "application/json" })).text).toBe(`served ${method}`);
      expect(await send("PROPFIND", path), path).toMatchObject({ status: 405, allow: PROGRAMS });
    }
    expect((await send("OPTIONS", "/api/v1/trips")).text).toBe("served OPTIONS");
    expect(await send("OPTIONS", "/dev/clock")).toMatchObject({ status: 204, allow: PAGES });
    expect((await send("PUT", "/x/api/")).status).toBe(405);
  });
});

describe("bodies posted to a page", () => {
  it("is a form", async () => {
    front = await openFront(serves);
    const post = async (type?: string) =>
      (await send("POST", "/signin", type === undefined ? {} : { "Content-Type": type }, "a=b")).status;
    for (const type of [
      FORM,
      `${FORM};charset=UTF-8`,
      "multipart/form-data; boundary=x",
      "MULTIPART/form-data;boundary=x",
    ])
      expect(await post(type), type).toBe(200);
    for (const type of [
      "application/json",
      "multipart/form-data",
      "multipart/form-data; boundary=",
      `x ${FORM}`,
      undefined,
    ])
      expect(await post(type), type).toBe(415);
  });

  it("has at most 256 KB, and a call 64", async () => {
    front = await openFront(serves);
    const post = async (path: string, bytes: number) =>
      (await send("POST", path, { "Content-Type": FORM, "Content-Length": String(bytes) }, "x".repeat(bytes))).status;
    expect([await post("/signin", 262_144), await post("/signin", 262_145)]).toEqual([200, 413]);
    expect([await post("/api/v1/trips", 65_536), await post("/api/v1/trips", 65_537)]).toEqual([200, 413]);
    expect(bodyLimitOf("/x", []).mostBytes).toBe(0);
  });

  it("is read to its end when it is refused, so that its sender hears why", async () => {
    front = await openFront(serves);
    const refused = await send(
      "POST",
      "/signin",
      { "Content-Type": FORM, "Content-Length": "3000000" },
      "x".repeat(3_000_000),
    );
    expect(refused).toMatchObject({ status: 413, text: expect.stringContaining("<h1>The body is too large</h1>") });
  });

  it("of unknown length is refused, also where a file may come", async () => {
    front = await openFront(serves);
    expect(
      await send("POST", "/careers/editor", { "Content-Type": FORM, "Transfer-Encoding": "chunked" }, "a=b"),
    ).toMatchObject({ status: 400 });
    expect(
      await send("POST", "/signin", { "Content-Type": FORM, "Transfer-Encoding": "chunked" }, "a=b"),
    ).toMatchObject({
      status: 400,
      text: expect.stringContaining("The length of the body is not known"),
    });
  });
});
