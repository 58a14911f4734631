import { env } from "#app/config/env.server";
import { askForJson } from "#app/integrations/language-model/chat";
import { consumeAttempt } from "#app/modules/accounts/account/rate-limits.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { resolveExactDestination, resolveExactPlace } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { costPerDay } from "#app/modules/catalogue/places/explore-item";
import { findDeparture, findSharedName } from "#app/modules/catalogue/explore/explore-find.server";
import { listOrBuiltIn } from "#app/modules/catalogue/explore/explore.server";
import { eachDay } from "#app/shared/calendar";
import { countryName } from "#app/shared/display-names";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { prefillStart } from "../prefill";
import type { KnownTraveller } from "../prefill";
import { busyInWords } from "#app/modules/trips/days/busy-words";
import { emptyStart } from "../start-form";
import type { StartValues } from "../start-form";
import type { SaidParty } from "./party-in-words";
import { goersOf } from "../times/said-goers";
import { lineOf, settled } from "../times/start-times";
import { budgetEach } from "./budget-each";
import { asWritten } from "./as-written";
import { askOfModel, fillFromModel } from "./model-wish";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { proposeDates } from "./dates/propose-dates";
import type { ProposedDates } from "./dates/propose-dates";
import { readWish } from "./trip-wish";
import type { TripWish } from "./trip-wish";
import { inSentence, leftOut } from "./told-places";
import { heardAs, wishChips } from "./wish-chips";
import type { UnderstoodWish } from "./wish-chips";

/** Sentences of one address that a language model reads in an hour. */
const ASKED_AN_HOUR = { points: 20, seconds: 3600 };

/**
 * The provider of the language model that may read the sentence, for the page to name; undefined while none is
 * configured.
 */
export function wishReader(): string | undefined {
  const { AI_PROVIDER, AI_API_BASE } = env();
  return AI_PROVIDER === "off" ? undefined : new URL(AI_API_BASE).host;
}

/**
 * Has a language model read the sentence, where one is configured and our own rules left something open; without a
 * model, or when it fails, the rules' reading stands.
 */
async function askWhatIsOpen(ctx: Ctx, sentence: string, wish: TripWish<Destination>): Promise<TripWish<Destination>> {
  const { AI_PROVIDER, AI_API_KEY: key, AI_MODEL: model, AI_API_BASE: base } = env();
  const isOpen = wish.unknown.length > 0 || wish.places.length === 0;
  if (AI_PROVIDER === "off" || !key || !model || !isOpen) return wish;
  try {
    // A visitor beyond the limit still gets an answer, without any word of it.
    await consumeAttempt({ ...ctx, onRetryAfter: undefined }, `wish:${ctx.address}`, ASKED_AN_HOUR, "");
    const answer = await askForJson({ base, key, model }, askOfModel(todayOf(ctx)), sentence);
    return fillFromModel(wish, answer, { findPlace: resolveExactDestination, findDeparture });
  } catch (error) {
    ctx.log.warn({ err: error }, "the language model did not read a sentence; our own reading stands");
    return wish;
  }
}

const placeToShow = ({ destination, reasons }: TripWish<Destination>["places"][number]) => ({
  slug: destination.slug,
  name: destination.name,
  country: countryName(destination.country),
  perDay: costPerDay(destination),
  picture: pictureOf(destination.slug, "square"),
  reasons,
});

/** What stands at a fixed time, on its date where the dates of the trip tell it. */
function timesOf(wish: TripWish<Destination>, { startDate, endDate }: Pick<ProposedDates, "startDate" | "endDate">) {
  const dates = startDate !== "" && endDate !== "" ? eachDay(startDate, endDate) : [];
  return wish.appointments.map((said) => settled(said, dates));
}

/** The first step's form with what a sentence told. @param dollars each traveller's budget */
function formOf(
  wish: TripWish<Destination>,
  dates: Pick<ProposedDates, "startDate" | "endDate">,
  party: SaidParty,
  dollars: number | undefined,
): StartValues {
  return {
    ...emptyStart(),
    destination: wish.places[0]?.destination.slug ?? "",
    departureCity: wish.from ?? "",
    startDate: dates.startDate,
    endDate: dates.endDate,
    adults: String(party.adults),
    children: String(party.children),
    ages: (party.ages ?? []).map(String),
    budgetTotal: dollars === undefined ? "" : String(dollars),
    ...(wish.pace && { pace: wish.pace }),
    ...(wish.budgetTier && { budgetTier: wish.budgetTier }),
    interests: wish.interests,
    hours: wish.hours.busy.map(busyInWords).join("; "),
    appointments: timesOf(wish, dates)
      .map(({ said }) => lineOf({ ...said, goers: goersOf(said, party) }))
      .join("\n"),
    beenBefore: wish.isBack ? "yes" : "",
    diets: DIETS.filter((diet) => wish.needs.includes(diet)),
    accessNeeds: ACCESS_NEEDS.filter((need) => wish.needs.includes(need)),
  };
}

/**
 * A sentence as it was understood: the planner's first form, filled in, with the values that we chose and the words
 * that were not understood. Open values come from the traveller's profile.
 * @param needs diets and access needs among the traveller's preferences, which every plan keeps to anyway
 */
export async function understandWish(
  ctx: Ctx,
  sentence: string,
  known?: KnownTraveller,
  needs: readonly string[] = [],
): Promise<UnderstoodWish> {
  const today = todayOf(ctx);
  const destinations = await listOrBuiltIn(ctx);
  const read = readWish(sentence, {
    destinations,
    findDeparture,
    findSharedName,
    findPlace: resolveExactPlace,
    today,
  });
  const wish = await askWhatIsOpen(ctx, sentence, read);
  const [first] = wish.places;
  const dates = proposeDates(wish.dates, today, first?.destination);
  const hasLength = wish.dates.nights !== undefined || wish.dates.endDate !== undefined;
  const party = wish.party ?? { adults: 1, children: 0 };
  const budget = wish.budget && budgetEach(wish.budget, party, dates.nights);
  const said = formOf(wish, dates, party, budget?.dollars);
  const values = known
    ? prefillStart(
        said,
        known,
        (["pace", "budgetTier"] as const).filter((name) => wish[name] !== undefined),
      ).values
    : said;
  return {
    values,
    places: wish.places.map(placeToShow),
    isNamed: wish.isNamed,
    ...(hasLength && dates.nights !== undefined && { nights: wish.dates.allNights ?? dates.nights }),
    areas: wish.areas,
    chips: wishChips(wish, values, { dates: dates.notes, budget: budget?.note, nights: dates.nights }),
    givenUp: wish.givenUp,
    isNewNeed: wish.needs.some((need) => !needs.includes(need)),
    told: [...wish.avoided.map(leftOut), ...wish.told.map((one) => inSentence(one, sentence))],
    within: asWritten(wish.within, sentence),
    slips: wish.slips.map(({ said, name }) => ({ said: asWritten([said], sentence)[0] ?? said, name })),
    unused: asWritten(wish.unused, sentence),
    ways: wish.ways,
    car: wish.car,
    bed: wish.bed,
    ...(wish.homeFrom !== undefined && { homeFrom: wish.homeFrom }),
    hours:
      wish.hours.busy.length > 0 ? { text: values.hours, ...(wish.hours.guess && { guess: wish.hours.guess }) } : null,
    appointments:
      wish.appointments.length > 0
        ? { text: values.appointments, notes: timesOf(wish, dates).flatMap(({ notes }) => notes) }
        : null,
    unknown: wish.unknown,
    heard: heardAs(wish.heard),
  };
}
