import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { makePdf } from "../integration/trips/documents.fixture";
import { daysAhead, expect, signInAs, test } from "./test";

/** An answer as seen from outside, without the parts that differ between any two answers. */
async function answerOf(origin: string, path: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(origin + path, { redirect: "manual", ...init });
  const headers = [...answer.headers].filter(([name]) => !/^(date|x-trace-id|content-security-policy)$/.test(name));
  return { status: answer.status, headers, body: await answer.text() };
}

async function sessionOf(page: Page): Promise<string> {
  return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** Sends a message as a visitor. @returns the address it came from, whose name is "Ann of" it */
async function writeToUs(page: Page): Promise<string> {
  const email = `desk-${Math.random().toString(36).slice(2, 10)}@example.com`;
  await page.goto("/contact");
  await page.getByLabel("Name").fill(`Ann of ${email}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("Where is my trip?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  return email;
}

test("the desk is an address that is not there, for everybody else", async ({ page, origin }) => {
  await signInAs(page, "premium");
  const cookie = await sessionOf(page);
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  for (const headers of [{}, { Cookie: cookie }, { Cookie: "auth_token=nonsense" }] as Record<string, string>[]) {
    for (const rest of ["", "/", "/messages", "/messages/1", "/audit?before=x", "/a.pdf", ".data", "/messages.data"]) {
      const nowhere = await answerOf(origin, `/nowhere${rest}`, { headers });
      for (const desk of ["/admin", "/ADMIN", "/%61dmin"])
        expect(await answerOf(origin, desk + rest, { headers }), desk + rest).toEqual(nowhere);
      const post = { method: "POST", body: "intent=note-add&note=x", headers: { ...headers, ...form } };
      expect(await answerOf(origin, `/admin${rest}`, post), `POST ${rest}`).toEqual(
        await answerOf(origin, `/nowhere${rest}`, post),
      );
    }
  }
  for (const file of ["/robots.txt", "/sw.js", "/"])
    expect(await (await fetch(origin + file)).text()).not.toMatch(/\/admin/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a message is answered at the desk, and the log says so", async ({ page, outbox }) => {
      const email = await writeToUs(page);
      await signInAs(page, "admin", "/admin");
      await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Messages" }).click();
      await page.getByRole("link", { name: `Ann of ${email}` }).click();
      await expect(page.getByText("In time")).toBeVisible();
      await page.getByLabel("Answer by email").fill("It is on your dashboard.");
      await page.getByRole("button", { name: "Send answer" }).click();
      await expect(page.getByText("Your answer is on its way.")).toBeVisible();
      await expect
        .poll(async () => (await outbox(email)).map(({ subject }) => subject))
        .toContain("Re: your message to Voyance");
      await page.getByRole("link", { name: "Audit log" }).click();
      await expect(page.getByText("message answered").first()).toBeVisible();
    });
  });
}

test("a resume is saved under its own name, and a position is written and published", async ({ page }) => {
  const title = `Cartographer ${Math.random().toString(36).slice(2, 8)}`;
  await signInAs(page, "admin", "/admin/jobs");
  await page.getByRole("link", { name: "Write a new one" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("Please describe the position").first()).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByLabel("Level").fill("Senior");
  await page.getByLabel("Description").fill("You draw maps.");
  await page.getByLabel("What you do").fill("Draw maps");
  await page.getByLabel("What you bring").fill("Patience");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("link", { name: "See it as visitors do" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const form = page.locator("#apply");
  await form.getByLabel("First name").fill("Cleo");
  await form.getByLabel("Last name").fill(title);
  await form.getByLabel("Email").fill("cleo@example.com");
  await form.getByLabel("Phone").fill("+44 20 7946 0123");
  await form.getByLabel("Your experience").fill("Much.");
  await form.getByLabel("Why would you like").fill("Maps.");
  await form.getByLabel("When could you start?").fill(daysAhead(20));
  await form.getByLabel("Resume").setInputFiles({ name: "Cleo.pdf", mimeType: "application/pdf", buffer: makePdf() });
  await form.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Application submitted successfully!")).toBeVisible();
  await page.goto("/admin/applications");
  await page.getByRole("link", { name: `Cleo ${title}` }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Cleo.pdf" }).click();
  expect((await saved).suggestedFilename()).toBe("Cleo.pdf");
  await page.goto("/admin/jobs");
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("It is closed: nobody can apply any more.")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "guides, with scripts" : "guides, without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a guide is looked at before it is kept, published for everybody and taken back", async ({ page, origin }) => {
      const title = `Rail ${Math.random().toString(36).slice(2, 8)}`;
      const address = `/guides/${title.toLowerCase().replace(" ", "-")}`;
      const visit = async (path: string) => (await fetch(origin + path)).text();
      await signInAs(page, "admin", "/admin");
      await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Guides" }).click();
      await page.getByRole("link", { name: "Write a new one" }).click();
      await page.getByLabel("Title").fill(title);
      await page.getByLabel("Body").fill("<h2>Book early</h2><p>Seats go fast.<script>steal()</script></p>");
      await page.getByRole("button", { name: "Preview" }).click();
      const preview = page.getByRole("region", { name: "Preview" });
      await expect(preview.getByRole("heading", { name: "Book early" })).toBeVisible();
      await expect(preview.getByText("Left out, because a guide can't contain it: script.")).toBeVisible();
      expect(await preview.innerHTML()).not.toContain("steal");
      await page.getByRole("button", { name: "Save as a draft" }).click();
      await expect(page.getByText("Please say in a sentence or two").first()).toBeVisible();
      await expect(page.getByLabel("Title")).toHaveValue(title);
      await expect(page.getByLabel("Body")).toHaveValue(/steal\(\)/);
      await page.getByLabel("Excerpt").fill("Trains, and how to book them.");
      await page.getByLabel("Related places").fill("Lisbon");
      await page.getByRole("button", { name: "Save as a draft" }).click();
      await expect(page.getByText("The guide is saved.")).toBeVisible();
      expect((await fetch(origin + address)).status).toBe(404);
      expect(await visit("/guides")).not.toContain(title);

      await page.getByLabel("Day").fill(daysAhead(9));
      await page.getByRole("button", { name: "Schedule" }).click();
      await expect(page.getByText("Please choose the hour, such as 09:00").first()).toBeVisible();
      await page.getByLabel("Time in UTC").fill("09:30");
      await page.getByRole("button", { name: "Schedule" }).click();
      await expect(page.getByText("Scheduled", { exact: true })).toBeVisible();
      await expect(page.getByText(", 09:30 UTC")).toBeVisible();
      expect((await fetch(origin + address)).status).toBe(404);

      await page.getByRole("button", { name: "Publish now" }).click();
      await expect(page.getByText("It is published: everybody can see it.")).toBeVisible();
      await page.getByRole("link", { name: "See it as visitors do" }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByText("Seats go fast.")).toBeVisible();
      expect(await visit(address)).not.toContain("steal");
      expect(await visit("/guides")).toContain(title);
      expect(await visit("/destination/lisbon")).toContain(title);

      await page.goto("/admin/guides");
      await page.getByRole("link", { name: title, exact: true }).click();
      await page.getByRole("button", { name: "Take back to draft" }).click();
      await expect(page.getByText("It is a draft again.")).toBeVisible();
      expect((await fetch(origin + address)).status).toBe(404);
      expect(await visit("/guides")).not.toContain(title);
      await page.getByRole("link", { name: "Audit log" }).click();
      await expect(page.getByText("guide taken back").first()).toBeVisible();
      await page.goBack();
      await page.getByLabel("Delete this draft for good").check();
      await page.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText("It is deleted.")).toBeVisible();
      await expect(page.getByText(title)).toBeHidden();
    });
  });
}

test("the pages of the desk have no accessibility violation", async ({ page }) => {
  test.setTimeout(300_000);
  await writeToUs(page);
  await signInAs(page, "admin", "/admin");
  for (const path of [
    "/admin",
    "/admin/messages?status=all",
    "/admin/applications?status=all",
    "/admin/jobs",
    "/admin/jobs/travel-editor",
    "/admin/guides",
    "/admin/guides/new",
    "/admin/outbox",
    "/admin/switches",
    "/admin/audit",
    "/admin/orders",
  ]) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  await page.goto("/admin/bookings?status=paid");
  await page.getByRole("link", { name: "Ledger" }).first().click();
  await page.getByRole("heading", { name: "Ledger of a payment" }).waitFor();
  await expectAccessible(page, "the ledger of a payment");
  await page.goto("/admin/messages?status=all");
  await page.locator(".desk-table a").first().click();
  await page.getByLabel("Answer by email").waitFor();
  await expectAccessible(page, "a message");
});
