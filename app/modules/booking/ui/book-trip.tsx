import { Form, Link } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { useReality } from "#app/components/layout/use-reality";
import { beforePayingNote } from "#app/config/reality-words";

interface BookTripProps {
  /** The whole price, with its currency. */
  total: string;
  /** Whether there is a price that could be held: flights or a stay are chosen. */
  canLock: boolean;
  isLocked: boolean;
  /** Where the price is held without paying, or let go; undefined where neither can be done. */
  holdPath?: string;
  /** The price moves too much to book without a lock. */
  needsLock: boolean;
  /** The step that is still missing before booking. */
  next?: "flights" | "hotels";
  /** Why it could not be booked or held just now. */
  problem?: string;
  /** A note beside the problem, as a message of its own (CHECKLIST BOOK-03). */
  notice?: string;
}

/**
 * The one button that leads to the payment, and holds a price that is not held yet (CHECKLIST PAY-07, BOOK-03 to
 * BOOK-05, TRIP-49). A bar that stays in reach; a quiet line where nothing has a price yet, since choosing comes first
 * and has a button of its own.
 */
export function BookTrip({ total, canLock, isLocked, holdPath, needsLock, next, problem, notice }: BookTripProps) {
  const holds = canLock && !isLocked;
  const real = useReality();
  return (
    <>
      {(real || holdPath) && (
        <p className="row book-note meta">
          {real && <span>{beforePayingNote(real)}</span>}
          {holdPath && (
            <Link className="target" to={holdPath}>
              {isLocked ? "See your hold" : "Not ready to pay? Hold this price"}
            </Link>
          )}
        </p>
      )}
      <Form method="post" className={canLock ? "book-bar stack" : "stack"}>
        {notice && (
          <div className="toast error" role="alert" data-toast>
            <p>{notice}</p>
          </div>
        )}
        <FormErrors message={problem} />
        <div className="row spread">
          <p>
            {canLock ? (
              <>
                <b className="step-1 num">{total}</b>
                <span className="visually-hidden"> in total.</span>
              </>
            ) : (
              <span className="meta">Nothing is chosen yet. Choose first, and pay only for what you choose.</span>
            )}
          </p>
          <SubmitButton
            isPrimary={next === undefined}
            busy="Creating Checkout..."
            name="intent"
            value={holds ? "hold-and-pay" : "book-trip"}
          >
            {needsLock ? "Hold the price and book" : "Book This Trip"}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
