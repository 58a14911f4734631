import { describe, expect, it } from "vitest";
import { asItStands, outcomeOf, toView, toWaitingForm, whyGivenUp } from "./waiting";
import type { Fields, WaitingForm } from "./waiting";

const NAMES = { key: "key-1", device: "device-1" };
const sentTo = (pathname: string, fields: Fields) => ({
  pathname,
  page: pathname,
  fields,
  owner: "me",
  typedAt: "2027-05-12T09:00:00.000Z",
});
const EDIT: Fields = [
  ["revision", "3"],
  ["formKey", "page"],
  ["placeId", "tower"],
  ["intent", "remove-stop"],
];
const keep = (pathname: string, fields: Fields, earlier: WaitingForm[] = []) =>
  toWaitingForm(sentTo(pathname, fields), earlier, NAMES);
const waiting = (changes: Partial<WaitingForm> = {}): WaitingForm => ({
  ...keep("/itinerary/t1/edit", EDIT)!,
  id: 1,
  ...changes,
});
const named = (form: Pick<WaitingForm, "fields"> | undefined, prefix: string) =>
  form?.fields.filter(([name]) => name.startsWith(prefix));

describe("toWaitingForm", () => {
  it("leaves a first change as the page would send it, with the name of the device", () => {
    const form = keep("/itinerary/t1/edit.data", EDIT)!;
    expect(form.address).toBe("/itinerary/t1/edit");
    expect(form.fields).toEqual([...EDIT, ["waitDevice", "device-1"]]);
    expect(form.words).toBe("Remove a stop");
  });

  it("gives a later change of the same trip a name of its own, whatever page it was typed on", () => {
    const form = keep(
      "/trips/t1/money",
      [
        ["formKey", "page"],
        ["intent", "note-spending"],
      ],
      [waiting()],
    );
    expect(named(form, "wait")).toEqual([
      ["waitDevice", "device-1"],
      ["waitKey", "key-1"],
      ["waitAfter", "yes"],
    ]);
  });

  it("also after one that was refused, whose page still stands as it was", () =>
    expect(named(keep("/itinerary/t1/edit", EDIT, [waiting({ refusal: { why: "No" } })]), "waitAfter")).toHaveLength(
      1,
    ));

  it("knows trips apart", () =>
    expect(named(keep("/itinerary/t2/edit", EDIT, [waiting()]), "wait")).toEqual([["waitDevice", "device-1"]]));

  it("names a form that its page does not", () => {
    const form = keep(
      "/profile/marks",
      [
        ["destination", "kyoto"],
        ["intent", "mark"],
      ],
      [waiting()],
    );
    expect(named(form, "wait")).toEqual([
      ["waitDevice", "device-1"],
      ["waitKey", "key-1"],
    ]);
  });

  it("says what it asks for as its button did, and sends those words nowhere", () => {
    const form = keep("/itinerary/t1/edit", [...EDIT, ["waitWords", " Remove the tower "], ["waitKey", "forged"]])!;
    expect(form.words).toBe("Remove the tower");
    expect(form.fields).toEqual([...EDIT, ["waitDevice", "device-1"]]);
    expect(keep("/itinerary/t1/edit", [...EDIT, ["waitWords", "x".repeat(500)]])!.words).toHaveLength(200);
    expect(keep("/itinerary/t1/edit", [...EDIT, ["waitWords", " "]])!.words).toBe("Remove a stop");
  });

  it.each([
    ["/itinerary/t1/edit", "undo"],
    ["/itinerary/t1/edit", "change-wishes"],
    ["/itinerary/t1/edit", "toString"],
    ["/trips/t1/manage", "copy-trip"],
    ["/trips/t1", "book-trip"],
    ["/planner/booking", "pay"],
    ["/signin", "answer"],
    ["/billing/upgrade", "mark"],
  ])("keeps nothing of %s, %s", (pathname, intent) => expect(keep(pathname, [["intent", intent]])).toBeUndefined());

  it("keeps nothing without a button", () => expect(keep("/quiz", [["question", "pace"]])).toBeUndefined());
});

describe("outcomeOf", () => {
  const problem = (message: string | null, fields = {}) => ({ message, fields, values: {} });

  it.each([
    [200, { said: null }, "done"],
    [200, { said: "Saved." }, "done"],
    [401, problem("Sign in"), "signed-out"],
    [404, problem("It is gone"), "refused"],
    [409, problem("Not saved."), "refused"],
    [422, undefined, "refused"],
    [429, problem("Slow down"), "later"],
    [500, undefined, "later"],
    [503, undefined, "later"],
  ] as const)("takes %i with %j as %s", (status, answer, expected) =>
    expect(outcomeOf(status, answer).status).toBe(expected),
  );

  it("counts only what failed on the server's side", () => {
    expect(outcomeOf(500, undefined)).toMatchObject({ isFailure: true });
    expect(outcomeOf(502, undefined)).toMatchObject({ isFailure: false });
    expect(outcomeOf(429, undefined)).toMatchObject({ isFailure: false });
  });

  it.each([
    [problem("Closed then"), { why: "Closed then" }],
    [problem(null, { name: ["Give it a name"], minutes: ["Too long"] }), { why: "Give it a name Too long" }],
    [
      { ...problem("Too late"), stands: "It is on Friday." },
      { why: "Too late", stands: "It is on Friday." },
    ],
    [problem(null), { why: "We couldn't make this change. Open the page and make it there." }],
    [undefined, { why: "We couldn't make this change. Open the page and make it there." }],
  ])("gives the reason that the page would have shown, %j", (answer, refusal) =>
    expect(outcomeOf(409, answer)).toEqual({ status: "refused", refusal }),
  );
});

describe("a form that waits", () => {
  const NOW = new Date("2027-05-20T09:00:00Z");

  it("is given up after 45 days or five failures of the server, and not before", () => {
    expect(whyGivenUp(waiting(), NOW)).toBeUndefined();
    expect(whyGivenUp(waiting({ failures: 4 }), NOW)).toBeUndefined();
    expect(whyGivenUp(waiting({ failures: 5 }), NOW)?.why).toMatch(/our side/);
    expect(whyGivenUp(waiting({ typedAt: "2027-04-05T09:00:01Z" }), NOW)).toBeUndefined();
    expect(whyGivenUp(waiting({ typedAt: "2027-04-05T08:59:59Z" }), NOW)?.why).toMatch(/45 days/);
  });

  it("is meant for the trip as it stands once somebody has seen that", () => {
    const form = waiting({ refusal: { why: "Too late" }, failures: 2 });
    const again = asItStands(form);
    expect(again).toEqual({ ...form, refusal: undefined, failures: 0, fields: form.fields.slice(1) });
    expect(asItStands(again)).toBe(again);
  });

  it("shows a page what was typed and nothing else", () =>
    expect(toView(waiting())).toEqual({
      id: 1,
      address: "/itinerary/t1/edit",
      page: "/itinerary/t1/edit",
      words: "Remove a stop",
      typedAt: "2027-05-12T09:00:00.000Z",
      fields: EDIT,
    }));
});
