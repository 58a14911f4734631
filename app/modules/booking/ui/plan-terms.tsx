/**
 * The terms to know before paying for a pass or premium: taxes, how long it runs, and refunds.
 * @param refunds the refund, in a sentence
 */
export function PlanTerms({ refunds }: { refunds: string | undefined }) {
  return (
    <div className="meta stack narrow">
      <p>
        Taxes and fees are included, and you pay in US dollars. A pass is paid once and waits until you use it. Premium
        renews each month until you cancel it, and then runs to the end of the month you have paid for.
      </p>
      {refunds && <p>{refunds}</p>}
    </div>
  );
}
