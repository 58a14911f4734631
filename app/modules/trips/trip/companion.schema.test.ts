import { describe, expect, it } from "vitest";
import { VIBES } from "#app/modules/catalogue/schema/vocabulary";
import { DEAL_BREAKERS } from "#app/modules/matching/group";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { fieldErrors } from "#app/shared/field-errors";
import { inviteSchema, joinSchema, personNameSchema, wishesSchema } from "./companion.schema";

const why = (text: unknown): string | undefined => personNameSchema.safeParse(text).error?.issues[0]?.message;

describe("the name of somebody who is asked along", () => {
  it("has one to sixty letters in one line", () => {
    expect(personNameSchema.parse(" Ann\n  Lee ")).toBe("Ann Lee");
    expect(personNameSchema.parse("a".repeat(60))).toHaveLength(60);
    expect(why("a".repeat(61))).toBe("Use 60 characters or fewer");
    for (const none of ["", "  ", undefined, 7]) expect(why(none)).toBe("Add a name");
  });

  it("leads nowhere", () => {
    expect(why("Ann www.evil.example")).toBe("Leave out the web address: this is for a name");
  });
});

describe("an invitation", () => {
  it("needs a name; an address only if a mail is wanted", () => {
    expect(inviteSchema.parse({ personName: "Bo" })).toEqual({ name: "Bo", email: "" });
    expect(inviteSchema.parse({ personName: "Bo", email: "" })).toEqual({ name: "Bo", email: "" });
    expect(inviteSchema.parse({ personName: "Bo", email: "bo@example.com" }).email).toBe("bo@example.com");
  });

  it("says what is wrong with an address", () => {
    const problems = (email: string) => fieldErrors(inviteSchema.safeParse({ personName: "Bo", email }).error!);
    expect(problems("bo")).toEqual({
      email: ["Enter an email address such as name@example.com, or leave it empty"],
    });
    expect(inviteSchema.safeParse({ personName: "Bo", email: `${"b".repeat(250)}@example.com` }).success).toBe(false);
  });
});

describe("wishes", () => {
  const half = VIBES.length / 2;
  it("are at most half of all moods: more is no wish any more", () => {
    expect(wishesSchema.parse({})).toEqual({ likes: [], never: [] });
    expect(wishesSchema.parse({ likes: VIBES.slice(0, half) }).likes).toHaveLength(Math.floor(half));
    const { error } = wishesSchema.safeParse({ likes: VIBES.slice(0, Math.floor(half) + 1) });
    expect(fieldErrors(error!)).toEqual({ likes: [`Choose at most ${half}`] });
  });

  it("and things never to do are those we know, each once at most", () => {
    expect(wishesSchema.parse({ never: [...DEAL_BREAKERS] }).never).toEqual(DEAL_BREAKERS);
    expect(wishesSchema.safeParse({ never: [...DEAL_BREAKERS, DEAL_BREAKERS[0]] }).success).toBe(false);
    expect(wishesSchema.safeParse({ likes: ["moonlight"] }).success).toBe(false);
    expect(wishesSchema.safeParse({ never: ["mondays"] }).success).toBe(false);
  });
});

describe("an answer", () => {
  it("keeps name, wishes and needs apart from the short form", () => {
    const answer = {
      personName: "Bo",
      likes: ["beach"],
      never: ["boats"],
      diets: ["vegan"],
      accessNeeds: ["step-free"],
    };
    const { said, answers } = joinSchema.parse({ ...answer, view: ["lagoon"] });
    expect(said).toEqual({
      name: "Bo",
      likes: ["beach"],
      never: ["boats"],
      diets: ["vegan"],
      accessNeeds: ["step-free"],
    });
    expect(answers.view).toEqual(["lagoon"]);
  });

  it("names needs that we know, and no more than there are", () => {
    const needs = (accessNeeds: string[]) => joinSchema.safeParse({ personName: "Bo", accessNeeds }).success;
    expect(needs([...ACCESS_NEEDS])).toBe(true);
    expect(needs([...ACCESS_NEEDS, ACCESS_NEEDS[0]!])).toBe(false);
    expect(needs(["wings"])).toBe(false);
    expect(joinSchema.safeParse({ personName: "Bo", view: ["x".repeat(81)] }).success).toBe(false);
    expect(joinSchema.safeParse({ personName: "Bo", view: ["nowhere"] }).success).toBe(false);
  });
});
