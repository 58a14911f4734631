import { describe, expect, it } from "vitest";
import { z } from "zod";
import { listProblems, sentList, sentText } from "#app/shared/form-problem";
import { parseForm, readSubmission } from "./form.server";

const schema = z.object({
  email: z.string({ error: "Say your address" }).trim().max(20, "Too long"),
  adults: z.coerce.number().int("A whole number").default(1),
  likes: z.array(z.enum(["sea", "hills"])).default([]),
  password: z.string({ error: "Say your password" }),
  intent: z.enum(["save"], { error: "That button is not known" }),
});

function formOf(entries: [string, string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

function request(body: BodyInit, type?: string): Request {
  return new Request("http://localhost/", { method: "POST", body, headers: type ? { "Content-Type": type } : {} });
}

const RIGHT: [string, string][] = [
  ["email", " a@b.example "],
  ["adults", "3"],
  ["likes", "sea"],
  ["password", "secret"],
  ["intent", "save"],
];

describe("a form", () => {
  it("of more fields than any page has is refused before anything is made of it", async () => {
    const post = (body: string) =>
      parseForm(request(body, "application/x-www-form-urlencoded"), schema).then(
        ({ status }) => status,
        (refusal: { init: ResponseInit }) => refusal.init.status,
      );
    const names = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join("&");
    expect(await post("likes=sea&".repeat(200))).toBe("error");
    expect(await post("likes=sea&".repeat(201))).toBe(400);
    expect(await post(names(1_000))).toBe("error");
    expect(await post(names(1_001))).toBe(400);
    const begun = performance.now();
    expect(await post("x=1&".repeat(60_000))).toBe(400);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it("becomes what its schema asks for: trimmed text, numbers, and lists of one", () => {
    expect(readSubmission(formOf(RIGHT), schema)).toMatchObject({
      status: "success",
      value: { email: "a@b.example", adults: 3, likes: ["sea"], password: "secret", intent: "save" },
    });
  });

  it("takes an empty field for none, and the default for it", () => {
    const sent = readSubmission(formOf([...RIGHT.filter(([name]) => name !== "adults"), ["adults", ""]]), schema);
    expect(sent).toMatchObject({ status: "success", value: { adults: 1 } });
    const empty = readSubmission(formOf([["email", ""]]), schema);
    expect(empty.problem.fields).toEqual({ email: ["Say your address"], password: ["Say your password"] });
  });

  it("says what is wrong beside each field, keeps what was typed, and never gives a secret back", () => {
    const { status, problem } = readSubmission(
      formOf([
        ["email", "x".repeat(21)],
        ["adults", "2.5"],
        ["likes", "sea"],
        ["likes", "hills"],
        ["password", "secret"],
        ["resetToken", "secret"],
        ["intent", "save"],
      ]),
      schema,
    );
    expect(status).toBe("error");
    expect(problem.fields).toEqual({ email: ["Too long"], adults: ["A whole number"] });
    expect(sentText(problem, "email")).toBe("x".repeat(21));
    expect(sentList(problem, "likes")).toEqual(["sea", "hills"]);
    expect(sentList(problem, "email")).toHaveLength(1);
    expect(sentText(problem, "missing")).toBeUndefined();
    expect(JSON.stringify(problem)).not.toContain("secret");
    expect(listProblems(problem.fields)).toEqual([
      { id: "email", text: "Too long" },
      { id: "adults", text: "A whole number" },
    ]);
  });

  it("says of a button that is not there what holds for the whole form", () => {
    const { problem } = readSubmission(formOf([...RIGHT.slice(0, 4), ["intent", "explode"]]), schema);
    expect(problem).toMatchObject({ message: "That button is not known", fields: {} });
  });

  it("says above the form what is wrong with a field that nobody sees, the first of several", () => {
    const hidden = z.object({
      tripId: z.uuid("No trip"),
      formKey: z.string(),
      resetToken: z.string(),
      intent: z.string(),
    });
    const problemOf = (entries: [string, string][]) => readSubmission(formOf(entries), hidden).problem;
    expect(problemOf([["tripId", "x"]])).toMatchObject({ message: "No trip", fields: {} });
    const tripId = "8ddcebd6-1a70-4e81-bff7-ba8622b96a9e";
    for (const missing of ["formKey", "resetToken", "intent"]) {
      const given = ["formKey", "resetToken", "intent"].filter((name) => name !== missing);
      const problem = problemOf([["tripId", tripId], ...given.map((name): [string, string] => [name, "1"])]);
      expect([problem.message, problem.fields], missing).toEqual([expect.any(String), {}]);
    }
    for (const seen of ["idea", "keyword", "intention", "myIdea"]) {
      const { problem } = readSubmission(formOf([]), z.object({ [seen]: z.string("Say it") }));
      expect(problem, seen).toMatchObject({ message: null, fields: { [seen]: ["Say it"] } });
    }
  });

  it("reads names as they are: no paths, no lists of a hundred million, nothing of the prototype", () => {
    const hostile = ["x[99999999]", "email.x", "__proto__.y", "constructor.prototype.z", "__intent__", "likes[0]"];
    const { status, problem } = readSubmission(formOf(RIGHT), schema);
    expect(status).toBe("success");
    return parseForm(request(formOf([...RIGHT, ...hostile.map((name): [string, string] => [name, "1"])])), schema).then(
      (sent) => {
        expect(sent.status).toBe("success");
        expect(sent.problem.values).toEqual(problem.values);
        expect(({} as Record<string, unknown>).y).toBeUndefined();
      },
    );
  });

  it("takes no file for a text, and gives no endless text back", () => {
    const sent = readSubmission(
      formOf([
        ["email", new Blob(["x"])],
        ["adults", "9".repeat(50_000)],
      ]),
      schema,
    );
    expect(sent.status).toBe("error");
    expect(sent.problem.values.email).toBeUndefined();
    expect(sentText(sent.problem, "adults")).toHaveLength(40_000);
  });

  it("refuses beside its field what is longer than any field takes, and keeps it", () => {
    const open = z.object({ note: z.string(), short: z.string().max(5, "Five at most"), body: z.string() });
    const long = "x".repeat(10_001);
    const sent = (fields: [string, string][]) => readSubmission(formOf(fields), open, { body: 20_000 });
    const refused = sent([
      ["note", long],
      ["short", long],
      ["body", long],
    ]);
    expect(refused).toMatchObject({
      status: "error",
      problem: { fields: { note: ["That is too long. Use 10,000 characters or fewer"], short: ["Five at most"] } },
    });
    expect(refused.problem.fields.body).toBeUndefined();
    expect(sentText(refused.problem, "note")).toBe(long);
    const fitting = sent([
      ["note", long.slice(1)],
      ["short", "x"],
      ["body", long],
    ]);
    expect(fitting.status).toBe("success");
  });

  it("is refused when the body is none, and read without NUL", async () => {
    await expect(parseForm(request("{}", "application/json"), schema)).rejects.toMatchObject({ init: { status: 400 } });
    const sent = await parseForm(request(formOf([...RIGHT.slice(1), ["email", "a\0b"]])), schema);
    expect(sent).toMatchObject({ status: "success", value: { email: "ab" } });
  });
});
