import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const EVERY_MS = 3000;

/** Shown while the money is on its way; the page looks again by itself, without a script through its refresh header. */
export function BookingProcessing({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(revalidate, EVERY_MS);
    return () => clearTimeout(timer);
  }, [revalidate, state]);
  return (
    <section className="wrap section stack narrow" aria-live="polite">
      <p className="eyebrow">Processing</p>
      <h1 className="step-3">Confirming your payment…</h1>
      <p>
        Your bank hasn't confirmed the payment for {name} yet. This page checks every few seconds. You can also leave
        it: we&apos;ll email you as soon as the payment arrives.
      </p>
      <p>
        <a className="button" href={pathname + search}>
          Check again
        </a>
      </p>
    </section>
  );
}
