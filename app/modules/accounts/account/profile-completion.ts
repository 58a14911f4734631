import type { CurrentUser } from "./current-user";

const PARTS: readonly (readonly [string, (user: CurrentUser) => boolean])[] = [
  ["name", (user) => user.firstName !== "" && user.lastName !== ""],
  ["handle", (user) => Boolean(user.handle)],
  ["avatar", (user) => Boolean(user.avatar)],
  ["bio", (user) => Boolean(user.bio)],
  ["social_links", (user) => Object.keys(user.socialLinks).length > 0],
  ["quiz", (user) => user.quizCompleted],
];

/** How much of a profile is filled in, in whole percent, and the missing parts. */
export function profileCompletion(user: CurrentUser): { percentage: number; missing: string[] } {
  const missing = PARTS.filter(([, isThere]) => !isThere(user)).map(([name]) => name);
  return { percentage: Math.round((100 * (PARTS.length - missing.length)) / PARTS.length), missing };
}
