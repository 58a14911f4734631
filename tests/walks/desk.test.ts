import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { makePdf } from "#tests/integration/trips/documents.fixture";
import { daysAhead } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import type { Walk } from "./walk";

const site = useSite();
const unique = (): string => Math.random().toString(36).slice(2, 10);

/** An answer as seen from outside, without the parts that differ between any two answers. */
async function answerOf(path: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(site.origin + path, { redirect: "manual", ...init });
  const headers = [...answer.headers].filter(([name]) => !/^(date|x-trace-id|content-security-policy)$/.test(name));
  return { status: answer.status, headers, body: await answer.text() };
}

async function sessionOf(walk: Walk): Promise<string> {
  return (await walk.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** Follows the link of the desk's navigation. */
async function goTo(walk: Walk, part: string): Promise<void> {
  await walk.follow(part, within(walk.page.getByRole("navigation", { name: "Desk" })));
}

describe("the desk is an address that is not there", () => {
  it.each<[string, () => Promise<Record<string, string>>]>([
    ["a visitor", () => Promise.resolve({})],
    ["a traveller", async () => ({ Cookie: await sessionOf(await site.visitAs("premium")) })],
    ["a made-up session", () => Promise.resolve({ Cookie: "auth_token=nonsense" })],
  ])("for %s", async (_, headersOf) => {
    const headers = await headersOf();
    for (const rest of ["", "/", "/messages", "/messages/1", "/audit?before=x", "/a.pdf", ".data", "/messages.data"]) {
      const nowhere = await answerOf(`/nowhere${rest}`, { headers });
      for (const desk of ["/admin", "/ADMIN", "/%61dmin"])
        expect(await answerOf(desk + rest, { headers }), desk + rest).toEqual(nowhere);
      for (const origin of [{}, { Origin: site.origin }] as Record<string, string>[]) {
        const sent = { ...headers, ...origin, "Content-Type": "application/x-www-form-urlencoded" };
        const post = { method: "POST", body: "intent=note-add&note=x", headers: sent };
        expect(await answerOf(`/admin${rest}`, post), `POST ${rest}`).toEqual(await answerOf(`/nowhere${rest}`, post));
      }
    }
  });

  it("and that nothing public names", async () => {
    for (const file of ["/robots.txt", "/sw.js", "/"])
      expect(await (await fetch(site.origin + file)).text()).not.toMatch(/\/admin/);
  });
});

it("a message is answered at the desk, and the log says so", async () => {
  const visitor = site.visit();
  const email = `desk-${unique()}@example.com`;
  await visitor.goto("/contact");
  visitor.fill("Name", `Ann of ${email}`);
  visitor.fill("Email", email);
  visitor.fill("Message", "Where is my trip?");
  await visitor.press("Send Message");
  expect(visitor.page.getByText(/^Message sent successfully!/)).toBeTruthy();

  const walk = await site.visitAs("admin", "/admin");
  await goTo(walk, "Messages");
  await walk.follow(`Ann of ${email}`);
  expect(walk.page.getByText("In time")).toBeTruthy();
  walk.fill("Answer by email", "It is on your dashboard.");
  await walk.press("Send answer");
  expect(walk.page.getByText("Your answer is on its way.")).toBeTruthy();
  const subjects = async () => (await site.outbox(email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain("Re: your message to Voyance");
  await goTo(walk, "Audit log");
  expect(walk.page.getAllByText(/message answered/)).not.toHaveLength(0);
});

it("a position is written and published, and a resume is saved under its own name", async () => {
  const title = `Cartographer ${unique()}`;
  const walk = await site.visitAs("admin", "/admin/jobs");
  await walk.follow("Write a new one");
  walk.fill("Title", title);
  await walk.press("Save as a draft");
  expect(walk.page.getAllByText(/Please describe the position/)).not.toHaveLength(0);
  expect(walk.page.getByLabelText<HTMLInputElement>("Title").value).toBe(title);
  walk.fill("Level", "Senior");
  walk.fill("Description", "You draw maps.");
  walk.fill("What you do", "Draw maps");
  walk.fill("What you bring", "Patience");
  await walk.press("Save as a draft");
  await walk.press("Publish");
  await walk.follow("See it as visitors do");
  expect(walk.page.getByRole("heading", { level: 1, name: title })).toBeTruthy();
  walk.fill("First name", "Cleo");
  walk.fill("Last name", title);
  walk.fill("Email", "cleo@example.com");
  walk.fill("Phone", "+44 20 7946 0123");
  walk.fill("Your experience", "Much.");
  walk.fill(/^Why would you like/, "Maps.");
  walk.fill("When could you start?", daysAhead(20));
  walk.attach("Resume", { name: "Cleo.pdf", type: "application/pdf", bytes: new Uint8Array(makePdf()) });
  await walk.press("Submit Application");
  expect(walk.page.getByText(/^Application submitted successfully!/)).toBeTruthy();
  await walk.goto("/admin/applications");
  await walk.follow(`Cleo ${title}`);
  await walk.follow(/^Download Cleo\.pdf/);
  expect(walk.headers.get("Content-Disposition")).toMatch(/^attachment; filename="?Cleo\.pdf/);
  await walk.goto("/admin/jobs");
  await walk.follow(title);
  await walk.press("Close");
  expect(walk.page.getByText("It is closed: nobody can apply any more.")).toBeTruthy();
});

describe("a guide", () => {
  const read = async (address: string): Promise<string> => (await fetch(site.origin + address)).text();
  const statusOf = async (address: string): Promise<number> => (await fetch(site.origin + address)).status;

  const SENT = "<h2>Book early</h2><p>Seats go fast.<script>steal()</script></p>";

  /** Writes a draft of a guide about Lisbon. @returns its title, and its address for visitors */
  async function writeGuide(walk: Walk): Promise<{ title: string; address: string }> {
    const title = `Rail ${unique()}`;
    await walk.goto("/admin/guides/new");
    walk.fill("Title", title);
    walk.fill("Body", SENT);
    walk.fill("Excerpt", "Trains, and how to book them.");
    walk.fill(/^Related places/, "Lisbon");
    await walk.press("Save as a draft");
    expect(walk.page.getByText("The guide is saved.")).toBeTruthy();
    return { title, address: `/guides/${title.toLowerCase().replace(" ", "-")}` };
  }

  it("is looked at before it is kept, and keeps what was typed where something is missing", async () => {
    const walk = await site.visitAs("admin", "/admin");
    await goTo(walk, "Guides");
    await walk.follow("Write a new one");
    walk.fill("Title", "Rail first");
    walk.fill("Body", SENT);
    await walk.press("Preview");
    const preview = walk.page.getByRole("region", { name: "Preview" });
    expect(within(preview).getByRole("heading", { name: "Book early" })).toBeTruthy();
    expect(within(preview).getByText(/^Left out, because a guide can't contain it: script\./)).toBeTruthy();
    expect(preview.innerHTML).not.toContain("steal");
    await walk.press("Save as a draft");
    expect(walk.page.getAllByText(/^Please say in a sentence or two/)).not.toHaveLength(0);
    expect(walk.page.getByLabelText<HTMLInputElement>("Title").value).toBe("Rail first");
    expect(walk.page.getByLabelText<HTMLTextAreaElement>("Body").value).toContain("steal()");
  });

  it("is a draft that is scheduled, taken back and deleted", async () => {
    const walk = await site.visitAs("admin", "/admin");
    const { title, address } = await writeGuide(walk);
    expect(await statusOf(address)).toBe(404);
    expect(await read("/guides")).not.toContain(title);

    walk.fill("Day", daysAhead(9));
    await walk.press("Schedule");
    expect(walk.page.getAllByText(/^Please choose the hour, such as 09:00/)).not.toHaveLength(0);
    walk.fill("Time in UTC", "09:30");
    await walk.press("Schedule");
    expect(walk.page.getByText("Scheduled")).toBeTruthy();
    expect(walk.page.getByText(/, 09:30 UTC/)).toBeTruthy();
    expect(await statusOf(address)).toBe(404);

    await walk.press("Take back to draft");
    walk.check("Delete this draft for good");
    await walk.press("Delete");
    expect(walk.page.getByText("It's deleted.")).toBeTruthy();
    expect(walk.page.queryByText(title)).toBeNull();
  });

  it("is published for everybody and taken back, and the log says so", async () => {
    const walk = await site.visitAs("admin", "/admin");
    const { title, address } = await writeGuide(walk);
    await walk.press("Publish now");
    expect(walk.page.getByText("It's published: everyone can see it.")).toBeTruthy();
    await walk.follow("See it as visitors do");
    expect(walk.page.getByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(walk.page.getByText("Seats go fast.")).toBeTruthy();
    expect(await read(address)).not.toContain("steal");
    expect(await read("/guides")).toContain(title);
    expect(await read("/destination/lisbon")).toContain(title);

    await walk.goto("/admin/guides");
    await walk.follow(title);
    await walk.press("Take back to draft");
    expect(walk.page.getByText("It is a draft again.")).toBeTruthy();
    expect(await statusOf(address)).toBe(404);
    expect(await read("/guides")).not.toContain(title);
    await goTo(walk, "Audit log");
    expect(walk.page.getAllByText(/guide taken back/)).not.toHaveLength(0);
  });
});

it("a sight that has changed is reported, and the desk keeps what became of it", async () => {
  const words = `Shut since May, ${unique()}`;
  const visitor = site.visit();
  await visitor.goto("/destination/kyoto");
  const reports = within(visitor.page.getByText("Report a mistake").parentElement!);
  await visitor.follow(reports.getByRole("link", { name: /^Fushimi Inari/ }));
  await visitor.press("Send report");
  expect(visitor.page.getAllByText(/^Please choose what is wrong/)).not.toHaveLength(0);
  visitor.check("It has closed for good");
  visitor.fill("What should we know?", words);
  await visitor.press("Send report");
  expect(visitor.page.getByRole("heading", { name: "Thank you" })).toBeTruthy();

  const walk = await site.visitAs("admin", "/admin/reports");
  await walk.follow(walk.page.getAllByRole("link", { name: /Fushimi Inari/ }).at(-1)!);
  expect(walk.page.getByText(words)).toBeTruthy();
  walk.page.getByLabelText<HTMLSelectElement>("Status").value = "declined";
  walk.fill(/^What was changed/, "Open as ever.");
  await walk.press("Save decision");
  expect(walk.page.getByText("The decision is saved.")).toBeTruthy();
});
