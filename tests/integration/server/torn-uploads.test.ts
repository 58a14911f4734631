/** Uploads that stop, wherever they stop: each is answered with a 4xx, and nothing a caller sends ends the process. */
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { env } from "#app/config/env.server";
import { db } from "#app/db/client.server";
import type { Front } from "#app/http/front/front.fixture";
import { BUILT_IN_POSITIONS } from "#app/modules/careers/built-in-positions";
import * as uploads from "#app/integrations/uploads/stored-file.server";
import { ITINERARY } from "#app/modules/trips/trip/stored-trip";
import { openInPlanner } from "#app/modules/trips/store/planner-trips.server";
import * as career from "#app/routes/site/career";
import * as call from "#app/routes/api/call";
import * as bring from "#app/routes/planner/bring";
import * as bookings from "#app/routes/trips/bookings";
import { seedPositions } from "#app/data/seed/positions";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import { makePdf } from "#tests/integration/trips/documents.fixture";
import { insertTrip, makeCtx } from "#tests/integration/booking/booking.fixture";
import { template, useParty } from "#tests/integration/planning/party.fixture";
import { hasChanged, sampleOfDay } from "#tests/setup/day-sample";
import { serveRoutes } from "#tests/integration/server/served-routes.fixture";

const party = useParty();
const JOB = BUILT_IN_POSITIONS[0]!.id;
const PDF = makePdf().toString("latin1");
const KB = 1024;
/** As long as browsers write one: a shorter one is none to the platform. */
const LINE = "-".repeat(26) + "torn";

let front: Front;
let cookie: string;
let addresses: string[];

beforeAll(async () => {
  await seedPositions(db(), new Date());
  const now = new Date();
  const inDays = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const dates = { start_date: inDays(90), end_date: inDays(94) };
  const itinerary = ITINERARY.write(template.itinerary!);
  const planned = await insertTrip(party.ada, { ...dates, itinerary, status: "booked" });
  const begun = await insertTrip(party.ada, { ...dates, planner_step: "flights" });
  await openInPlanner(makeCtx({ now }), { userId: party.ada.id }, begun);
  cookie = `auth_token=${await createSession(makeCtx({ now }), party.ada.id, "tests")}`;
  addresses = [`/careers/${JOB}`, "/api/v1/careers/apply", "/planner/bring", `/trips/${planned}/bookings`];
  front = await serveRoutes({
    "careers/:job": career,
    "api/*": call,
    "planner/bring": bring,
    "trips/:tripId/bookings": bookings,
  });
});
afterAll(() => front.close());
beforeEach(async () => {
  for (const table of ["rate_limits", "resumes", "job_applications"] as const) await db().deleteFrom(table).execute();
});

const fieldOf = (path: string): string => (/careers/.test(path) ? "resume" : "bookingFile");
const head = (name: string, file?: string): string =>
  `--${LINE}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? "" : `; filename="${file}"`}\r\n\r\n`;
const text = (name: string, value: string): string => `${head(name)}${value}\r\n`;
const file = (field: string, content = PDF): string => `${head(field, "a.pdf")}${content}`;

/** Bodies that are no whole form, for a field of a file. */
const TORN: Record<string, (field: string) => string> = {
  "stops before the first boundary": () => "--",
  "stops in the first boundary": () => `--${LINE}`,
  "stops after the first boundary": () => `--${LINE}\r\n`,
  "stops in the head of a part": () => `--${LINE}\r\nContent-Disposition: form-data; na`,
  "stops after a line of the head": () => `--${LINE}\r\nContent-Disposition: form-data; name="a"\r\n`,
  "stops after the head": (field) => head(field, "a.pdf"),
  "stops at the first letters of the file": (field) => file(field, "%PDF"),
  "stops in the file": (field) => file(field, PDF.slice(0, PDF.length / 2)),
  "stops in a large file": (field) => file(field, PDF + " ".repeat(600 * KB)),
  "stops after the file": (field) => file(field),
  "stops in the line after the file": (field) => `${file(field)}\r`,
  "stops in the boundary after the file": (field) => `${file(field)}\r\n--`,
  "stops before the last two dashes": (field) => `${file(field)}\r\n--${LINE}`,
  "stops between two parts": (field) => `${text("firstName", "Ann")}${file(field)}\r\n--${LINE}\r\n`,
  "stops in a field after the file": (field) => `${file(field)}\r\n${head("firstName")}An`,
  "stops in the head after the file": (field) => `${file(field)}\r\n--${LINE}\r\nContent-Dis`,
  "stops in a second file": (field) => `${file(field)}\r\n${file(field, "%PDF-1")}`,
  "stops in a third file": (field) => `${file(field)}\r\n${file(field)}\r\n${file(field, "%PDF-1")}`,
  "stops in a file of another name": () => file("photo", "%PDF"),
  "stops in a file of another name after the right one": (field) => `${file(field)}\r\n${file("photo", "%PDF")}`,
  "stops in a file without a name": (field) => `${head(field, "")}%PDF`,
  "stops in a file of a wrong kind": (field) => `${head(field, "a.exe")}MZ`,
  "stops in a field": () => `${head("firstName")}Ann`,
  "stops in a long field": () => head("firstName") + "a".repeat(200 * KB),
  "has another boundary": (field) => `--y\r\n${file(field).slice(LINE.length + 4)}\r\n--y--\r\n`,
  "has a boundary that is longer": (field) => `${file(field)}\r\n--${LINE}y--\r\n`,
  "has bare line feeds": (field) => `${file(field)}\r\n--${LINE}--\r\n`.replaceAll("\r\n", "\n"),
  "has bare carriage returns": (field) => `${file(field)}\r\n--${LINE}--\r\n`.replaceAll("\r\n", "\r"),
  "has blank lines in the head": (field) => `--${LINE}\r\n\r\n\r\n${file(field).slice(LINE.length + 4)}`,
  "has a name with a line break": () =>
    `--${LINE}\r\nContent-Disposition: form-data; name="a\nb"; filename="a.pdf"\r\n\r\n%PDF`,
  "has no name": () => `--${LINE}\r\nContent-Disposition: form-data; filename="a.pdf"\r\n\r\n%PDF`,
  "has no disposition": () => `--${LINE}\r\nContent-Type: application/pdf\r\n\r\n%PDF`,
  "has a form within the form": (field) =>
    `--${LINE}\r\nContent-Disposition: form-data; name="${field}"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n`,
  "has an unknown alphabet": () =>
    `--${LINE}\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=\u0001x\r\n\r\nabc`,
  "has a head without an end": () => `--${LINE}\r\n${"A: b\r\n".repeat(5000)}`,
  "is NUL": () => "\0".repeat(500),
  "is a line feed": () => "\r\n",
};

async function send(address: string, body: string): Promise<number> {
  await db().deleteFrom("rate_limits").execute();
  const answer = await fetch(front.origin + address, {
    method: "POST",
    body: Buffer.from(body, "latin1"),
    headers: { "Content-Type": `multipart/form-data; boundary=${LINE}`, Cookie: cookie },
    redirect: "manual",
  });
  if (address.startsWith("/api/")) {
    const said = (await answer.json()) as { success: boolean; error: { code: string } };
    expect([said.success, said.error.code]).toEqual([
      false,
      answer.status === 400 ? "BAD_REQUEST" : "VALIDATION_ERROR",
    ]);
  } else await answer.text();
  return answer.status;
}

/** A part of them each day, and all where the code that reads forms and files has changed. */
const FORMS_A_DAY = ["app/http/", "app/integrations/uploads/"].some(hasChanged) ? Infinity : 12;
const tornOfDay = sampleOfDay(Object.entries(TORN), ([why]) => why, FORMS_A_DAY);

it.each(tornOfDay)("a form that %s is answered with 4xx wherever it is sent", async (why, bodyOf) => {
  for (const address of addresses) {
    const status = await send(address, bodyOf(fieldOf(address)));
    expect([400, 422], `${why}: ${address}`).toContain(status);
    if (why.startsWith("stops")) expect(status, `${why}: ${address}`).toBe(400);
  }
});

it("an empty body is no form", async () => {
  for (const address of addresses) expect(await send(address, ""), address).toBe(400);
});

it("the same form whole is read, so that what refuses is where it stops", async () => {
  for (const address of addresses) {
    const whole = `${text("intent", "read-file")}${file(fieldOf(address))}\r\n--${LINE}--\r\n`;
    expect(await send(address, whole), address).toBe(422);
  }
});

it("a connection that is cut inside the file leaves nothing behind, and the next caller is answered", async () => {
  for (const address of addresses)
    for (const part of ["%PDF", PDF + " ".repeat(300 * KB)]) {
      await db().deleteFrom("rate_limits").execute();
      await new Promise<void>((resolve, reject) => {
        const body = file(fieldOf(address), part);
        const line = connect(front.port, "127.0.0.1", () => {
          line.write(
            `POST ${address} HTTP/1.1\r\nHost: 127.0.0.1:${front.port}\r\nContent-Type: multipart/form-data; boundary=${LINE}\r\n` +
              `Cookie: ${cookie}\r\nContent-Length: ${body.length + 5000}\r\n\r\n${body}`,
            "latin1",
            () => line.resetAndDestroy(),
          );
        });
        line.once("close", () => resolve()).once("error", reject);
      });
    }
  expect(await send(addresses[0]!, file("resume", "%PDF"))).toBe(400);
  const folder = path.join(env().DATA_DIR, "resumes");
  await expect.poll(() => readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("a disk that is full inside the file fails the form, which is read to its end", async () => {
  const full = vi.spyOn(uploads, "storeFile").mockImplementation(async (_kind, content) => {
    for await (const chunk of content)
      throw Object.assign(new Error(`no room for ${chunk.length}`), { code: "ENOSPC" });
    throw new Error("nothing came");
  });
  const answer = await fetch(front.origin + addresses[0]!, {
    method: "POST",
    body: Buffer.from(
      `${file("resume", PDF + " ".repeat(3000 * KB))}\r\n${text("firstName", "Ann")}--${LINE}--\r\n`,
      "latin1",
    ),
    headers: { "Content-Type": `multipart/form-data; boundary=${LINE}` },
  });
  expect([answer.status, full.mock.calls.length]).toEqual([500, 1]);
  full.mockRestore();
});
