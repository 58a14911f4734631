import { describe, expect, it } from "vitest";
import { PRODUCT } from "#app/config/product";
import {
  accountDeletedMail,
  addressTakenMail,
  confirmEmailMail,
  emailChangedMail,
  googleConnectedMail,
  passkeyAddedMail,
  passwordChangedMail,
  resetLinkMail,
} from "./account-mails";

describe("the mails of an account", () => {
  it("carry the link in both forms, whole and once", () => {
    const url = "https://voyance.test/reset-password?userId=1&resetToken=abc";
    const mail = resetLinkMail("Ann", url, 60);
    expect(mail.text.split(url)).toHaveLength(2);
    const href = /href="([^"]+)"/.exec(mail.html)![1]!;
    expect(href.replaceAll("&#38;", "&")).toBe(url);
  });

  it("show a name as text, never as markup", () => {
    const mail = confirmEmailMail('<img src=x onerror="alert(1)">', "https://voyance.test/confirm-email", 24);
    expect(mail.html).not.toContain("<img");
    expect(mail.html).toContain("&#60;img");
    expect(mail.text).toContain("<img src=x onerror=”alert(1)”>");
  });

  it("lead to where something can be done about it, and greet by name", () => {
    const origin = "https://voyance.test";
    const links: [{ subject: string; text: string; html: string }, string][] = [
      [resetLinkMail("Ann", `${origin}/reset`, 60), `${origin}/reset`],
      [confirmEmailMail("Ann", `${origin}/confirm`, 24), `${origin}/confirm`],
      [passwordChangedMail("Ann", origin), `${origin}/forgot-password`],
      [passkeyAddedMail("Ann", "Safari on iPhone", origin), `${origin}/profile/account/passkeys`],
      [addressTakenMail("Ann", origin), `${origin}/signin`],
      [googleConnectedMail("Ann", origin), `${origin}/profile/account`],
    ];
    for (const [mail, link] of links) {
      expect(mail.text).toMatch(/^Hello Ann,\n\n/);
      expect(mail.text).toContain(`\n\n${link}\n`);
      expect(mail.html).toMatch(/<a href="[^"]+">\w[^<]+<\/a>/);
      expect(mail.subject).toMatch(/\w/);
    }
    expect(links[0]![0].text).toContain("within 60 minutes");
    expect(links[1]![0].text).toContain("within 24 hours:");
  });

  it("that only tell something name whom to ask, or say goodbye", () => {
    const moved = emailChangedMail("Ann", "new@example.com").text;
    expect([moved.includes("new@example.com"), moved.includes(PRODUCT.supportEmail)]).toEqual([true, true]);
    for (const { text } of [emailChangedMail("Ann", "new@example.com"), accountDeletedMail("Ann")])
      expect(text).not.toMatch(/https?:/);
    expect(accountDeletedMail("Ann").text).toMatch(/^Hello Ann,\n\n\w/);
  });
});
