import { OPENS_DAYS_BEFORE } from "#app/modules/surprise/sealed-terms";
import { sentSealedValues } from "#app/modules/surprise/sealed-form";
import { NotSealed } from "#app/modules/surprise/ui/not-sealed";
import { SealedForm } from "#app/modules/surprise/ui/sealed-form";
import { SurprisePaywall } from "#app/modules/surprise/ui/surprise-paywall";
import { Somewhere } from "#app/modules/surprise/ui/somewhere";
import type { SealedPage } from "#app/modules/surprise/pages/sealed-page.server";
import type { FormProblem } from "#app/shared/form-problem";
import type { PurchaseOption } from "#app/modules/booking/rules/products";

/** The form of a sealed trip, and what it means to buy one. */
export function SealedView({
  page,
  refused,
}: {
  page: SealedPage;
  refused: (FormProblem & { paywall: PurchaseOption[] | null }) | undefined;
}) {
  const values = refused ? sentSealedValues(refused, page.values) : page.values;
  if (!page.isSold) return <NotSealed sellsTrips={page.sellsTrips} />;
  return (
    <Somewhere>
      <header className="stack narrow">
        <p className="eyebrow">Surprise Me, sealed</p>
        <h1 className="step-3">A trip in an envelope</h1>
        <p>
          {`You pay without knowing where you're going. The envelope opens ${OPENS_DAYS_BEFORE} days before you leave, or earlier if you can't wait. Until then we tell you what to pack, roughly how long the flight is, and nothing that gives the place away.`}
        </p>
        {!page.hasQuiz && (
          <p className="alert-box info">
            We need to know how you travel. <a href="/quiz">Take the quiz first</a>: ten short questions.
          </p>
        )}
      </header>
      <SealedForm {...page} values={values} problem={refused} />
      {refused?.paywall && <SurprisePaywall options={refused.paywall} returnTo="/surprise/sealed" />}
    </Somewhere>
  );
}
