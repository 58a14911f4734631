import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { strToU8, zipSync } from "fflate";
import { beforeEach, expect, it } from "vitest";
import { env } from "#app/config/env.server";
import { db } from "#app/db/client.server";
import { BUILT_IN_POSITIONS } from "#app/modules/careers/built-in-positions";
import { seedPositions } from "#app/data/seed/positions";
import { action } from "#app/routes/site/career";
import { hasChanged, sampleOfDay } from "#tests/setup/day-sample";
import { makeDoc, makeDocx, makePdf } from "#tests/integration/trips/documents.fixture";
import { ORIGIN, outcomeOf, useParty } from "#tests/integration/planning/party.fixture";

useParty();
const MB = 1024 * 1024;
const JOB = BUILT_IN_POSITIONS[0]!.id;
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const EXE = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(400, 1)]);
const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");
const JPEG = Buffer.from("ffd8ffe000104a46494600", "hex");
const GIF = Buffer.from("GIF89a\x01\x00\x01\x00", "latin1");
const ELF = Buffer.from("7f454c4602010100", "hex");
const SCRIPT = Buffer.from("#!/bin/sh\nrm -rf /\n");
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const ZIP = Buffer.from(zipSync({ "a.txt": strToU8("a") }));
const KINDS = ["pdf", "doc", "docx"] as const;
const GOOD = { pdf: makePdf(), doc: makeDoc(), docx: makeDocx() };

interface Hostile {
  why: string;
  name: string;
  /** Large ones are made when they are sent. */
  bytes: Uint8Array | (() => Uint8Array);
}

/** Entries of a zip that all point to the bytes of the first. */
function overlapping(): Buffer {
  const one = zipSync({ "word/document.xml": new Uint8Array(900_000) });
  const end = Buffer.from(one).lastIndexOf("PK\x05\x06", undefined, "latin1");
  const central = Buffer.from(one).indexOf("PK\x01\x02", 0, "latin1");
  const entry = Buffer.from(one.subarray(central, end));
  const copies = Array.from({ length: 60 }, (_, index) => {
    const copy = Buffer.from(entry);
    copy.write(`word/documen${String(index).padStart(2, "0")}.xml`.slice(0, 17), 46, "latin1");
    return copy;
  });
  const tail = Buffer.from(one.subarray(end));
  tail.writeUInt16LE(61, 8);
  tail.writeUInt16LE(61, 10);
  const directory = Buffer.concat([entry, ...copies]);
  tail.writeUInt32LE(directory.length, 12);
  tail.writeUInt32LE(central, 16);
  return Buffer.concat([Buffer.from(one.subarray(0, central)), directory, tail]);
}

/** A document whose archive states a small size for its text. */
function lying(): Buffer {
  const bytes = makeDocx({ "word/document.xml": "a".repeat(200_000) });
  const central = bytes.indexOf("word/document.xml", bytes.indexOf("PK\x01\x02", 0, "latin1")) - 46;
  bytes.writeUInt32LE(10, central + 24);
  return bytes;
}

function hostileFiles(): Hostile[] {
  const wrong: [string, Buffer][] = [
    ["png", PNG],
    ["exe", EXE],
    ["html", HTML],
    ["jpeg", JPEG],
    ["gif", GIF],
    ["elf", ELF],
    ["sh", SCRIPT],
    ["svg", SVG],
    ["zip", ZIP],
    ["txt", Buffer.from("My resume")],
    ["php", Buffer.from("<?php system($_GET['c']);")],
    ["empty", Buffer.alloc(0)],
    ["zeros", Buffer.alloc(5_000)],
    ["rtf", Buffer.from("{\\rtf1\\ansi Resume}")],
    ["xlsx", makeDocx({ "word/document.xml": null, "xl/workbook.xml": "<x/>" })],
  ];
  const files: Hostile[] = wrong.flatMap(([what, bytes]) => [
    { why: "wrong type", name: `resume.${what}`, bytes },
    ...KINDS.map((kind) => ({ why: `wrong type: ${what} as ${kind}`, name: `resume.${kind}`, bytes })),
  ]);
  for (const kind of KINDS) {
    for (const other of KINDS)
      if (kind !== other) files.push({ why: `${other} as ${kind}`, name: `cv.${kind}`, bytes: GOOD[other] });
    for (const ending of ["exe", "php", "js", "html", "svg", "bat", "zip", "jar", "docm", "vbs", "hta", "lnk"]) {
      files.push({ why: "double extension", name: `cv.${ending}.${kind}`, bytes: GOOD[kind] });
      files.push({ why: "double extension", name: `cv.${kind}.${ending}`, bytes: GOOD[kind] });
    }
    for (const name of [
      `../../etc/cv.${kind}`,
      `..\\..\\cv.${kind}`,
      `/tmp/cv.${kind}`,
      `C:\\cv.${kind}`,
      `cv.${kind}/`,
      `a/../cv.${kind}`,
      `.${kind}`,
      `..${kind}`,
    ])
      files.push({ why: "path in the name", name, bytes: GOOD[kind] });
    for (const tail of [ZIP, HTML, EXE, PNG])
      files.push({
        why: "polyglot: something behind",
        name: `cv.${kind}`,
        bytes: kind === "doc" ? Buffer.concat([tail, GOOD.doc]) : Buffer.concat([GOOD[kind], tail]),
      });
    for (const head of [ZIP, HTML, GIF, SCRIPT])
      files.push({ why: "polyglot: something before", name: `cv.${kind}`, bytes: Buffer.concat([head, GOOD[kind]]) });
    for (const bytes of [
      GOOD[kind].subarray(0, GOOD[kind].length - 20),
      GOOD[kind].subarray(0, 40),
      GOOD[kind].subarray(9),
    ])
      files.push({ why: "cut", name: `cv.${kind}`, bytes });
    for (const beyond of [1, 100, MB])
      files.push({
        why: "too large",
        name: `cv.${kind}`,
        bytes: () => Buffer.concat([GOOD[kind], Buffer.alloc(5 * MB + beyond - GOOD[kind].length, 0x20)]),
      });
  }
  files.push(
    { why: "pdf with a script", name: "cv.pdf", bytes: makePdf("/OpenAction << /S /JavaScript /JS (app.alert(1)) >>") },
    { why: "pdf that starts a program", name: "cv.pdf", bytes: makePdf("/OpenAction << /S /Launch >>") },
    {
      why: "pdf with markup",
      name: "cv.pdf",
      bytes: Buffer.from("%PDF-1.4\n<html><script>1</script>\nstartxref\n1\n%%EOF"),
    },
    { why: "pdf and zip at once", name: "cv.pdf", bytes: zipAround() },
    { why: "doc with macros", name: "cv.doc", bytes: makeDoc(["WordDocument", "Macros", "_VBA_PROJECT"]) },
    { why: "an old spreadsheet", name: "cv.doc", bytes: makeDoc(["Workbook"]) },
    { why: "an installer", name: "cv.doc", bytes: makeDoc(["SummaryInformation"]) },
    { why: "doc that names itself in a circle", name: "cv.doc", bytes: circular() },
    { why: "docx with macros", name: "cv.docx", bytes: makeDocx({ "word/vbaProject.bin": "x" }) },
    { why: "docx with a program", name: "cv.docx", bytes: makeDocx({ "word/embeddings/a.exe": "MZ" }) },
    { why: "docx with a way out", name: "cv.docx", bytes: makeDocx({ "../../evil.txt": "x" }) },
    { why: "docx with an absolute name", name: "cv.docx", bytes: makeDocx({ "/etc/passwd": "x" }) },
    { why: "docx without a document", name: "cv.docx", bytes: makeDocx({ "word/document.xml": null }) },
    { why: "docx without types", name: "cv.docx", bytes: makeDocx({ "[Content_Types].xml": null }) },
    { why: "docx of another type", name: "cv.docx", bytes: makeDocx({ "[Content_Types].xml": "<Types/>" }) },
    {
      why: "docx with macros by its type",
      name: "cv.docx",
      bytes: makeDocx({
        "[Content_Types].xml":
          "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml application/vnd.ms-word.document.macroEnabled.main+xml",
      }),
    },
    { why: "zip bomb", name: "cv.docx", bytes: () => makeDocx({ "word/media/a.bin": new Uint8Array(30 * MB) }) },
    {
      why: "zip bomb in pieces",
      name: "cv.docx",
      bytes: () =>
        makeDocx(
          Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`word/${i}.bin`, new Uint8Array(1_000_000)])),
        ),
    },
    { why: "zip bomb that lies", name: "cv.docx", bytes: lying },
    { why: "zip bomb that overlaps", name: "cv.docx", bytes: overlapping },
    {
      why: "too many entries",
      name: "cv.docx",
      bytes: () => makeDocx(Object.fromEntries(Array.from({ length: 1_200 }, (_, i) => [`word/${i}.xml`, ""]))),
    },
  );
  return files;
}

/** A file that is a PDF from its beginning and an archive from its end: its archive's comment is the end of the PDF. */
function zipAround(): Buffer {
  const end = Buffer.from("\nstartxref\n9\n%%EOF\n");
  const zip = Buffer.from(ZIP);
  zip.writeUInt16LE(end.length, zip.length - 2);
  return Buffer.concat([Buffer.from("%PDF-1.7\n1 0 obj\n<< >>\nendobj\n"), zip, end]);
}

function circular(): Buffer {
  const doc = makeDoc();
  doc.writeUInt32LE(1, 512 + 4);
  return doc;
}

beforeEach(async () => {
  for (const table of ["rate_limits", "resumes", "job_applications"] as const) await db().deleteFrom(table).execute();
  await seedPositions(db(), new Date());
});

const stored = (): string[] => {
  const folder = path.join(env().DATA_DIR, "resumes");
  return existsSync(folder) ? readdirSync(folder) : [];
};
const FIELDS = {
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@example.com",
  phone: "+44 20 7946 0123",
  experience: "Much",
  whyVoyance: "Maps",
  startDate: "2099-01-01",
};

/** A form as a hostile program writes it: the name of the file as it is, without what browsers do to it. */
function formOf({ name, bytes }: { name: string; bytes: Uint8Array }): { body: Buffer; type: string } {
  const boundary = "----hostile";
  const parts = Object.entries(FIELDS).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="${name.replaceAll("\\", "\\\\")}"\r\nContent-Type: application/pdf\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(parts.join("") + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

function post(body: BodyInit, type: string) {
  const request = new Request(`${ORIGIN}/careers/${JOB}`, {
    method: "POST",
    body,
    headers: { "Content-Type": type },
    duplex: "half",
  } as RequestInit);
  const args = { request, params: { job: JOB }, context: { origin: ORIGIN } };
  return outcomeOf<{ fields: Record<string, string[]> }>(action(args));
}

it("takes the same form with a good file, so that what refuses is the file", async () => {
  for (const kind of KINDS) {
    const { body, type } = formOf({ name: `cv.${kind}`, bytes: GOOD[kind] });
    expect(await post(new Uint8Array(body), type), kind).toMatchObject({ status: 303 });
    await db().deleteFrom("job_applications").execute();
  }
});

/** The code that reads a resume: where it has changed, all are sent. */
const READERS = ["app/modules/careers/", "app/integrations/uploads/", "app/http/route/"];
const FILES_A_DAY = READERS.some(hasChanged) ? Infinity : 60;

it("stores none of more than 200 hostile files, and says so beside the field", { timeout: 300_000 }, async () => {
  const files = hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(200);
  const before = stored();
  for (const { why, name, bytes } of sampleOfDay(files, ({ why, name }) => `${why} ${name}`, FILES_A_DAY)) {
    await db().deleteFrom("rate_limits").execute();
    const { body, type } = formOf({ name, bytes: typeof bytes === "function" ? bytes() : bytes });
    const answer = await post(new Uint8Array(body), type);
    const about = `${why}: ${name}`;
    expect(answer.status, about).toBe(422);
    expect(answer.data!.fields.resume?.[0]?.length, about).toBeGreaterThan(20);
    expect(Object.keys(answer.data!.fields), about).toEqual(["resume"]);
  }
  expect(stored()).toEqual(before);
  expect(await db().selectFrom("resumes").selectAll().execute()).toEqual([]);
  expect(await db().selectFrom("job_applications").selectAll().execute()).toEqual([]);
});

it("keeps nothing of a file that stops half way", { timeout: 60_000 }, async () => {
  const before = stored();
  const { body, type } = formOf({ name: "cv.pdf", bytes: makePdf("", 3 * MB) });
  for (const share of [0.1, 0.4, 0.7, 0.999]) {
    for (const fails of [true, false]) {
      await db().deleteFrom("rate_limits").execute();
      const half = Readable.from(
        (function* () {
          for (let at = 0; at < body.length * share; at += 60_000) yield body.subarray(at, at + 60_000);
          if (fails) throw new Error("The line was cut");
        })(),
      );
      const answer = await post(Readable.toWeb(half) as unknown as BodyInit, type).catch((error: unknown) => error);
      // At 0.999 without an error the last piece is whole, and so is the form.
      if (share < 0.99 || fails) expect(answer, `${share} ${fails}`).toMatchObject({ status: 400 });
      await db().deleteFrom("job_applications").execute();
      await db().deleteFrom("resumes").execute();
    }
  }
  const kept = stored().filter((name) => !before.includes(name));
  expect(kept.filter((name) => name.endsWith(".part"))).toEqual([]);
  expect(kept.length).toBeLessThanOrEqual(1);
});

it("reads on past a file of 20 MB, and says that it is too large", async () => {
  const { body, type } = formOf({ name: "cv.pdf", bytes: Buffer.alloc(20 * MB, 0x20) });
  const answer = await post(new Uint8Array(body), type);
  expect(answer).toMatchObject({ status: 422, data: { fields: { resume: [expect.stringContaining("5 MB")] } } });
});
