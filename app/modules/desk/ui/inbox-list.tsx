import { INBOX_STATUSES, STATUS_WORDS, deskPath } from "../inbox";
import type { InboxLine, InboxStatus } from "../inbox";
import { instantInWords } from "../reply-due";
import type { Waiting } from "../reply-due";
import { DeskTable } from "./desk-table";
import type { Page } from "#app/shared/lists/pages";
import { FilterLinks } from "./filter-links";
import { NextPage } from "./next-page";
import { StatusBadge } from "./status-badge";

interface InboxListProps {
  path: string;
  chosen: InboxStatus | "all";
  page: Page<InboxLine & { waiting: Waiting | null }>;
}

/** Messages or applications, with the waiting time of each. */
export function InboxList({ path, chosen, page }: InboxListProps) {
  const options = [
    ...INBOX_STATUSES.map((value) => ({ value: value as string, label: STATUS_WORDS[value] })),
    { value: "all", label: "All" },
  ];
  return (
    <>
      <FilterLinks path={path} chosen={chosen} options={options} />
      <DeskTable
        caption="Inbox"
        columns={["From", "About", "Received", "Status"]}
        empty={chosen === "new" ? "No message is waiting for an answer." : "There's nothing here."}
        rows={page.rows.map((line) => ({
          key: line.id,
          cells: [
            <a key="from" className="target" href={deskPath(line)}>
              {line.name}
            </a>,
            line.about,
            instantInWords(line.createdAt),
            <StatusBadge key="state" status={line.status} waiting={line.waiting} />,
          ],
        }))}
      />
      <NextPage path={path} status={chosen} next={page.next} />
    </>
  );
}
