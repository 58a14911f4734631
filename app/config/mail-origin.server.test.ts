import { afterEach, expect, it } from "vitest";
import { env } from "./env.server";
import { mailOrigin } from "./mail-origin.server";

const before = { ...env() };
afterEach(() => void Object.assign(env(), before, { PUBLIC_ORIGIN: undefined }));

it("is the configured one, whatever host was asked for", () => {
  env().PUBLIC_ORIGIN = "https://voyance.example";
  for (const asked of ["https://voyance.example", "http://localhost:3000", "http://evil.example"])
    expect(mailOrigin(asked)).toBe("https://voyance.example");
});

it("is that of the request, where none is configured, if it is this machine", () => {
  Object.assign(env(), { PORT: 4100, HOST: "192.0.2.7" });
  for (const own of [
    "http://localhost:3000",
    "http://127.0.0.1:8080",
    "http://[::1]:3000",
    "http://localhost",
    "http://192.0.2.7:4100",
  ])
    expect(mailOrigin(own)).toBe(own);
  for (const other of [
    "http://evil.example",
    "http://localhost.evil.example",
    "http://127.0.0.1.evil.example:3000",
    "http://127.evil.example",
    "http://192.0.2.8:4100",
  ])
    expect(mailOrigin(other)).toBe("http://localhost:4100");
});
