import { formatMoney } from "#app/shared/money";
import type { Curated, CuratedLabel, CurationContext } from "../offers/curated";
import { bestScored, type Candidate, type TierChoice } from "./tier-choice";

/** How two offers differ on one count. */
export interface Difference {
  /** The worth of the difference in cents: above 0 a gain, below 0 a loss. */
  worthMinor: number;
  /** Said of the gain, with a capital letter and without a full stop; said of the loss, to follow a semicolon. */
  gain: string;
  loss: string;
  /** The gain reads on with "than": "17 hours faster than the cheapest". */
  isFaster?: true;
  /** The label that this gain earns. */
  label: CuratedLabel;
}

export interface Explainer<Offer> {
  /** The lowest price of the whole search, in cents: only what costs no more is called the lowest price. */
  lowestMinor: number;
  /** Differences other than price, of the first against the second. */
  differences(offer: Offer, reference: Offer): Difference[];
  /** Said of the best match when it also is the cheapest. */
  cheapestReason(offer: Offer): string;
  /** A sentence that has to be said of the offer, whatever it is compared with. */
  warning?(offer: Offer): string | undefined;
}

const LEAST_LOSS_MINOR = 3_00;
/** Of the largest gain, to be told in its place. */
const LEAST_GAIN_SHARE = 1 / 3;
const NUMBER_WORDS = ["", "", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** " for two", " for three" and so on; nothing for one traveller. */
export function partyText({ adults, children }: CurationContext): string {
  const travellers = adults + children;
  return travellers < 2 ? "" : ` for ${NUMBER_WORDS[travellers] ?? travellers}`;
}

/** " in total" where a price for each would be another one. */
function totalText({ adults, children }: CurationContext): string {
  return adults + children < 2 ? "" : " in total";
}

/** Gives every chosen offer its label and its reason; the best match first, then by price. */
export function explainChoices<Offer>(
  choices: readonly TierChoice<Offer>[],
  context: CurationContext,
  explainer: Explainer<Offer>,
): Curated<Offer>[] {
  if (choices.length === 0) return [];
  const candidates = choices.map((choice) => choice.candidate);
  const best = bestScored(candidates);
  const cheapest = candidates.reduce((least, candidate) =>
    candidate.priceMinor < least.priceMinor ? candidate : least,
  );
  const isComfiest = (candidate: Candidate<Offer>) =>
    candidates.every((other) => other === candidate || other.comfort < candidate.comfort);
  const used = new Set<CuratedLabel>(["Best match"]);
  const sorted = [...choices].sort(
    (a, b) =>
      Number(b.candidate === best) - Number(a.candidate === best) ||
      a.candidate.priceMinor - b.candidate.priceMinor ||
      (a.candidate.id < b.candidate.id ? -1 : 1),
  );
  const warned = (offer: Offer, reason: string) => [reason, explainer.warning?.(offer) ?? ""].join(" ").trimEnd();
  return sorted.map(({ candidate, tier }) => {
    const { offer } = candidate;
    if (candidate === best) {
      return {
        offer,
        tier,
        label: "Best match",
        reason: warned(
          offer,
          candidate === cheapest
            ? explainer.cheapestReason(offer)
            : againstCheapest(candidate, cheapest, context, explainer),
        ),
      };
    }
    const differences = [priceDifference(candidate, best, context), ...explainer.differences(offer, best.offer)];
    const gains = differences
      .filter((difference) => difference.worthMinor > 0)
      .sort((a, b) => b.worthMinor - a.worthMinor);
    const fixed: CuratedLabel | undefined =
      candidate === cheapest
        ? candidate.priceMinor <= explainer.lowestMinor
          ? "Lowest price"
          : "Low price"
        : isComfiest(candidate)
          ? "Most comfortable"
          : undefined;
    const gain = chooseGain(gains, fixed, used);
    const label = fixed ?? gain?.label ?? "Good value";
    used.add(label);
    return { offer, tier, label, reason: warned(offer, sentence(gain, worstLoss(differences))) };
  });
}

function againstCheapest<Offer>(
  candidate: Candidate<Offer>,
  cheapest: Candidate<Offer>,
  context: CurationContext,
  explainer: Explainer<Offer>,
): string {
  const [gain] = explainer
    .differences(candidate.offer, cheapest.offer)
    .filter((difference) => difference.worthMinor > 0)
    .sort((a, b) => b.worthMinor - a.worthMinor);
  const more = `${formatMoney(candidate.priceMinor - cheapest.priceMinor)} more${totalText(context)}`;
  return gain?.isFaster
    ? `${gain.gain} than the cheapest, ${more}.`
    : `${gain?.gain ?? "A better fit"}; ${more} than the cheapest.`;
}

/**
 * The gain that fits the label: the saving for the lowest price, comfort for the most comfortable, else the largest
 * whose label is still free.
 */
function chooseGain(
  gains: readonly Difference[],
  fixed: CuratedLabel | undefined,
  used: ReadonlySet<CuratedLabel>,
): Difference | undefined {
  if (fixed === "Lowest price" || fixed === "Low price")
    return gains.find((gain) => gain.label === "Good value") ?? gains[0];
  if (fixed === "Most comfortable") return gains.find((gain) => COMFORT_LABELS.has(gain.label)) ?? gains[0];
  // A small gain is no reason to show an offer, however new its label would be.
  const [largest = 0] = gains.map(({ worthMinor }) => worthMinor);
  const worthSaying = gains.filter(({ worthMinor }) => worthMinor >= largest * LEAST_GAIN_SHARE);
  return worthSaying.find((gain) => !used.has(gain.label)) ?? gains[0];
}

const COMFORT_LABELS = new Set<CuratedLabel>(["Extra comfort", "Higher class", "Larger room"]);

function worstLoss(differences: readonly Difference[]): Difference | undefined {
  const [worst] = differences
    .filter((difference) => difference.worthMinor <= -LEAST_LOSS_MINOR)
    .sort((a, b) => a.worthMinor - b.worthMinor);
  return worst;
}

function sentence(gain: Difference | undefined, loss: Difference | undefined): string {
  const said = gain?.gain ?? "A fair alternative";
  return loss === undefined ? `${said}.` : `${said}; ${loss.loss}.`;
}

function priceDifference<Offer>(
  candidate: Candidate<Offer>,
  reference: Candidate<Offer>,
  context: CurationContext,
): Difference {
  const worthMinor = reference.priceMinor - candidate.priceMinor;
  const money = `${formatMoney(Math.abs(worthMinor))}`;
  return {
    worthMinor,
    gain: `Saves ${money}${totalText(context)}`,
    loss: `${money} more${totalText(context)}`,
    label: "Good value",
  };
}
