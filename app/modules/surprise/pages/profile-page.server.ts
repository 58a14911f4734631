import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { loyaltyStanding } from "#app/modules/accounts/account/loyalty";
import { profileCompletion } from "#app/modules/accounts/account/profile-completion";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { DIET_FACTS } from "#app/modules/catalogue/schema/diets";
import { countryName } from "#app/shared/display-names";
import { describeTraveller, identityOf } from "#app/modules/profile/identity";
import type { ProfilePage } from "#app/modules/profile/profile-page";
import type { DestinationMark } from "#app/modules/profile/marks.server";
import { ACCESS_LABELS } from "#app/modules/profile/preferences";
import type { Preferences } from "#app/modules/profile/preferences";
import type { TravelProfile } from "#app/modules/profile/quiz.server";
import { findAllTold } from "#app/modules/profile/told.server";
import type { Told } from "#app/modules/profile/told.server";
import { toTripCard } from "#app/modules/trips/shown/dashboard";
import { listTripsWithoutDays } from "#app/modules/trips/store/trips.server";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { formatDateRange, inSentence } from "#app/shared/format";
import { latestRuns } from "./surprise-page.server";

const TRIPS_SHOWN = 6;

function markedPlaces(marks: readonly DestinationMark[], kind: DestinationMark["kind"]) {
  return marks.flatMap((mark) => {
    const place = mark.kind === kind ? findDestination(mark.slug) : undefined;
    return place
      ? [
          {
            slug: place.slug,
            name: place.name,
            country: countryName(place.country),
            picture: pictureOf(place.slug, "card"),
          },
        ]
      : [];
  });
}

/** The trips of the profile; null when they cannot be had (CHECKLIST PROF-02). */
async function tripsOf(ctx: Ctx, userId: string): Promise<ProfilePage["trips"]> {
  try {
    const trips = await listTripsWithoutDays(ctx, userId);
    return trips.slice(0, TRIPS_SHOWN).map((trip) => {
      const { id, name, destination, badge, startDate, endDate } = toTripCard(trip);
      return {
        id,
        name,
        destination,
        badge,
        dates: formatDateRange(startDate, endDate),
      };
    });
  } catch (error) {
    ctx.log.error({ err: error }, "the trips of the profile could not be listed");
    return null;
  }
}

/** The Travel DNA, once the quiz was taken; null when it cannot be read (CHECKLIST PROF-03). */
async function dnaOf(ctx: Ctx, user: CurrentUser, told: Told) {
  if (!user.quizCompleted) return undefined;
  try {
    return await callWithFaults<TravelProfile | null | undefined>(ctx, "profile", told.profile, null);
  } catch (error) {
    ctx.log.error({ err: error }, "the Travel DNA of the profile could not be loaded");
    return null;
  }
}

/** Labels in the middle of a line: "vegan, nut allergy". */
function labelsInWords(labels: readonly string[]): string {
  return labels.map(inSentence).join(", ");
}

/** The traveller's settings for every trip, in lines. */
function preferenceLines(preferences: Preferences): { text: string; isSet: boolean }[] {
  const { home, currency, units, accessNeeds, diets, lovesFood } = preferences;
  const lines = [
    ...(home ? [`From ${home.label}`] : []),
    currency === "USD" ? "Prices in US dollars" : `Prices also in ${currency}`,
    units === "metric" ? "Kilometres and degrees Celsius" : "Miles and degrees Fahrenheit",
    ...(lovesFood ? ["Plans around good food"] : []),
    ...(accessNeeds.length > 0
      ? [`Needs: ${labelsInWords(accessNeeds.map((need) => ACCESS_LABELS[need].label))}`]
      : []),
    ...(diets.length > 0 ? [`Food: ${labelsInWords(diets.map((diet) => DIET_FACTS[diet].label))}`] : []),
  ].map((text) => ({ text, isSet: true }));
  return home ? lines : [...lines, { text: "No home airport yet", isSet: false }];
}

const SURPRISES_SHOWN = 3;

/** The account, the answers and the trips of a traveller. */
async function profileOf(ctx: Ctx, user: CurrentUser): Promise<ProfilePage> {
  const [told, trips] = await Promise.all([findAllTold(user.id), tripsOf(ctx, user.id)]);
  const profile = await dnaOf(ctx, user, told);
  const open = told.quiz();
  return {
    user: {
      name: user.name,
      handle: user.handle,
      bio: user.bio,
      links: Object.entries(user.socialLinks).map(([label, url]) => ({ label, url })),
      memberSince: user.loyalty.memberSince,
      avatar: user.avatar ? pictureOf(user.avatar, "card") : null,
    },
    loyalty: { points: user.loyalty.points, ...loyaltyStanding(user.loyalty.points, user.loyalty.tier) },
    completion: profileCompletion(user),
    seesMatches: user.capabilities.canSeeMatches,
    quiz: { isOpen: open !== undefined && !open.isComplete, isReady: open?.isComplete ?? false },
    dna: profile
      ? { ...profile.dna, identity: identityOf(profile.dna), description: describeTraveller(profile.dna) }
      : null,
    isDnaMissing: profile === null,
    trips,
    saved: markedPlaces(told.marks, "saved"),
    visited: markedPlaces(told.marks, "visited"),
    dismissed: markedPlaces(told.marks, "dismissed"),
    preferences: preferenceLines(told.preferences()),
  };
}

/** All that the profile page shows, with the surprises that were drawn for the traveller. */
export async function profilePage(ctx: Ctx, user: CurrentUser) {
  const [profile, surprises] = await Promise.all([profileOf(ctx, user), latestRuns(ctx, user.id, SURPRISES_SHOWN)]);
  return { profile, surprises };
}
