import { useReality } from "#app/components/layout/use-reality";
import { sellsSealedTrips, sellsTrips } from "#app/config/what-is-real";
import type { Membership } from "#app/modules/accounts/account/plans";
import { addressOf, sentValues } from "#app/modules/surprise/surprise-form";
import { RunList } from "#app/modules/surprise/ui/run-list";
import { SurpriseForm } from "#app/modules/surprise/ui/surprise-form";
import { SurprisePaywall } from "#app/modules/surprise/ui/surprise-paywall";
import { Somewhere } from "#app/modules/surprise/ui/somewhere";
import type { surprisePage } from "#app/modules/surprise/pages/surprise-page.server";
import type { SurpriseValues } from "#app/modules/surprise/surprise-form";
import type { FormProblem } from "#app/shared/form-problem";
import type { PurchaseOption } from "#app/modules/booking/rules/products";

function Terms({ membership, isOpen }: { membership: Membership; isOpen: boolean }) {
  if (membership === "premium")
    return <p className="meta">With premium you can look and choose as often as you like.</p>;
  return (
    <p className="meta">
      {isOpen
        ? "Looking is free: your trip pass is used when you choose one of the places."
        : "It comes with a trip pass, which is used when you choose a place, or with premium."}
    </p>
  );
}

type Page = Awaited<ReturnType<typeof surprisePage>> & { values: SurpriseValues };

/** Where surprises begin: the form, what they cost, and what was chosen before. */
export function SurpriseView({
  page,
  refused,
}: {
  page: Page;
  refused: (FormProblem & { paywall: PurchaseOption[] | null }) | undefined;
}) {
  const values = refused ? sentValues(refused) : page.values;
  const real = useReality();
  const sells = real !== undefined && sellsTrips(real);
  return (
    <Somewhere>
      <header className="stack narrow">
        <p className="eyebrow">Feeling adventurous?</p>
        <h1 className="step-3">Surprise Me</h1>
        <p>
          {`Tell us your dates and budget. We'll choose three places that suit you${sells ? ", with a flight and a stay for those dates" : ""}. Take one, or ask for three more.`}
        </p>
        {!page.hasQuiz && (
          <p className="alert-box info">
            We need to know how you travel. <a href="/quiz">Take the quiz first</a>: ten short questions.
          </p>
        )}
        <Terms membership={page.membership} isOpen={page.isOpen} />
      </header>
      <SurpriseForm {...page} values={values} problem={refused} />
      {real && sellsSealedTrips(real) && (
        <section className="stack narrow" aria-labelledby="sealed">
          <h2 id="sealed" className="step-2">
            Or don't look at all
          </h2>
          <p>Pay without knowing where you're going; the envelope opens a week before you leave.</p>
          <p>
            <a className="button" href="/surprise/sealed">
              Seal a trip
            </a>
          </p>
        </section>
      )}
      {page.runs.length > 0 && (
        <section className="stack narrow" aria-labelledby="before">
          <h2 id="before" className="step-2">
            What we chose before
          </h2>
          <RunList runs={page.runs} />
          {page.total > page.runs.length && (
            <p>
              <a className="target" href="/surprise/history">{`All ${page.total}`}</a>
            </p>
          )}
        </section>
      )}
      {refused?.paywall && <SurprisePaywall options={refused.paywall} returnTo={addressOf(values)} />}
    </Somewhere>
  );
}
