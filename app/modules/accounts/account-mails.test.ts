import { describe, expect, it } from "vitest";
import { confirmEmailMail, resetLinkMail } from "./account-mails";

describe("the mails of an account", () => {
  it("carry the link in both forms, whole and once", () => {
    const url = "https://voyance.test/reset-password?userId=1&resetToken=abc";
    const mail = resetLinkMail("Ann", url, 60);
    expect(mail.text.split(url)).toHaveLength(2);
    const href = /href="([^"]+)"/.exec(mail.html)![1]!;
    expect(href.replaceAll("&#38;", "&")).toBe(url);
  });

  it("show a name as it was typed, never as markup", () => {
    const mail = confirmEmailMail('<img src=x onerror="alert(1)">', "https://voyance.test/confirm-email", 24);
    expect(mail.html).not.toContain("<img");
    expect(mail.html).toContain("&#60;img");
    expect(mail.text).toContain('<img src=x onerror="alert(1)">');
  });
});
