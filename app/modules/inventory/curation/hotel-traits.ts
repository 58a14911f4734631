import { formatCount } from "#app/shared/format";
import type { CurationContext } from "../offers/curated";
import type { Difference } from "./explanation";
import { BOARDS, type HotelOffer } from "../offers/hotel";

/** Beyond this walk one takes a bus, and farther away makes less difference. */
const WALKABLE_MINUTES = 60;

/** The counts by which stays are compared. */
export interface HotelTraits {
  priceMinor: number;
  walkMinutes: number;
  stars: number;
  /** 0 room only, 1 breakfast, 2 half board, 3 full board, 4 all inclusive. */
  board: number;
  /** 1 standard, 2 larger, 3 suite or family room. */
  room: number;
  /** Whether cancelling is free for now. */
  isFlexible: boolean;
  /** Whether the bathroom is shared with other guests, as far as the name of the room says. */
  sharesBathroom: boolean;
  /** Rooms more than a family needs where four sleep in one; 0 without children. */
  roomsApart: number;
}

/** The most who sleep in one room. */
const IN_ONE_ROOM = 4;

const SHARED_BATHROOM = /\bshared (?:bath|shower|toilet)/i;

export function hotelTraits(offer: HotelOffer, { children }: Pick<CurationContext, "children">): HotelTraits {
  return {
    priceMinor: offer.totalMinor,
    walkMinutes: offer.walkToCentreMinutes,
    stars: offer.stars ?? UNKNOWN.stars,
    board: BOARDS.indexOf(offer.board ?? UNKNOWN.board),
    room: offer.roomClass ?? UNKNOWN.room,
    isFlexible: offer.cancellation.freeUntil !== undefined,
    sharesBathroom: SHARED_BATHROOM.test(offer.roomType),
    roomsApart: children > 0 ? Math.max(0, offer.rooms - Math.ceil(offer.guests / IN_ONE_ROOM)) : 0,
  };
}

/** An unknown feature counts as the plain usual where stays are compared; the card says nothing of it. */
const UNKNOWN = { stars: 2, board: "room only", room: 1 } as const;

/** Walks that differ by less are the same walk. */
const WALK_GRAIN_MINUTES = 5;
/** Prices that differ by less than this share of the middle price are the same price. */
const PRICE_GRAIN_SHARE = 0.02;

/**
 * For comparison, lower is better on every count; walks in steps of five minutes, prices in steps of 2 % of the middle
 * price.
 */
export function hotelCounts(traits: HotelTraits, middleMinor: number): number[] {
  return [
    Math.floor(traits.priceMinor / Math.max(1, middleMinor * PRICE_GRAIN_SHARE)),
    Math.floor(traits.walkMinutes / WALK_GRAIN_MINUTES),
    -traits.stars,
    -traits.board,
    -traits.room,
    traits.isFlexible ? 0 : 1,
    traits.sharesBathroom ? 1 : 0,
    traits.roomsApart,
  ];
}

/**
 * Whether the dearer stay gives something for its price: class, room, board, free cancellation, a bathroom of one's own,
 * the family in one room or eight minutes less of a walk.
 */
export function isClearlyBetterStay(dearer: HotelTraits, cheaper: HotelTraits): boolean {
  return (
    dearer.stars > cheaper.stars ||
    dearer.room > cheaper.room ||
    dearer.board > cheaper.board ||
    (dearer.isFlexible && !cheaper.isFlexible) ||
    (!dearer.sharesBathroom && cheaper.sharesBathroom) ||
    dearer.roomsApart < cheaper.roomsApart ||
    dearer.walkMinutes <= cheaper.walkMinutes - 8
  );
}

const COUNTS = ["no", "one", "two", "three", "four", "five"];

/** "three stars instead of one". */
function starsInWords(mine: number, other: number): string {
  return `${COUNTS[mine] ?? mine} ${mine === 1 ? "star" : "stars"} instead of ${COUNTS[other] ?? other}`;
}

function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Class first, then the room, the meals and how near the centre is. */
export function hotelComfort(traits: HotelTraits): number {
  return traits.stars * 3 + traits.room + traits.board / 2 - Math.min(traits.walkMinutes, WALKABLE_MINUTES) / 30;
}

/**
 * The worth of things, as a share of the middle price of the search, so that they mean the same in Oslo and in Hanoi.
 */
const WORTH = {
  walkMinute: 0.005,
  star: 0.34,
  board: 0.09,
  room: 0.1,
  flexible: 0.07,
  bathroom: 0.4,
  together: 0.25,
} as const;

/**
 * How well a stay suits the traveller, in cents; only differences matter. The price turned negative, corrected by what
 * the walk, the class, the board, the room and free cancellation are worth, and what a shared bathroom or a family in
 * several rooms takes; class, room and bathroom weigh from a third to one and two thirds by the wish for comfort.
 * @param middleMinor the middle price of all offers of the search
 * @param cost what the price takes from the score: the price itself, or as the means of the traveller weigh it
 */
export function hotelScore(
  traits: HotelTraits,
  middleMinor: number,
  context: CurationContext,
  cost = traits.priceMinor,
): number {
  return middleMinor * worthOf(traits, context) - cost;
}

function worthOf(traits: HotelTraits, context: CurationContext): number {
  const wish = 1 / 3 + (4 / 3) * (context.preferences?.comfort ?? 0.5);
  return (
    traits.stars * WORTH.star * wish +
    (traits.room - 1) * WORTH.room * wish +
    traits.board * WORTH.board +
    (traits.isFlexible ? WORTH.flexible : 0) -
    (traits.sharesBathroom ? WORTH.bathroom * wish : 0) -
    traits.roomsApart * WORTH.together -
    walkCost(traits.walkMinutes)
  );
}

function walkCost(minutes: number): number {
  return (Math.min(minutes, WALKABLE_MINUTES) + Math.max(0, minutes - WALKABLE_MINUTES) / 4) * WORTH.walkMinute;
}

const BOARD_GAIN = [
  "",
  "Breakfast is included",
  "Breakfast and dinner are included",
  "All meals are included",
  "All meals and drinks are included",
];
const BOARD_LOSS = ["no breakfast", "no dinner", "no lunch", "no drinks included", ""];
const ROOM_GAIN = ["", "", "More space to yourself", "The largest kind of room"];

/** How a stay differs from another one other than in price. */
export function hotelDifferences(
  offer: HotelOffer,
  reference: HotelOffer,
  middleMinor: number,
  leastWalk: number,
  context: CurationContext,
): Difference[] {
  const [mine, other] = [hotelTraits(offer, context), hotelTraits(reference, context)];
  return [
    {
      worthMinor: middleMinor * (walkCost(other.walkMinutes) - walkCost(mine.walkMinutes)),
      gain: walkGain(mine.walkMinutes),
      loss:
        mine.walkMinutes > WALKABLE_MINUTES
          ? "a ride from the centre"
          : `${walkText(mine.walkMinutes)} from the centre`,
      label: mine.walkMinutes <= leastWalk ? "Closest to the centre" : "Closer to the centre",
    },
    {
      worthMinor: middleMinor * WORTH.star * moreOf(offer.stars, reference.stars),
      gain: asSentence(starsInWords(mine.stars, other.stars)),
      loss: starsInWords(mine.stars, other.stars),
      label: "Higher class",
    },
    {
      worthMinor: middleMinor * WORTH.board * moreOf(offer.board && mine.board, reference.board && other.board),
      gain: BOARD_GAIN[mine.board] ?? "",
      loss: BOARD_LOSS[mine.board] ?? "",
      label: "More included",
    },
    {
      worthMinor: middleMinor * WORTH.room * moreOf(offer.roomClass, reference.roomClass),
      gain: ROOM_GAIN[mine.room] ?? "",
      loss: "a smaller room",
      label: "Larger room",
    },
    {
      worthMinor: middleMinor * WORTH.flexible * (Number(mine.isFlexible) - Number(other.isFlexible)),
      gain: "You can still change your mind",
      loss: "no free cancellation",
      label: "Free to cancel",
    },
    {
      worthMinor: middleMinor * WORTH.bathroom * (Number(other.sharesBathroom) - Number(mine.sharesBathroom)),
      gain: "A bathroom of your own",
      loss: "a shared bathroom",
      label: "Own bathroom",
    },
    {
      worthMinor: middleMinor * WORTH.together * (other.roomsApart - mine.roomsApart),
      gain: offer.rooms === 1 ? "The family in one room" : `The family in only ${formatCount(offer.rooms, "room")}`,
      loss: `the family in ${formatCount(offer.rooms, "room")}`,
      label: "All together",
    },
  ];
}

/** Where one of them is not known there is no difference to speak of. */
function moreOf(mine: number | undefined, other: number | undefined): number {
  return mine === undefined || other === undefined ? 0 : mine - other;
}

/** Said of the best match when nothing shown is cheaper. */
export function cheapestHotelReason(offer: HotelOffer): string {
  const starsText =
    offer.stars === undefined ? "" : ` ${COUNTS[offer.stars] ?? offer.stars} ${offer.stars === 1 ? "star" : "stars"},`;
  return `The lowest price here,${starsText} ${offer.walkToCentreMinutes > WALKABLE_MINUTES ? "a ride" : walkText(offer.walkToCentreMinutes)} from the centre.`;
}

/** Where both are a ride away, the shorter ride is all there is to say. */
function walkGain(minutes: number): string {
  return minutes > WALKABLE_MINUTES ? "A shorter ride to the centre" : `${walkText(minutes)} from the centre`;
}

function walkText(minutes: number): string {
  return `${formatCount(minutes, "minute")} on foot`;
}
