import { Form } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { useReality } from "#app/components/layout/use-reality";
import { PRICE_LOCK_MINUTES } from "#app/config/product";
import { beforePayingNote } from "#app/config/what-is-real";

interface BookTripProps {
  /** Whether there is a price that could be held: flights or a stay are chosen. */
  canLock: boolean;
  isLocked: boolean;
  /** Prices move too much to book without a lock: holding them is then the thing to do first. */
  needsLock: boolean;
  /** Why it could not be booked or held just now. */
  problem?: string;
  /** What is told beside the problem, as a message of its own (CHECKLIST BOOK-03). */
  notice?: string;
}

/** Holds the price of a trip, and books it (CHECKLIST PAY-07, BOOK-03 to BOOK-05). */
export function BookTrip({ canLock, isLocked, needsLock, problem, notice }: BookTripProps) {
  const real = useReality();
  return (
    <Form method="post" className="stack">
      {notice && (
        <div className="toast error" role="alert" data-toast>
          <p>{notice}</p>
        </div>
      )}
      <FormErrors message={problem} />
      {canLock && !isLocked && (
        <SubmitButton isPrimary={needsLock} busy="Holding the price…" name="intent" value="lock-prices">
          Lock prices for {PRICE_LOCK_MINUTES} minutes
        </SubmitButton>
      )}
      <SubmitButton isPrimary={!needsLock} busy="Creating Checkout..." name="intent" value="book-trip">
        Book This Trip
      </SubmitButton>
      {real && <p className="meta">{beforePayingNote(real)}</p>}
    </Form>
  );
}
