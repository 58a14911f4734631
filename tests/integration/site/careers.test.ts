import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { env } from "#app/config/env.server";
import { db } from "#app/db/client.server";
import { BUILT_IN_POSITIONS } from "#app/modules/careers/built-in-positions";
import { exportApplications, tidyResumes } from "#app/modules/careers/careers.server";
import { RESUME_PROBLEM } from "#app/modules/careers/resume";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import { seedPositions } from "#app/data/seed/positions";
import { answer as applyByApi } from "#app/routes/api/places/careers-apply";
import { answer as positionsByApi } from "#app/routes/api/places/careers-positions";
import { action, loader } from "#app/routes/site/career";
import { loader as listPage } from "#app/routes/site/careers";
import { addDays, utcDateOf } from "#app/shared/calendar";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { makeDoc, makeDocx, makePdf } from "#tests/integration/trips/documents.fixture";
import { ORIGIN, argsFor, outcomeOf, useParty } from "#tests/integration/planning/party.fixture";

useParty();
const JOB = BUILT_IN_POSITIONS[0]!;
const FIELDS = {
  firstName: " Ann ",
  lastName: "Lee",
  email: "Ann.Lee@example.com",
  phone: "+44 20 7946 0123",
  linkedIn: "linkedin.com/in/ann-lee",
  portfolio: "",
  coverLetter: "",
  experience: "Ten years of it.\r\nAnd one more.",
  whyVoyance: "I like maps.",
  startDate: addDays(utcDateOf(new Date()), 30),
};
type Sent = {
  fields: Record<string, string[]>;
  message: string | null;
  values: Record<string, string>;
  resume?: { id: string };
};

beforeEach(async () => {
  for (const table of ["rate_limits", "resumes", "job_applications", "job_postings", "jobs"] as const)
    await db().deleteFrom(table).execute();
  await seedPositions(db(), new Date());
});

const resumes = (): string[] => {
  const folder = path.join(env().DATA_DIR, "resumes");
  return existsSync(folder) ? readdirSync(folder) : [];
};
const countMails = async () => (await db().selectFrom("jobs").select("id").where("kind", "=", "mail").execute()).length;
const applications = () => db().selectFrom("job_applications").selectAll().execute();

async function send(
  file: { name: string; bytes: Uint8Array } | undefined,
  changes: Record<string, string | undefined> = {},
  { headers, user }: { headers?: Record<string, string>; user?: CurrentUser } = {},
) {
  const form = new FormData();
  if (file) form.set("resume", new File([file.bytes as BlobPart], file.name));
  for (const [name, value] of Object.entries({ ...FIELDS, ...changes })) if (value !== undefined) form.set(name, value);
  const asked = await argsFor(`/careers/${JOB.id}`, { user, headers });
  const request = new Request(asked.request.url, { method: "POST", body: form, headers: asked.request.headers });
  return outcomeOf<Sent>(action({ ...asked, request, params: { job: JOB.id } }));
}
const pdf = { name: "Ann Lee.CV.pdf", bytes: makePdf() };

describe("the list of positions", () => {
  const listed = async (query = "", headers?: Record<string, string>) => {
    const args = { ...(await argsFor(`/careers${query}`, { headers })), params: {} };
    return (await listPage(args)).data.cards.map(({ id }) => id);
  };

  it("has a card a position, by department too", async () => {
    expect(await listed()).toHaveLength(5);
    expect(await listed("?department=engineering")).toHaveLength(2);
    expect((await listed("?department=product-design")).sort()).toEqual(["travel-editor", "ux-ui-designer"]);
    expect(await listed("?department=marketing")).toEqual(["growth-marketing-manager"]);
    expect(await listed("?department=nothing")).toHaveLength(5);
  });

  it("shows the three built-in ones when it cannot be read, none when there are none, and no drafts", async () => {
    expect(await listed("", { "x-voyance-fault": "jobs=error" })).toEqual(BUILT_IN_POSITIONS.map(({ id }) => id));
    expect(await listed("", { "x-voyance-fault": "jobs=empty" })).toEqual([]);
    await db().updateTable("job_postings").set({ status: "draft" }).where("id", "=", JOB.id).execute();
    expect(await listed()).not.toContain(JOB.id);
    const args = { ...(await argsFor(`/careers/${JOB.id}`)), params: { job: JOB.id } };
    expect(await outcomeOf(loader(args))).toMatchObject({ status: 404 });
  });

  it("is answered to callers with all that ENT-39 names", async () => {
    const args = { ...(await argsFor("/api/v1/careers/jobs")), params: {} };
    const { data } = (await (await positionsByApi(args)).json()) as { data: unknown[] };
    expect(data).toHaveLength(5);
    expect(data.find((job) => (job as { id: string }).id === JOB.id)).toEqual(JOB);
  });
});

describe("an application", () => {
  it.each([
    ["pdf", makePdf()],
    ["PDF", makePdf("", 5 * 1024 * 1024)],
    ["doc", makeDoc()],
    ["docx", makeDocx({ "word/media/image1.png": Buffer.alloc(90_000, 7) })],
  ])("is kept with a %s, confirmed and told to us", async (ending, bytes) => {
    expect(await send({ name: `Resume.${ending}`, bytes })).toMatchObject({ status: 303, to: "/careers" });
    expect(await applications()).toMatchObject([
      {
        job_id: JOB.id,
        first_name: "Ann",
        email: "Ann.Lee@example.com",
        linked_in: "https://linkedin.com/in/ann-lee",
        experience: "Ten years of it.\nAnd one more.",
        status: "new",
      },
    ]);
    const [resume] = await db().selectFrom("resumes").selectAll().execute();
    expect(resume).toMatchObject({ bytes: bytes.length, file_name: `Resume.${ending.toLowerCase()}` });
    expect(statSync(path.join(env().DATA_DIR, "resumes", resume!.id))).toMatchObject({ size: bytes.length });
    expect(statSync(path.join(env().DATA_DIR, "resumes", resume!.id)).mode & 0o777).toBe(0o600);
    const mails = await db().selectFrom("jobs").select("payload").where("kind", "=", "mail").execute();
    expect(mails.map(({ payload }) => (JSON.parse(payload) as { value: { to: string } }).value.to).sort()).toEqual([
      "Ann.Lee@example.com",
      "support@voyance.test",
    ]);
  });

  it("counts once and is told once, however often it is sent", async () => {
    await send(pdf);
    const told = await countMails();
    await send(pdf);
    expect(await applications()).toHaveLength(1);
    expect([told, await countMails()]).toEqual([2, 2]);
  });

  it.each(["firstName", "lastName", "email", "phone", "experience", "whyVoyance", "startDate"])(
    "needs %s",
    async (name) => {
      const refused = await send(pdf, { [name]: name === "experience" ? "   " : undefined });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.data!.fields)).toEqual([name]);
      expect(await applications()).toEqual([]);
    },
  );

  it.each([
    ["linkedIn", "abc"],
    ["portfolio", "javascript:alert(1)"],
    ["portfolio", "https://a:b@example.com"],
    ["startDate", "2027-02-30"],
    ["startDate", "2020-01-01"],
    ["phone", "call me"],
    ["email", "abc"],
  ])("refuses %s %s", async (name, value) => {
    const refused = await send(pdf, { [name]: value });
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys(refused.data!.fields)).toEqual([name]);
  });

  it("keeps a good resume while the form is put right, for one form", async () => {
    const refused = await send(pdf, { phone: "" });
    const keptResume = refused.data!.resume!.id;
    expect(refused.data!.values.experience).toContain("Ten years");
    expect(await send(undefined, { keptResume })).toMatchObject({ status: 303 });
    expect(await send(undefined, { keptResume, experience: "Another person's" })).toMatchObject({ status: 422 });
    expect(await applications()).toHaveLength(1);
  });

  it("keeps what was typed, all of it, when the resume is refused", async () => {
    const experience = "Long. ".repeat(1_300).trim();
    const refused = await send({ name: "big.pdf", bytes: makePdf("", 5 * 1024 * 1024 + 1) }, { experience });
    expect(refused).toMatchObject({ status: 422, data: { fields: { resume: [RESUME_PROBLEM.size] } } });
    expect(refused.data!.values.experience).toBe(experience);
    expect((await send(undefined)).data!.fields).toEqual({ resume: [RESUME_PROBLEM.missing] });
  });

  it("says what went wrong on our side, and that nothing was sent", async () => {
    const failed = await send(pdf, {}, { headers: { "x-voyance-fault": "jobs=status:500" } });
    expect(failed).toMatchObject({
      status: 500,
      data: { message: "Failed to submit application. Please try again.", values: { firstName: " Ann " } },
    });
    expect(failed.data!.resume).toBeDefined();
  });

  it("is no program's that fills in every field", async () => {
    expect(await send(pdf, { extraLine: "x" })).toMatchObject({ status: 422 });
    expect(await applications()).toEqual([]);
  });

  it("is limited by address", async () => {
    const headers = { "x-voyance-address": "203.0.113.9" };
    for (let i = 0; i < 20; i++) await send(undefined, {}, { headers });
    expect(await send(pdf, {}, { headers })).toMatchObject({ status: 429 });
    expect(await send(pdf)).toMatchObject({ status: 303 });
  });

  it("comes by a call as well, with errors by field", async () => {
    const call = async (changes: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...FIELDS, jobId: JOB.id, ...changes })) form.set(name, value);
      form.set("resume", new File([pdf.bytes as BlobPart], pdf.name));
      const request = new Request(`${ORIGIN}/api/v1/careers/apply`, { method: "POST", body: form });
      return applyByApi({ request, params: {}, context: { origin: ORIGIN } });
    };
    expect((await call({})).status).toBe(201);
    const refused = await call({ jobId: "none", phone: "" });
    expect(refused.status).toBe(422);
    const { error } = (await refused.json()) as { error: { code: string; fields: object } };
    expect(error.code).toBe("VALIDATION_ERROR");
    expect(Object.keys(error.fields).sort()).toEqual(["jobId", "phone"]);
    const none = await applyByApi({
      request: new Request(`${ORIGIN}/api/v1/careers/apply`, { method: "POST", body: "{}" }),
      params: {},
      context: { origin: ORIGIN },
    });
    expect(none.status).toBe(415);
  });
});

describe("stored applications", () => {
  it("stands in the account's file and goes with the account", async () => {
    const user = await insertUser("Applicant");
    await send(pdf, {}, { user });
    await send(pdf, { email: user.email, experience: "From elsewhere" });
    expect(await exportApplications({ userId: user.id })).toHaveLength(1);
    const proven = { ...user, isEmailVerified: true };
    expect(await exportApplications({ userId: user.id, emailKey: user.email })).toHaveLength(2);
    const before = resumes().length;
    await deleteAccountAndPayments(makeCtx({ now: new Date() }), proven);
    expect(await applications()).toEqual([]);
    expect(resumes()).toHaveLength(before - 2);
  });

  it("is tidied: files whose form never came, and what nothing knows of", async () => {
    await send(pdf, { phone: "" });
    await send(pdf);
    const later = new Date(Date.now() + 25 * 3_600_000);
    await tidyResumes(later);
    const known = await db().selectFrom("resumes").select("id").execute();
    expect(resumes()).toEqual(known.map(({ id }) => id));
    expect(known).toHaveLength(1);
  });
});
