import { RunList } from "#app/modules/surprise/ui/run-list";
import type { RunLine } from "#app/modules/surprise/run-line";

/** The surprises that were chosen for the traveller, on the profile. */
export function ProfileSurprises({ runs, total }: { runs: readonly RunLine[]; total: number }) {
  if (runs.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="surprises-heading">
      <div className="row spread">
        <h2 id="surprises-heading">My surprises</h2>
        <a className="target" href="/surprise/history">
          {total > runs.length ? `All ${total}` : "All surprises"}
        </a>
      </div>
      <RunList runs={runs} />
    </section>
  );
}
