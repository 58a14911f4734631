import { formatCount } from "#app/shared/format";
import type { OwnStayView } from "../shown/trip-view";

/** A stay that was booked elsewhere, as far as it was told. @param props.code for the traveller alone */
export function OwnStayCard({ stay, code }: { stay: OwnStayView; code?: string }) {
  const [from, until, where, booked] = stay.isPrivate
    ? ["From", "Until", "Where you stay", "With friends, or your own place"]
    : ["Check-in", "Check-out", "Hotel", "Booked elsewhere"];
  const facts = [
    [from, stay.checkIn],
    [until, stay.checkOut],
    ["Stay", `${formatCount(stay.nights, "night")}${stay.hasBreakfast ? ", breakfast included" : ""}`],
    ...(code ? [["Booking code", code] as const] : []),
  ] as const;
  return (
    <article className="panel stack" aria-label={where}>
      <div>
        <h3 className="step-1">{stay.name}</h3>
        <p className="meta">
          {stay.address} · {booked}
        </p>
      </div>
      <dl className="facts-list num">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {stay.spotNote && <p className="meta">{stay.spotNote}</p>}
    </article>
  );
}
