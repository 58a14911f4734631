import { Field } from "#app/components/forms/field";
import { SubmitButton } from "#app/components/forms/submit-button";

/** Notes what a source gives back of an order, where it is not told by itself: what of it is the traveller's. */
export function GivenForm({ orderId, currency }: { orderId: string; currency: string }) {
  return (
    <form method="post" className="no-print stack">
      <input type="hidden" name="orderId" value={orderId} />
      <Field label={`Refund for the traveller, in all (${currency})`} name="amount" inputMode="decimal" required />
      <SubmitButton busy="Noting…" name="intent" value="given-note" isPrimary={false}>
        Note it and pass it on
      </SubmitButton>
    </form>
  );
}
