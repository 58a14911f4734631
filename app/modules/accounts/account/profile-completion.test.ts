import { expect, it } from "vitest";
import { toAuthAnswer, toUserDto } from "./accounts.dto";
import type { CurrentUser } from "./current-user";
import { standingOf } from "./plans";
import { profileCompletion } from "./profile-completion";

const whole: CurrentUser = {
  id: "u-1",
  email: "ann@example.com",
  isEmailVerified: true,
  name: "Ann Lee",
  firstName: "Ann",
  lastName: "Lee",
  handle: "ann",
  avatar: "kyoto",
  bio: "Slow trains",
  socialLinks: { website: "https://ann.example" },
  isAdmin: false,
  onboardingComplete: true,
  loyalty: { points: 12, tier: "explorer", memberSince: "2026-11-21T10:00:00.000Z" },
  quizCompleted: true,
  ...standingOf({ rights: [], freeUsed: 0 }, { payments: "sandbox", inventory: "sandbox", mail: "outbox" }),
};

it("says how much of a profile is filled in, and what is missing", () => {
  expect(profileCompletion(whole)).toEqual({ percentage: 100, missing: [] });
  const gaps: [string, Partial<CurrentUser>][] = [
    ["name", { firstName: "" }],
    ["name", { lastName: "" }],
    ["handle", { handle: null }],
    ["avatar", { avatar: null }],
    ["bio", { bio: null }],
    ["social_links", { socialLinks: {} }],
    ["quiz", { quizCompleted: false }],
  ];
  for (const [part, change] of gaps)
    expect(profileCompletion({ ...whole, ...change })).toEqual({ percentage: 83, missing: [part] });
  const none = Object.assign({}, ...gaps.map(([, change]) => change)) as Partial<CurrentUser>;
  expect(profileCompletion({ ...whole, ...none })).toEqual({
    percentage: 0,
    missing: ["name", "handle", "avatar", "bio", "social_links", "quiz"],
  });
});

it("tells callers of a user what the documents list, under the names they give it", () => {
  const user = toUserDto(whole);
  expect(user).toEqual({
    id: "u-1",
    email: "ann@example.com",
    name: "Ann Lee",
    first_name: "Ann",
    last_name: "Lee",
    handle: "ann",
    avatar: "kyoto",
    bio: "Slow trains",
    social_links: { website: "https://ann.example" },
    is_admin: false,
    quiz_completed: true,
    quizCompleted: true,
    onboarding_complete: true,
    loyalty: { points: 12, tier: "explorer", memberSince: "2026-11-21T10:00:00.000Z" },
    plan: "free",
    capabilities: { ...whole.capabilities, canSeePriceLockTimer: false },
    left: { freeItineraries: 1, tripPasses: 0 },
  });
  const tokens = { token: "a", refreshToken: "b", expiresAt: "2026-11-21T10:15:00.000Z" };
  expect(toAuthAnswer(whole, tokens)).toEqual({ success: true, ...tokens, data: user, userData: user });
});
