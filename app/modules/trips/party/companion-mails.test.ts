import { expect, it } from "vitest";
import { invitationMail, tripCalledOffMail } from "./companion-mails";

it("an invitation says who asks, where to, what it takes, and that doing nothing is fine", () => {
  const url = "https://voyance.example/join/abc";
  const { subject, text } = invitationMail({ name: "Bo", owner: "Ann", destination: "Lisbon", url });
  expect(subject).toBe("Ann would like you to come to Lisbon");
  expect(text).toContain("Hello Bo");
  expect(text).toContain("Ann is planning a trip to Lisbon with Voyance and would like you to come.");
  expect(text).toContain(url);
  expect(text.indexOf(url)).toBeLessThan(text.indexOf("If you don’t know who this is, you can ignore this email."));
});

it("a trip that is called off is told with who did it and what stays booked", () => {
  const url = "https://voyance.example/trips/1";
  const { subject, text } = tripCalledOffMail({
    name: "Bo",
    owner: "Ann",
    tripName: "Spring",
    dates: "8 – 12 July 2027",
    url,
  });
  expect(subject).toBe("Cancelled: Spring");
  expect(text).toContain("Ann has cancelled the trip “Spring”, 8 – 12 July 2027.");
  expect(text).toContain("What you booked yourself stays booked");
  expect(text).toContain(url);
});
