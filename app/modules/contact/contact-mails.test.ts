import { expect, it } from "vitest";
import { messageMail, receivedMail } from "./contact-mails";

const URL = "https://voyance.test/admin/messages/1";

it("tells our own people who wrote, line by line, and where to answer", () => {
  const { subject, text, html } = messageMail(
    { name: "Ann <Lee>", email: "ann@example.com", message: "One.\n\n \nTwo." },
    URL,
  );
  expect(subject).toBe("Message from Ann <Lee>");
  expect(text).toContain(`Ann <Lee> (ann@example.com) wrote:\n\nOne.\n\nTwo.\n\n${URL}`);
  expect(html).not.toContain("<Lee>");
  expect(html).toContain("Open it in the inbox");
});

it("tells the sender that the message arrived, and when it is answered", () => {
  const { subject, text } = receivedMail();
  expect(subject).toBe("We have your message");
  expect(text).toMatch(/^Hello there,/);
  expect(text).toMatch(/within \d+-\d+ hours on weekdays/);
  expect(text).toContain("If you didn’t write to us");
});
