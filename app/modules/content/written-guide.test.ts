import { expect, it } from "vitest";
import { entriesOf, guideState, tagsLeftOut, utcInstantOf } from "./written-guide";
import { guideInputSchema, scheduleSchema } from "./written-guide.schema";

it("reads a list with commas and lines, each entry once", () => {
  expect(entriesOf(" Lisbon, kyoto\n lisbon ,,\nNew  York")).toEqual(["Lisbon", "kyoto", "New York"]);
  expect(entriesOf("")).toEqual([]);
});

it("names the tags that were taken out, once each", () => {
  expect(tagsLeftOut("<p>a</p><SCRIPT>x</SCRIPT><img src=x><script>", "<p>a</p>")).toEqual(["script", "img"]);
  expect(tagsLeftOut("<p>3 < 4</p>", "<p>3 &lt; 4</p>")).toEqual([]);
});

it("is scheduled until its hour has come, to the millisecond", () => {
  const guide = { status: "published", publish_at: "2026-12-01T09:00:00.000Z" } as const;
  expect(guideState(guide, new Date("2026-12-01T08:59:59.999Z"))).toBe("scheduled");
  expect(guideState(guide, new Date("2026-12-01T09:00:00.000Z"))).toBe("published");
  expect(guideState({ status: "draft", publish_at: null }, new Date())).toBe("draft");
});

it("knows days and hours that there are", () => {
  expect(utcInstantOf("2028-02-29", "23:59")).toBe("2028-02-29T23:59:00.000Z");
  for (const [day, time] of [
    ["2027-02-29", "09:00"],
    ["2027-13-01", "09:00"],
    ["2027-01-01", "24:00"],
    ["2027-01-01", "9"],
    ["tomorrow", "09:00"],
    ["", ""],
  ] as const)
    expect(utcInstantOf(day, time), `${day} ${time}`).toBeUndefined();
});

const NOW = new Date("2026-12-01T09:00:00.000Z");
const whenOf = (publishDay?: string, publishTime?: string) => {
  const read = scheduleSchema(NOW).safeParse({ publishDay, publishTime });
  return read.success ? read.data : [read.error.issues[0]!.path[0], read.error.issues[0]!.message];
};

it("is scheduled for an hour to come, within two years", () => {
  expect(whenOf("2026-12-01", "09:01")).toBe("2026-12-01T09:01:00.000Z");
  expect(whenOf("2026-12-01", "09:01:30")).toBe("2026-12-01T09:01:00.000Z");
  expect(whenOf("2026-12-01", "09:00")).toEqual(["publishDay", "Please choose an hour that is still to come, in UTC"]);
  expect(whenOf("2029-01-01", "09:00")).toEqual(["publishDay", "Please choose a day within the next two years"]);
  expect(whenOf(undefined, "09:00")).toEqual(["publishDay", "Please choose the day"]);
  expect(whenOf("2027-01-01")).toEqual(["publishTime", "Please choose the hour, such as 09:00"]);
});

it("is read as it is kept, and says what is wrong with each field", () => {
  const typed = { title: " Rail \n travel ", type: "Practical", excerpt: "Trains.", body: "<p>a</p>\r\n<p>b</p> " };
  expect(guideInputSchema.parse({ ...typed, tags: "#Rail, TRAINS, rail", related: "Lisbon,Kyoto" })).toEqual({
    featured: false,
    title: "Rail travel",
    type: "Practical",
    excerpt: "Trains.",
    tags: ["rail", "trains"],
    related: ["Lisbon", "Kyoto"],
    body: "<p>a</p>\n<p>b</p>",
  });
  const wrong = guideInputSchema.safeParse({
    title: "\u200b",
    type: "News",
    excerpt: "x".repeat(301),
    tags: Array.from({ length: 11 }, (_, index) => `t${index}`).join(),
    related: "x".repeat(81),
    body: "x".repeat(40_001),
  });
  expect(wrong.error!.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["title", "Please enter a title"],
    ["type", "Please choose a type"],
    ["excerpt", "Please use 300 characters or fewer"],
    ["tags", "Please use 10 tags or fewer"],
    ["related", "Please use 80 characters or fewer for a place"],
    ["body", "Please use 40,000 characters or fewer"],
  ]);
});
