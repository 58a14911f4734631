import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { makeDocx, makePdf } from "../integration/trips/documents.fixture";
import { daysAhead, expect, test } from "./test";

const SENT = "Message sent successfully! We'll get back to you soon.";
const APPLIED = "Application submitted successfully! We'll be in touch soon.";
const unique = (): string => Math.random().toString(36).slice(2, 10);

async function writeMessage(page: Page, email: string): Promise<void> {
  await page.getByLabel("Name").fill("Ann Lee");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("Where do I find my trip?\nThank you.");
}

async function fillApplication(page: Page, email: string): Promise<void> {
  const form = page.locator("#apply");
  await form.getByLabel("First name").fill("Ann");
  await form.getByLabel("Last name").fill("Lee");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone").fill("+44 20 7946 0123");
  await form.getByLabel("Your experience").fill("Ten years of building web products.");
  await form.getByLabel("Why would you like to work at Voyance?").fill("I like maps.");
  await form.getByLabel("When could you start?").fill(daysAhead(40));
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });

// What happens without scripts is a walk (tests/walks/contact-careers.test.ts).
test("with scripts, a message that is refused or fails keeps what was typed, and is sent at last", async ({
  page,
  context,
  outbox,
  baseURL,
  complaints,
}) => {
  const email = `contact-${unique()}@example.com`;
  const message = page.getByLabel("Message");
  await page.goto("/contact");
  await writeMessage(page, "abc");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please enter an email address such as name@example.com")).toBeVisible();
  await expect(message).toHaveValue("Where do I find my trip?\nThank you.");
  await page.getByLabel("Email").fill(email);
  await context.addCookies([{ name: "x-voyance-fault", value: "contact=status:500", url: baseURL! }]);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Server error (500)")).toBeVisible();
  // The browser's own report of the answer that failed on purpose.
  complaints.splice(0, 1);
  await context.clearCookies({ name: "x-voyance-fault" });
  await expect(message).toHaveValue("Where do I find my trip?\nThank you.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect.poll(async () => (await outbox(email)).map(({ subject }) => subject)).toEqual(["We have your message"]);
  await page.getByRole("link", { name: "Send Another Message" }).click();
  await expect(message).toHaveValue("");
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test("with scripts, an application is put right and sent on its own page, and a failure says so", async ({
  page,
  context,
  outbox,
  baseURL,
  complaints,
}) => {
  const email = `apply-${unique()}@example.com`;
  await page.goto("/careers/ux-ui-designer");
  await fillApplication(page, email);
  const form = page.locator("#apply");
  const submit = form.getByRole("button", { name: "Submit Application" });
  await form.getByLabel("LinkedIn").fill("abc");
  await form.getByLabel("Resume").setInputFiles(file("resume.pdf", makePdf()));
  await submit.click();
  await expect(page.getByText("Please enter a web address, such as").first()).toBeVisible();
  await expect(page.getByText("resume.pdf (1 KB) is here already.")).toBeVisible();
  await expect(form.getByLabel("Your experience")).toHaveValue("Ten years of building web products.");
  await form.getByLabel("LinkedIn").fill("");
  await submit.click();
  await page.waitForURL(/\/careers(?:#apply)?$/);
  await expect(page.getByText(APPLIED)).toBeVisible();
  await expect
    .poll(async () => (await outbox(email)).map(({ subject }) => subject))
    .toEqual(["Your application: UX/UI Designer"]);

  await context.addCookies([{ name: "x-voyance-fault", value: "jobs=error", url: baseURL! }]);
  await page.goto("/careers/senior-full-stack-engineer");
  await fillApplication(page, email);
  await form.getByLabel("Resume").setInputFiles(file("resume.pdf", makePdf()));
  await submit.click();
  await expect(page.getByText("Failed to submit application. Please try again.")).toBeVisible();
  await expect(form.getByLabel("Your experience")).toHaveValue("Ten years of building web products.");
  // The browser's own report of the answer that failed on purpose.
  complaints.splice(0, 1);
});

test("Apply Now opens the application of its position over the list", async ({ page, outbox }) => {
  const email = `dialog-${unique()}@example.com`;
  await page.goto("/careers");
  await page.getByRole("navigation", { name: "Departments" }).getByRole("link", { name: "Marketing" }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Growth Marketing Manager" })).toBeVisible();
  await expect(page.locator(".job-card")).toHaveCount(1);
  await page.getByRole("link", { name: "Apply Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for Growth Marketing Manager" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "the application in its dialog");
  await fillApplication(page, email);
  await dialog.getByLabel("Resume").setInputFiles(file("me.png", Buffer.from("x")));
  await expect(dialog.getByText("That file is not a PDF, DOC or DOCX document.")).toBeVisible();
  await dialog.getByLabel("Resume").setInputFiles(file("resume.docx", Buffer.from("no document")));
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByText("That file is not the kind of document its name says").first()).toBeVisible();
  await expect(dialog.getByLabel("Your experience")).toHaveValue("Ten years of building web products.");
  await dialog.getByLabel("Resume").setInputFiles(file("resume.docx", makeDocx()));
  // Closed and opened again, it is as it was.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Apply Now" }).click();
  await expect(dialog.getByLabel("Your experience")).toHaveValue("Ten years of building web products.");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText(APPLIED)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await outbox(email)).length).toBe(1);
});
