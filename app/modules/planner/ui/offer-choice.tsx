import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import type { ReactNode } from "react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { ListForm } from "#app/modules/inventory/listing/offer-listing";
import { NothingFits, OfferFilters } from "#app/modules/inventory/ui/offer-filters";
import { OfferPages } from "#app/modules/inventory/ui/offer-pages";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { formatCount, inSentence } from "#app/shared/format";
import { approximateMoney } from "#app/shared/money";
import type { NearDaysPart } from "../offers/near-days";
import type { TicketPart } from "../offers/one-ticket";
import { withPicked } from "../trip-summary";
import type { TripSummary } from "../trip-summary";
import { NearDaysList } from "./near-days-list";
import { TripAside } from "./trip-aside";

/** The content of a step with offers: the few chosen ones, or one page of all. */
export interface OffersPage<Card extends { id: string }> {
  basis: { revision: number; formKey: string };
  summary: TripSummary;
  cards: Card[];
  /** The total of each for the whole party, in order. */
  totalsMinor: number[];
  /** Prices in the traveller's own currency, in the order of the cards; empty where dollars are enough. */
  abouts: string[];
  /** The traveller's own currency, if not dollars. */
  rate: { currency: string; perDollar: number } | null;
  rateNote: string | null;
  searched: number;
  /** Shown above the few when none of them is good. */
  advice: string | null;
  /** The sources that did not answer in time, a sentence each. */
  missing: string[];
  /** Of the flights of a longer trip's first place: whether the way home is on the ticket. */
  ticket: TicketPart | null;
  /** Of flights: the fares of nearby days, where somebody tells them. */
  near: NearDaysPart | null;
  /** Shown where the offers cannot be bought. */
  simulatedNote: string | null;
  /** Of the list of all: its filters and order; null where only the few are shown. */
  list: ListForm | null;
  page: number;
  pages: number;
  chosenId: string | null;
}

/** The words in which flights and stays differ. */
export interface OfferWords {
  /** The key under which the choice is kept while the form is open. */
  keep: "flight" | "hotel";
  /** Singular and plural: "flight", "flights". */
  one: string;
  many: string;
  eyebrow: string;
  /** The words about the few, after how many were searched; and about all. */
  aboutFew: string;
  aboutAll: string;
  /** The link for a traveller who has a booking from elsewhere. */
  bookedAlready: string;
  busy: string;
  goOn: string;
  backTo: string;
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five"];

/** A form with one radio button an offer, and the trip so far beside it (CHECKLIST PLAN-14). */
export function OfferChoice<Card extends { id: string }>({
  offers,
  words,
  problem,
  map,
  renderCard,
}: {
  offers: OffersPage<Card>;
  words: OfferWords;
  problem?: string;
  /** The map of the offers: below the few, which stand on the first screen of a phone, and above a long list of all. */
  map?: ReactNode;
  renderCard: (card: Card, choice: { name: string; isChosen: boolean; about?: string; mark: string }) => ReactNode;
}) {
  const { summary, cards, abouts, rateNote, searched, advice, list, page, pages, chosenId } = offers;
  const isAll = list !== null;
  const isKnown = cards.some((card) => card.id === chosenId);
  const ticked = isKnown ? chosenId : isAll ? null : (cards[0]?.id ?? null);
  // The present choice among these cards: another page of all has others.
  const [picked, setPicked] = useState<string | null>(null);
  const counted = cards.findIndex((card) => card.id === (cards.some(({ id }) => id === picked) ? picked : ticked));
  const total = offers.totalsMinor[counted];
  const soFar =
    total === undefined ? summary : withPicked(summary, words.keep === "flight" ? "flights" : "hotel", total);
  const few = `${NUMBERS[cards.length] ?? cards.length} ${cards.length === 1 ? words.one : words.many}`;
  const order = list?.sorts.find(({ isCurrent }) => isCurrent)?.label ?? "";
  return (
    <div className="split">
      <div className="stack">
        <p className="eyebrow">{words.eyebrow}</p>
        <h1 className="step-3">{isAll ? `All ${words.many}` : `${few} worth your time`}</h1>
        {list ? (
          <p className="num" role="status">
            <b>
              {list.found === searched ? "All " : `${list.found} of `}
              {formatCount(searched, words.one, words.many)}
            </b>
            {list.found > 0 && `, ${inSentence(order)} first`}. {words.aboutAll}
          </p>
        ) : (
          <p>
            Chosen from {searched}. {words.aboutFew}
          </p>
        )}
        {offers.ticket && <TicketNote ticket={offers.ticket} />}
        {advice && (
          <p>
            <strong>{advice}</strong>
          </p>
        )}
        <Missing lines={offers.missing} />
        {offers.simulatedNote && <p className="sandbox-note">{offers.simulatedNote}</p>}
        {rateNote && <p className="meta">{rateNote}</p>}
        <p>
          <Link className="target" to="?own=1">
            {words.bookedAlready}
          </Link>
        </p>
        {offers.near && (
          <NearDaysList
            near={offers.near}
            basis={offers.basis}
            tripDates={summary.dates}
            chosen={chosenId !== null || summary.hotelMinor !== undefined}
          />
        )}
        {list && <OfferFilters list={list} words={words} />}
        {cards.length === 0 && list ? (
          <NothingFits list={list} words={words} />
        ) : (
          <Form
            method="post"
            className="stack"
            data-keep={words.keep}
            onChange={(event) => {
              const { target } = event;
              if (target instanceof HTMLInputElement && target.name === "offer") setPicked(target.value);
            }}
          >
            <TripBasis {...offers.basis} />
            {offers.ticket && <input type="hidden" name="ticket" value={offers.ticket.kind} />}
            <FormErrors message={problem} />
            {isAll && map}
            <div className="offers" role="radiogroup" aria-label={words.many}>
              {cards.map((card, index) =>
                renderCard(card, {
                  name: "offer",
                  about: abouts[index],
                  mark: String(index + 1),
                  isChosen: card.id === ticked,
                }),
              )}
            </div>
            {!isAll && cards.length > 2 && (
              <p className="meta">
                Safe sits well within your budget. Stretch costs more and gives you more. Splurge is the most
                comfortable.
              </p>
            )}
            {!isAll && map}
            <OfferPages
              kept={keptOf(offers.ticket)}
              search={list?.search}
              page={page}
              pages={pages}
              searched={searched}
              many={words.many}
            />
            <p className="row actions">
              <SubmitButton busy={words.busy}>{words.goOn}</SubmitButton>
              <Link className="button" to={words.backTo}>
                Back
              </Link>
            </p>
          </Form>
        )}
      </div>
      <TripAside summary={soFar} about={aboutOf(soFar, offers.rate)} basis={offers.basis} />
    </div>
  );
}

/** Says what the ticket is, what the other one costs, and leads there. */
function TicketNote({ ticket: { line, difference, other } }: { ticket: TicketPart }) {
  return (
    <>
      <p>
        <strong>{line}</strong> {difference}
      </p>
      <p>
        <Link className="target" to={other.to}>
          {other.label}
        </Link>
      </p>
    </>
  );
}

const keptOf = (ticket: TicketPart | null): Record<string, string> => (ticket ? { ticket: ticket.kind } : {});

function aboutOf({ soFarMinor }: TripSummary, rate: OffersPage<{ id: string }>["rate"]): string | null {
  return rate && soFarMinor > 0 ? `about ${approximateMoney(soFarMinor, rate.currency, rate.perDollar).text}` : null;
}

/** Shown for an empty list when not every source answered. */
export const TRY_AGAIN = "We don't know yet what is available on these dates. Reload this page in a minute.";

function Missing({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} role="status">
      {line}
    </p>
  ));
}

/** Stands in where nothing is on sale on these days, and links to other steps. */
export function NoOffers({
  heading,
  text,
  missing = [],
  change,
  own,
  goOn,
}: {
  heading: string;
  text: string;
  /** The sources that did not answer in time, a sentence each. */
  missing?: readonly string[];
  change: { label: string; to: string };
  own: { label: string; to: string };
  goOn: { label: string; to: string };
}) {
  return (
    <section className="stack narrow">
      <h1 className="step-3">{heading}</h1>
      <p>{text}</p>
      <Missing lines={missing} />
      <p className="row">
        <Link className="button primary" to={change.to}>
          {change.label}
        </Link>
        <Link className="button" to={own.to}>
          {own.label}
        </Link>
        <Link className="button" to={goOn.to}>
          {goOn.label}
        </Link>
      </p>
    </section>
  );
}
