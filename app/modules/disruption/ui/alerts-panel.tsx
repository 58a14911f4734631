import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/forms/submit-button";
import { RISK_WORDS } from "../watch-view";
import type { WatchView } from "../watch-view";
import { AlertList } from "./alert-list";

/**
 * The disruptions of a booked trip (CHECKLIST GEN-04, BOOK-23, DIS-16). Complete without a script; `live` has it follow
 * new alerts.
 */
export function AlertsPanel({
  watch,
  shown,
  back,
  live,
}: {
  watch: WatchView;
  /** Alerts that stand open. */
  shown: number;
  /** The page that its forms lead back to. */
  back: string;
  live?: ReactNode;
}) {
  const isOn = watch.status === "ACTIVE";
  return (
    <section className="panel stack watch" id="alerts" aria-labelledby="alerts-heading">
      <header className="row">
        <h2 className="step-1" id="alerts-heading">
          Disruption alerts
        </h2>
        {!watch.isOver && <span className={`badge risk ${watch.risk.toLowerCase()}`}>{RISK_WORDS[watch.risk]}</span>}
      </header>
      {watch.isSample && watch.alerts.length > 0 && (
        <p className="sample-note">
          <b>Sandbox alerts.</b> They are made up to show you what alerts look like. None of this is happening.
        </p>
      )}
      {watch.problem && (
        <p className="alert-box" role="status">
          {watch.problem}
        </p>
      )}
      {watch.alerts.length > 0 ? (
        <AlertList alerts={watch.alerts} shown={shown} />
      ) : (
        !watch.isOver &&
        !watch.problem && <p>{watch.isAhead ? "Alerts start two days before you leave." : "Nothing to report."}</p>
      )}
      <p className="meta num">
        {watch.schedule}
        {!watch.isOver && watch.looked && ` ${watch.looked}`}
      </p>
      {live}
      {!watch.isOver && (
        <form method="post" action={`/trips/${watch.tripId}/alerts`} className="row no-print">
          <input type="hidden" name="back" value={back} />
          <SubmitButton
            isPrimary={false}
            name="intent"
            value={isOn ? "pause-alerts" : "watch-trip"}
            busy={isOn ? "Pausing…" : "Turning on…"}
          >
            {isOn ? "Pause alerts" : "Turn alerts on"}
          </SubmitButton>
          <a className="target" href="/profile/account#alerts">
            Get serious alerts on your phone
          </a>
        </form>
      )}
    </section>
  );
}
