import type { CurrentUser } from "./current-user";
import type { TokenPair } from "./token-pair";

/** The user as the documents write it (CHECKLIST ENT-23), with the capabilities of ROLE-10. */
export function toUserDto(user: CurrentUser) {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    first_name: user.firstName,
    last_name: user.lastName,
    handle: user.handle,
    avatar: user.avatar,
    bio: user.bio,
    social_links: user.socialLinks,
    is_admin: user.isAdmin,
    quiz_completed: user.quizCompleted,
    quizCompleted: user.quizCompleted,
    onboarding_complete: user.onboardingComplete,
    loyalty: { points: user.loyalty.points, tier: user.loyalty.tier, memberSince: user.loyalty.memberSince },
    plan: user.membership,
    capabilities: { ...user.capabilities, canSeePriceLockTimer: user.capabilities.canSeeMatches },
    left: { freeItineraries: user.freeItinerariesLeft, tripPasses: user.tripPassesLeft },
  };
}

/** The answer to a sign-in or a sign-up of an API caller. */
export function toAuthAnswer(user: CurrentUser, tokens: TokenPair) {
  return { success: true as const, ...tokens, data: toUserDto(user), userData: toUserDto(user) };
}
