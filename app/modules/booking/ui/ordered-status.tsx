import { WrongName } from "#app/modules/travellers/ui/wrong-name";
import { allStands } from "../orders/order-words";
import type { OrderedView } from "../orders/order-words";
import { OrderReferences } from "./order-references";

/** How the orders of a paid trip stand: what is under way, what could not be had, and what is quoted to whom. */
export function OrderedStatus({ ordered }: { ordered: OrderedView }) {
  const { isOpen, isTaken, words, partly, failed, references } = ordered;
  return (
    <section className="panel stack" aria-labelledby="ordered" role="status">
      <h2 id="ordered" className="step-1">
        {isOpen
          ? "Booking your trip…"
          : failed
            ? "We couldn't book this trip"
            : partly
              ? "Part of your trip is booked"
              : "Trip Booked Successfully!"}
      </h2>
      {isOpen && (
        <p>
          {words}{" "}
          {isTaken
            ? "You've paid: if it can't be booked, its price goes straight back to you."
            : "Your bank has set the price aside, and we take it once your booking is confirmed."}
        </p>
      )}
      {partly && <p>{partly}</p>}
      {failed && <p>{failed} You can choose again and book it.</p>}
      {allStands(ordered) && <p>Check your email for confirmation details</p>}
      <OrderReferences references={references} />
      {references.some(({ what }) => what === "Airline") && (
        <p>
          <WrongName />
        </p>
      )}
    </section>
  );
}
