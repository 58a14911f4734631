import { afterEach, expect, it } from "vitest";
import type { Mail } from "./mail";
import { emptyOutbox, readOutbox, sendMail } from "./transport.server";

const mail: Mail = { to: "ann@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>", attachments: [] };

afterEach(emptyOutbox);

it("is emptied and read while mails are written, and loses none that is written afterwards", async () => {
  for (let round = 0; round < 30; round++) {
    const writing = Array.from({ length: 20 }, (_, at) => sendMail(`${round}:${at}`, mail));
    await Promise.all([...writing, emptyOutbox(), readOutbox(), emptyOutbox(), readOutbox()]);
  }
  await emptyOutbox();
  expect(await readOutbox()).toEqual([]);
  await sendMail("last", mail);
  expect(await readOutbox()).toMatchObject([{ to: "ann@example.com", subject: "Hello", attachments: [] }]);
});

it("is empty where no mail was ever written", async () => {
  await emptyOutbox();
  expect(await readOutbox()).toEqual([]);
});
