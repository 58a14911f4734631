import { expect, it } from "vitest";
import { invitationMail } from "./companion-mails";

it("an invitation says who asks, where to, what it takes, and that doing nothing is fine", () => {
  const url = "https://voyance.example/join/abc";
  const { subject, text } = invitationMail({ name: "Bo", owner: "Ann", destination: "Lisbon", url });
  expect(subject).toBe("Ann would like you to come to Lisbon");
  expect(text).toContain("Hello Bo");
  expect(text).toContain("Ann is planning a trip to Lisbon with Voyance and would like you to come.");
  expect(text).toContain(url);
  expect(text.indexOf(url)).toBeLessThan(text.indexOf("If you don't know who this is, you can ignore this email."));
});
