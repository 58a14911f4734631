import type { ReactNode } from "react";
import { Pieces } from "#app/components/ui/pieces";
import type { LegCard } from "#app/modules/inventory/curation/flight-card";
import { partyLine } from "#app/modules/travellers/party-view";
import { formatMoney, formatMoneyExact } from "#app/shared/money";
import type { CheckoutPage } from "../checkout-page";
import { TRAVELLERS_PATH } from "../steps";

function changeText(change: CheckoutPage["changes"][number], currency: string): string {
  const what = change.what === "flight" ? "Your flights" : "Your hotel";
  if (change.afterMinor === undefined) return `${what} can no longer be booked. Choose again.`;
  return `${what} cost ${formatMoney(change.beforeMinor, currency)} when you chose, and ${formatMoney(change.afterMinor, currency)} today.`;
}

/** "Wed 12 May" and "LGW 08:00 to LIS 10:40", with the number of days until the landing. */
function legPieces({ date, from, departs, to, arrives, dayShift }: LegCard): string[] {
  return [date, `${from} ${departs} to ${to} ${arrives}${dayShift && ` ${dayShift}`}`];
}

/** A direction that is flown with an offer. */
function FlownLeg({ leg, airline }: { leg: LegCard; airline?: string }) {
  return (
    <>
      <Pieces of={[...legPieces(leg), ...(airline ? [airline] : [])]} />
      <Door>{leg.door}</Door>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <br />
      <span className="meta">{children}</span>
    </>
  );
}

/** When one is at the door there, or leaves it; the pieces before it end their line themselves. */
function Door({ children }: { children: string | undefined }) {
  return children ? <span className="meta">{children}</span> : null;
}

/** The parts that are about to be paid, and their changes since they were chosen. */
export function ReviewParts({ page }: { page: CheckoutPage }) {
  const { summary, flight, hotel, elsewhere } = page;
  const { homeFrom } = elsewhere;
  const out = flight?.outbound;
  const [back, home] = homeFrom === undefined ? [flight?.inbound] : [undefined, flight?.inbound];
  const isHomeOpen = elsewhere.out !== undefined && summary.where.flights === "open";
  return (
    <>
      {page.changes.map((change) => (
        <p key={change.what} className="alert-box" role="status">
          {changeText(change, summary.currency)}
        </p>
      ))}
      {page.isRefused && (
        <p className="alert-box" role="status">
          We can no longer honour the price you held. You&apos;ll get the whole fee back, the way you paid.
        </p>
      )}
      <dl className="facts-list num">
        {(!flight || out || elsewhere.out) && (
          <div>
            <dt>Out</dt>
            <dd>{out ? <FlownLeg leg={out} airline={flight?.airline} /> : (elsewhere.out ?? "No flights chosen")}</dd>
          </div>
        )}
        {(back || elsewhere.back || isHomeOpen) && (
          <div>
            <dt>{elsewhere.goesOn ? "Onward" : "Return"}</dt>
            <dd>
              {back ? (
                <FlownLeg leg={back} airline={out ? undefined : flight?.airline} />
              ) : (
                (elsewhere.back ?? "No flights chosen")
              )}
            </dd>
          </div>
        )}
        {home && (
          <div>
            <dt>Home from {homeFrom}</dt>
            <dd>
              <FlownLeg leg={home} airline={out ? undefined : flight?.airline} />
            </dd>
          </div>
        )}
        <div>
          <dt>Stay</dt>
          <dd>
            {hotel ? <Pieces of={[hotel.name, hotel.place, ...hotel.dates]} /> : (elsewhere.stay ?? "No hotel chosen")}
          </dd>
        </div>
        {page.who && page.isSignedIn && (
          <div>
            <dt>Travellers</dt>
            <dd>
              {partyLine(page.who)}{" "}
              <a className="target" href={TRAVELLERS_PATH}>
                Change<span className="visually-hidden"> who travels</span>
              </a>
              {page.who.seats.map(
                ({ id, who, problems, onTicket }) =>
                  who && (
                    <Note key={id}>
                      {Object.values(problems)[0] ? `${who.name}: ${Object.values(problems)[0]}` : onTicket}
                    </Note>
                  ),
              )}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** The whole checkout before the payment, line by line. */
export function CheckoutReview({ page }: { page: CheckoutPage }) {
  const { summary, elsewhere } = page;
  return (
    <>
      <p className="num">
        {summary.place}, {summary.dates}, {summary.party}
      </p>
      {summary.season && <p className="alert-box info">{summary.season}</p>}
      <ReviewParts page={page} />
      {elsewhere.note && <p>{elsewhere.note}</p>}
      {page.isEmpty && elsewhere.note ? <p>There&apos;s nothing to pay yet.</p> : <Ledger page={page} />}
    </>
  );
}

/** The amounts to pay, line by line. */
export function PriceTable({ page, total }: { page: CheckoutPage; total: string }) {
  const money = (minor: number): string => formatMoneyExact(minor, page.summary.currency);
  return (
    <table className="ledger num">
      <tbody>
        {page.lines.map((line) => (
          <tr key={line.category}>
            <th scope="row">{line.label}</th>
            <td>{money(line.totalMinor)}</td>
          </tr>
        ))}
        {page.held && page.held.savesMinor > 0 && (
          <tr>
            <th scope="row">Saved by your held price</th>
            <td>−{money(page.held.savesMinor)}</td>
          </tr>
        )}
        {page.creditMinor > 0 && (
          <tr>
            <th scope="row">Hold fee credited</th>
            <td>−{money(page.creditMinor)}</td>
          </tr>
        )}
        <tr className="total">
          <th scope="row">{total}</th>
          <td>{money(page.payMinor)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The amounts to pay, and what is in them. */
function Ledger({ page }: { page: CheckoutPage }) {
  const money = (minor: number): string => formatMoneyExact(minor, page.summary.currency);
  return (
    <>
      <PriceTable page={page} total="To pay now" />
      {page.about && (
        <p className="meta num">
          That is {page.about.total}. {page.about.note}
        </p>
      )}
      <p className="meta num">
        {page.travellers > 1 && `${money(page.dueMinor / page.travellers)} each. `}
        Taxes and fees are included, and you pay in US dollars. Meals, tickets and local transport aren't included.
      </p>
      <Rules title="If your plans change" lines={page.refunds} />
      <Rules title="How the hold works" lines={page.terms} />
    </>
  );
}

/** Rules that the traveller reads before paying. */
export function Rules({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="more" open={title === "If your plans change"}>
      <summary>{title}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
