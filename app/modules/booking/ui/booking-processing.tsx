import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { WaitingSteps } from "#app/components/ui/waiting-steps";
import type { WaitingStep } from "#app/shared/waiting-step";

const EVERY_MS = 3000;

/** The way of a payment until the bank has confirmed it. */
const PAYING: readonly WaitingStep[] = [
  { words: "Payment sent", state: "done" },
  { words: "Your bank is confirming it", state: "now" },
];

/**
 * Shown while the money is on its way, or the trip is being ordered; the page looks again by itself, without a script
 * by loading anew (`looksAgain` of its route).
 * @param ordering how far the order is
 */
export function BookingProcessing({
  name,
  ordering,
}: {
  name: string;
  ordering?: { words: string; steps: readonly WaitingStep[]; isTaken?: true };
}) {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(revalidate, EVERY_MS);
    return () => clearTimeout(timer);
  }, [revalidate, state]);
  return (
    <section className="wrap section stack narrow">
      <p className="eyebrow">Processing</p>
      <h1 className="step-3">{ordering ? "Booking your trip…" : "Confirming your payment…"}</h1>
      {ordering ? (
        <>
          <p aria-live="polite">{ordering.words}</p>
          <p>
            {ordering.isTaken
              ? `You've paid for ${name}: if it can't be booked, its price goes straight back to you.`
              : `Your bank has set aside the price of ${name}, and we take it once your booking is confirmed.`}{" "}
            You can leave this page: we&apos;ll email you as soon as we know.
          </p>
        </>
      ) : (
        <p>
          Your bank hasn't confirmed the payment for {name} yet. This page checks every few seconds. You can also leave
          it: we&apos;ll email you as soon as the payment arrives.
        </p>
      )}
      <WaitingSteps steps={ordering?.steps ?? PAYING} />
      <p>
        <a className="button" href={pathname + search}>
          Check again
        </a>
      </p>
    </section>
  );
}
