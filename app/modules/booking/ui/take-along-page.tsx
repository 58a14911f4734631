import { DISRUPTION } from "#app/config/product";
import { AlertsPanel } from "#app/modules/disruption/ui/alerts-panel";
import type { WatchView } from "#app/modules/disruption/watch-view";
import { CalendarAddress } from "#app/modules/documents/ui/calendar-address";
import { TakeAlongFiles } from "#app/modules/documents/ui/take-along-files";
import type { FilesProps } from "#app/modules/documents/ui/take-along-files";
import { TakeAlongLists } from "#app/modules/documents/ui/take-along-lists";
import type { ListsProps } from "#app/modules/documents/ui/take-along-lists";
import type { MemoriesLink } from "#app/modules/trips/shown/in-time";
import type { Neighbours } from "#app/modules/trips/shown/longer-trip";
import { NeighboursNav } from "#app/modules/trips/ui/neighbours-nav";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { formatDateRange } from "#app/shared/format";
import { SEND_AGAIN, SendAgain } from "./send-again";

interface TakeAlongPageProps {
  page: Omit<ListsProps, "problem" | "basis"> &
    Pick<FilesProps, "tripId" | "days"> & {
      name: string;
      startDate: string;
      endDate: string;
      neighbours?: Neighbours;
      isOwner: boolean;
      isBooked: boolean;
      /** Where the trip is relived, once it has begun. */
      memories?: MemoriesLink;
      /** The day on which the address of the calendar was made, if there is one. */
      feedSince: string | null;
      basis: { revision: number; formKey: string };
      /** The alerts of a companion, who has no page of the trip to read them on. */
      watch?: WatchView;
    };
  answer: { intent: string; message: string | null; address: string | null } | undefined;
}

/** Everything to save, pack and settle before a trip. */
export function TakeAlongPage({ page, answer }: TakeAlongPageProps) {
  const isTicking = answer?.intent === "tick-things";
  const isMailing = answer?.intent === SEND_AGAIN;
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <p className="no-print">
          {page.isOwner ? (
            <a className="target" href={`/trips/${page.tripId}`}>{`Back to ${page.name}`}</a>
          ) : (
            <a className="target" href="/trip/dashboard">
              Back to your trips
            </a>
          )}
        </p>
        {page.neighbours && <NeighboursNav neighbours={page.neighbours} />}
        <h1 className="step-3">Take it along</h1>
        <p className="meta num">{`${page.name}, ${formatDateRange(page.startDate, page.endDate)}`}</p>
        <nav className="row no-print" aria-label="On this page">
          {page.packing.length > 0 && (
            <a className="target" href="#packing">
              Packing list
            </a>
          )}
          {page.before.length > 0 && (
            <a className="target" href="#checklist">
              Before you leave
            </a>
          )}
          <a className="target" href="#feed">
            Your calendar
          </a>
          {!page.isOwner && (
            <a className="target" href={`/trips/${page.tripId}/money`}>
              Money
            </a>
          )}
          {!page.isOwner && page.memories && (
            <a className="target" href={page.memories.href}>
              {page.memories.words}
            </a>
          )}
        </nav>
      </header>
      {page.watch && (
        <AlertsPanel
          watch={page.watch}
          shown={DISRUPTION.shown.trip}
          back={`/trips/${page.tripId}/take-along#alerts`}
        />
      )}
      <TakeAlongFiles
        tripId={page.tripId}
        confirmation={
          page.isOwner && page.isBooked
            ? { problem: isMailing ? (answer?.message ?? null) : null, again: <SendAgain label="Email it to me" /> }
            : undefined
        }
        days={page.days}
      />
      <TakeAlongLists
        destination={page.destination}
        packing={page.packing}
        before={page.before}
        asOf={page.asOf}
        ticked={page.ticked}
        isOver={page.isOver}
        problem={isTicking ? (answer?.message ?? null) : null}
        basis={<TripBasis {...page.basis} />}
      />
      <CalendarAddress
        since={page.feedSince}
        address={answer?.address ?? null}
        problem={isTicking || isMailing ? null : (answer?.message ?? null)}
      />
    </div>
  );
}
