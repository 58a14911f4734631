import { SubmitButton } from "#app/components/forms/submit-button";
import { instantInWords } from "#app/modules/desk/reply-due";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import { CHANGE_STATES } from "../rules/airline-change";
import type { ChangeState } from "../rules/airline-change";

interface Change {
  id: string;
  state: ChangeState;
  before: string[];
  after: string[];
  foundAt: string;
}

/** An airline's changes of an order, for the desk. */
export function ChangesTable({ changes }: { changes: readonly Change[] }) {
  return (
    <DeskTable
      caption="Changes by the airline"
      columns={["Noticed", "Before", "After", "Status"]}
      empty="The airline hasn't changed anything."
      rows={changes.map((change) => ({
        key: change.id,
        cells: [
          instantInWords(change.foundAt),
          change.before.join("; "),
          change.after.join("; ") || "The flight is cancelled",
          <>
            <p>{CHANGE_STATES[change.state]}</p>
            {change.state === "asked" && (
              <form method="post" className="no-print">
                <input type="hidden" name="changeId" value={change.id} />
                <SubmitButton busy="Noting…" name="intent" value="change-settled" isPrimary={false}>
                  Mark as settled
                </SubmitButton>
              </form>
            )}
          </>,
        ],
      }))}
    />
  );
}
