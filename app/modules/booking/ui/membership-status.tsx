import type { Membership } from "#app/modules/accounts/account/plans";
import { formatCount, formatDate } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import { PRODUCTS } from "../rules/products";

interface MembershipStatusProps {
  membership: Membership;
  tripPassesLeft: number;
  freeItinerariesLeft: number;
  subscription?: { status: string; currentPeriodEnd: string; isEnding: boolean; graceUntil?: string };
}

/** The rights of the account now, and until when. */
export function MembershipStatus({
  membership,
  tripPassesLeft,
  freeItinerariesLeft,
  subscription,
}: MembershipStatusProps) {
  if (membership === "premium") {
    const isPastDue = subscription?.status === "past_due";
    const until = subscription && formatDate(subscription.currentPeriodEnd.slice(0, 10));
    return (
      <>
        <p className="step-1">Premium</p>
        {isPastDue && (
          <p role="alert">
            Your last payment didn&apos;t go through. We&apos;ll try again
            {subscription.graceUntil &&
              `, and premium continues until ${formatDate(subscription.graceUntil.slice(0, 10))}`}
            . Please check your card.
          </p>
        )}
        {until && !isPastDue && (
          <p>
            {subscription.isEnding
              ? `Ends on ${until}. Nothing more will be charged.`
              : `Renews on ${until} for ${formatMoney(PRODUCTS.premium_monthly.priceMinor)}.`}
          </p>
        )}
        {!until && <p>This premium is a gift; you won't be charged.</p>}
      </>
    );
  }
  return (
    <>
      {subscription?.status === "past_due" && (
        <p role="alert">
          Premium has stopped: its last payment didn&apos;t go through. It continues once that is paid. Please check
          your card.
        </p>
      )}
      {membership === "trip_pass" ? (
        <p className="step-1">{formatCount(tripPassesLeft, "trip pass", "trip passes")} to use</p>
      ) : (
        <p>
          {freeItinerariesLeft > 0
            ? `Free, with ${formatCount(freeItinerariesLeft, "itinerary", "itineraries")} left.`
            : "Free. You've used your free itinerary; what you planned stays yours."}
        </p>
      )}
    </>
  );
}
