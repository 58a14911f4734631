import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { useSite } from "./site";
import type { Walk } from "./walk";

const site = useSite();
type Field = HTMLInputElement;

/** A page of one of the premium account's trips. */
async function visitTrip(name: RegExp, page: string): Promise<Walk> {
  const walk = await site.visitAs("premium");
  const trip = walk.main.getAllByRole("link", { name })[0]!.getAttribute("href")!;
  await walk.goto(`/trips/${trip.split("/").at(-1)!}/${page}`);
  return walk;
}

describe("what travels along", () => {
  it("is files, a private calendar address and what is packed", async () => {
    const walk = await visitTrip(/Tokyo in spring/, "take-along");
    for (const [name, start] of [
      [/^Save ?the calendar file$/, "BEGIN:VCALENDAR"],
      [/^Save ?all places$/, "<?xml"],
    ] as const) {
      const file = await walk.fetch(walk.page.getByRole("link", { name }).getAttribute("href")!);
      expect(file.status, name.source).toBe(200);
      expect((await file.text()).startsWith(start), name.source).toBe(true);
    }

    await walk.press(/Get the link|Get a new link/);
    const address = walk.page.getAllByRole("link", { name: /\/calendar\/[\w-]{43}\.ics$/ })[0]!.getAttribute("href")!;
    const calendar = site.visit();
    expect((await calendar.fetch(address)).status).toBe(200);
    await walk.press("Turn the link off");
    walk.page.getByRole("button", { name: "Get the link" });
    expect((await calendar.fetch(address)).status).toBe(404);

    const passport = (): Field => walk.page.getByRole<Field>("checkbox", { name: /^Passport/ });
    const isPacked = passport().checked;
    passport().checked = !isPacked;
    await walk.press("Save checklist");
    walk.page.getByText("Saved.");
    expect(passport().checked).toBe(!isPacked);
  });

  it("has the confirmation of a booking mailed once more, and the trip's card has its document", async () => {
    const walk = await site.visitAs("premium");
    const pdf = walk.main
      .getAllByRole("link", { name: "Save as PDF" })
      .find(
        (link) =>
          walk.document.getElementById(link.getAttribute("aria-describedby")!)?.textContent === "Seven days in Kyoto",
      );
    const file = await walk.fetch(pdf!.getAttribute("href")!);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const trip = walk.main.getAllByRole("link", { name: /Seven days in Kyoto/ })[0]!.getAttribute("href")!;
    await walk.goto(`/trips/${trip.split("/").at(-1)!}/take-along`);
    await walk.press("Email it to me");
    walk.page.getByText(/^Your confirmation to premium@voyance\.test is ready again\./);
    expect(walk.url).toMatch(/\/take-along#files$/);
  });

  it("has an amount in words told beside the field, and nothing typed is lost", async () => {
    const walk = await visitTrip(/Tokyo in spring/, "money");
    walk.fill("What was it for?", "Ramen");
    walk.fill("Amount", "a lot");
    await walk.press("Add");
    expect(walk.page.getByRole("alert").textContent).toContain("Enter an amount such as 12.50");
    expect(walk.page.getByLabelText<Field>("What was it for?").value).toBe("Ramen");
    expect(walk.page.getByLabelText<Field>("Amount").value).toBe("a lot");
    walk.fill("Amount", "2,400");
    await walk.press("Add");
    walk.page.getByText("Ramen is added.");
    await walk.press(walk.page.getAllByRole("button", { name: /Remove.*Ramen/ })[0]!);
    walk.page.getByText("The expense has been removed.");
  });
});

describe("friends", () => {
  it("are asked along, answer without an account, and are all in the days", async () => {
    const owner = await site.visitAs("premium");
    await owner.follow(/Lisbon, wavering prices/, owner.main);
    await owner.follow("Travelling together", within(owner.page.getByText("More").closest("details")!));
    const page = owner.url;
    owner.fill("Name", "Yann");
    await owner.press("Make a link");
    owner.page.getByText("Yann’s link is ready to share.");
    const listed = owner.page.getAllByRole("listitem").find(({ textContent }) => textContent.includes("Yann"))!;
    const link = within(listed).getAllByRole("link")[0]!.getAttribute("href")!;

    const friend = site.visit();
    await friend.goto(link);
    expect(friend.page.getByRole("heading", { level: 1 }).textContent).toBe("Lisbon with Petra");
    for (const answer of ["A warm lagoon", "Swim and dry in the sun", "Hikes", "Nut allergy"]) friend.check(answer);
    await friend.press("Come along");
    friend.page.getByText(/Your answers are saved\./);

    await owner.goto(page);
    await owner.press("Plan the days for everyone");
    owner.page.getByRole("heading", { name: "Who gets what" });
    within(owner.page.getByRole("region", { name: "Who gets what" })).getAllByText(/Yann/);

    await friend.goto(link);
    friend.page.getByText("The days below take you into account.");
    expect(friend.page.getByLabelText<Field>("Hikes").checked).toBe(true);
    expect(friend.page.getByLabelText<Field>("Nut allergy").checked).toBe(true);
    friend.page.getAllByText(/Ask here about nuts|keeps nuts out/);
    await friend.press("I can't come");
    friend.page.getByText(/You said you can't come\./);

    await owner.goto(page);
    await owner.press(/Remove.*Yann/);
    owner.page.getByText(/Removed from the trip\./);
    expect(await friend.goto(link)).toBe(404);
  });

  it("with an account find the invitation and need no questions", async () => {
    const walk = await site.visitAs("companion");
    await walk.follow(/Answer.*Tokyo in spring/);
    walk.page.getByText("Your Travel DNA answers the questions for you.");
    await walk.press("Come along");
    walk.page.getByText(/You're in\./);
  });
});
