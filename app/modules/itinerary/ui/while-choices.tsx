import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { durationInWords } from "#app/shared/format";
import { formatRounded } from "#app/shared/money";
import { stopIdOf } from "../day/itinerary";
import type { ItineraryDay, ItineraryItem, WhileOffer } from "../day/itinerary";
import { useInTurn } from "./use-in-turn";

/** The trip whose free whiles may be filled. */
export interface WhilesOf {
  tripId: string;
  days: readonly ItineraryDay[];
  /** The page to come back to. */
  page: "trip" | "days" | "edit";
  /** Fields that the page adds to each of its forms. */
  fields: ReactNode;
}

/** "Costume Museum, 40 min, $8" */
function offerInWords({ name, minutes, priceMinor }: WhileOffer): string {
  const price = priceMinor > 0 ? `, ${formatRounded(priceMinor)}` : "";
  return `${name}, ${durationInWords(minutes)}${price}`;
}

/** The choice between a free while and what could take its place: a button each, none where nothing is offered. */
export function WhileChoices({ item, date, whiles }: { item: ItineraryItem; date: string; whiles: WhilesOf }) {
  const { tripId, days, page, fields } = whiles;
  const { inTurn } = useInTurn();
  const inDays = new Set(days.flatMap(({ items }) => items.map(stopIdOf)));
  const offers = (item.offers ?? []).filter(({ placeId }) => !inDays.has(placeId));
  if (offers.length === 0) return null;
  const form = (intent: string, at: number, button: ReactNode, placeId?: string) => (
    <Form key={placeId ?? intent} method="post" action={`/itinerary/${tripId}/edit`} onSubmit={inTurn}>
      {fields}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="at" value={at} />
      {placeId !== undefined && <input type="hidden" name="placeId" value={placeId} />}
      {button}
    </Form>
  );
  return (
    <div className="row" role="group" aria-label={`Choose for ${item.name}`}>
      {form(
        "keep-free",
        item.start,
        <button type="submit" className="button">
          {item.role === "rest" ? "Keep the rest" : "Keep it free"}
        </button>,
      )}
      {offers.map((offer) =>
        form(
          "fill-while",
          offer.start,
          <button type="submit" className="button">
            {offerInWords(offer)}
          </button>,
          offer.placeId,
        ),
      )}
    </div>
  );
}
