import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { makePdf } from "#tests/integration/trips/documents.fixture";
import { daysAhead } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import type { Walk } from "./walk";

const SENT = "Message sent successfully! We'll get back to you soon.";
const APPLIED = "Application submitted successfully! We'll be in touch soon.";
const MESSAGE = "Where do I find my trip?\nThank you.";
const EXPERIENCE = "Ten years of building web products.";

const site = useSite();
const unique = (): string => Math.random().toString(36).slice(2, 10);
const valueOf = (walk: Walk, label: string): string => walk.page.getByLabelText<HTMLInputElement>(label).value;
const subjectsTo = async (email: string): Promise<string[]> => (await site.outbox(email)).map(({ subject }) => subject);

function writeMessage(walk: Walk, email: string): void {
  walk.fill("Name", "Ann Lee");
  walk.fill("Email", email);
  walk.fill("Message", MESSAGE);
}

function fillApplication(walk: Walk, email: string): void {
  walk.fill("First name", "Ann");
  walk.fill("Last name", "Lee");
  walk.fill("Email", email);
  walk.fill("Phone", "+44 20 7946 0123");
  walk.fill("Your experience", EXPERIENCE);
  walk.fill("Why would you like to work at Voyance?", "I like maps.");
  walk.fill("When could you start?", daysAhead(40));
}

const attachResume = (walk: Walk): void =>
  walk.attach("Resume", { name: "resume.pdf", type: "application/pdf", bytes: new Uint8Array(makePdf()) });

describe("a message", () => {
  it("is put right, sent and confirmed, and another one can follow", async () => {
    const walk = site.visit();
    const email = `contact-${unique()}@example.com`;
    await walk.goto("/contact");
    expect(walk.page.getByRole("main").textContent).toContain("24-48 h on weekdays");
    writeMessage(walk, "abc");
    await walk.press("Send Message");
    expect(walk.page.getByText("Please enter an email address such as name@example.com")).toBeTruthy();
    expect(valueOf(walk, "Message")).toBe(MESSAGE);
    walk.fill("Email", email);
    await walk.press("Send Message");
    expect(walk.page.getByText(SENT)).toBeTruthy();
    await expect.poll(() => subjectsTo(email)).toEqual(["We have your message"]);
    await walk.follow("Send Another Message");
    expect([valueOf(walk, "Message"), valueOf(walk, "Name")]).toEqual(["", ""]);
  });

  it("that fails says so", async () => {
    const walk = site.visit();
    await walk.setCookie("x-voyance-fault", "contact=status:500");
    await walk.goto("/contact");
    writeMessage(walk, "ann@example.com");
    await walk.press("Send Message");
    expect(walk.page.getByText("Server error (500)")).toBeTruthy();
    expect(valueOf(walk, "Message")).toBe(MESSAGE);
  });
});

describe("an application", () => {
  it("is found in its department", async () => {
    const walk = site.visit();
    await walk.goto("/careers");
    await walk.follow("Marketing", within(walk.page.getByRole("navigation", { name: "Departments" })));
    expect(walk.page.getByRole("heading", { level: 3, name: "Growth Marketing Manager" })).toBeTruthy();
    expect(walk.document.querySelectorAll(".job-card")).toHaveLength(1);
    await walk.follow(/^Apply Now/);
    expect(walk.url).toBe("/careers/growth-marketing-manager#apply");
  });

  it("is put right and sent on its own page", async () => {
    const walk = site.visit();
    const email = `apply-${unique()}@example.com`;
    await walk.goto("/careers/ux-ui-designer");
    fillApplication(walk, email);
    walk.fill(/^LinkedIn/, "abc");
    attachResume(walk);
    await walk.press("Submit Application");
    expect(walk.page.getAllByText(/Please enter a web address, such as/)).not.toHaveLength(0);
    expect(walk.page.getByText(/resume\.pdf \(1 KB\) is here already\./)).toBeTruthy();
    expect(valueOf(walk, "Your experience")).toBe(EXPERIENCE);
    walk.fill(/^LinkedIn/, "");
    await walk.press("Submit Application");
    expect(walk.url).toMatch(/^\/careers(?:#apply)?$/);
    expect(walk.page.getByText(APPLIED)).toBeTruthy();
    await expect.poll(() => subjectsTo(email)).toEqual(["Your application: UX/UI Designer"]);
  });

  it("is for one of three positions where they cannot be read; a failure says so with all that was typed", async () => {
    const walk = site.visit();
    await walk.setCookie("x-voyance-fault", "jobs=error");
    await walk.goto("/careers");
    expect(walk.document.querySelectorAll(".job-card")).toHaveLength(3);
    await walk.goto("/careers/senior-full-stack-engineer");
    fillApplication(walk, "ann@example.com");
    attachResume(walk);
    await walk.press("Submit Application");
    expect(walk.page.getByText("Failed to submit application. Please try again.")).toBeTruthy();
    expect(valueOf(walk, "Your experience")).toBe(EXPERIENCE);
  });
});
