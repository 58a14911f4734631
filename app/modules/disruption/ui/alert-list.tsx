import type { ReactNode } from "react";
import { formatCount } from "#app/shared/format";
import { RISK_WORDS } from "../watch-view";
import type { AlertView } from "../watch-view";

function Alert({ alert }: { alert: AlertView }) {
  return (
    <li className="trip-alert">
      <p className="row">
        <span className={`badge risk ${alert.severity.toLowerCase()}`}>{RISK_WORDS[alert.severity]}</span>
        <span className="eyebrow">{alert.kind}</span>
      </p>
      <h3>{alert.title}</h3>
      {alert.description && <p>{alert.description}</p>}
      {alert.actions.length > 0 && (
        <ul aria-label="What you can do">
          {alert.actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
      )}
      {alert.affected.length > 0 && <p className="meta">Affects: {alert.affected.join(" · ")}</p>}
      <p className="meta num">
        {[
          alert.likelihood,
          alert.delay && `delay of ${alert.delay}`,
          alert.until && `expected until ${alert.until}`,
          `reported ${alert.noticed}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </li>
  );
}

/** Alerts, the gravest first: the first ones stand open, the others are folded (CHECKLIST DIS-16). */
export function AlertList({ alerts, shown }: { alerts: readonly AlertView[]; shown: number }) {
  const rest = alerts.slice(shown);
  const listed = (some: readonly AlertView[]): ReactNode => (
    <ul className="trip-alerts">
      {some.map((alert) => (
        <Alert key={alert.id} alert={alert} />
      ))}
    </ul>
  );
  return (
    <>
      {listed(alerts.slice(0, shown))}
      {rest.length > 0 && (
        <details className="more">
          <summary>{formatCount(rest.length, "more alert")}</summary>
          {listed(rest)}
        </details>
      )}
    </>
  );
}
