import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { namesInWords } from "#app/modules/trips/shown/longer-trip";
import type { ManageProblem } from "#app/modules/trips/ui/manage-view";
import { listProblems, sentText } from "#app/shared/form-problem";
import type { WholeSettings } from "../whole-settings";

function Cancel({ open, others, problem }: Pick<WholeSettings, "open" | "others"> & { problem?: ManageProblem }) {
  return (
    <form method="post" className="panel stack" aria-labelledby="cancel-heading" id="cancel">
      <h2 className="step-1" id="cancel-heading">
        Cancel this trip
      </h2>
      <FormErrors message={problem?.message} fields={listProblems(problem?.fields ?? {})} />
      {open.length > 0 && (
        <>
          <p>
            {`${namesInWords(open.map((name) => ({ name })))} stay in your list as cancelled. Nothing has been paid for them. You can't plan or book them any more.`}
          </p>
          <label className="check">
            <input type="checkbox" name="sure" value="yes" required />
            Yes, cancel {open.length === 1 ? "it" : "them"}
          </label>
          <p>
            <button type="submit" className="button" name="intent" value="cancel-whole">
              Cancel {namesInWords(open.map((name) => ({ name })))}
            </button>
          </p>
        </>
      )}
      {others.length > 0 && (
        <ul className="plain">
          {others.map(({ name, href }) => (
            <li key={href}>
              <a className="target" href={href}>{`${name}: see what you'd get back`}</a>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

/** The name of a longer trip, planning it once more, and calling it off. */
export function WholeSettingsView({ page, problem }: { page: WholeSettings; problem?: ManageProblem }) {
  const { journeyId, name, open, others, again } = page;
  const of = (intent: string) => (problem?.intent === intent ? problem : undefined);
  const rename = of("rename-trip");
  return (
    <div className="wrap page stack narrow wide-gap">
      <header className="stack">
        <p>
          <a className="target" href={`/journeys/${journeyId}`}>{`Back to ${name}`}</a>
        </p>
        <h1 className="step-3">Trip settings</h1>
      </header>
      <form method="post" className="panel stack" aria-labelledby="rename-heading" id="rename">
        <h2 className="step-1" id="rename-heading">
          Rename this trip
        </h2>
        <FormErrors message={rename?.message} fields={listProblems(rename?.fields ?? {})} />
        <Field
          label="Name of the trip"
          name="tripName"
          defaultValue={sentText(rename, "tripName") ?? name}
          errors={rename?.fields.tripName}
          maxLength={80}
          required
          autoComplete="off"
        />
        <p>
          <button type="submit" className="button" name="intent" value="rename-trip">
            Save the name
          </button>
        </p>
      </form>
      <section className="panel stack" aria-labelledby="copy-heading">
        <h2 className="step-1" id="copy-heading">
          Make a copy
        </h2>
        <p>The same places and nights, people and budget, on other dates. You choose flights, stays and days again.</p>
        <p>
          <a className="button" href={again}>
            Plan these places again
          </a>
        </p>
      </section>
      <Cancel open={open} others={others} problem={of("cancel-whole")} />
    </div>
  );
}
