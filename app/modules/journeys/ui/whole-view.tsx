import { Form } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { Pieces } from "#app/components/ui/pieces";
import { Poster } from "#app/components/ui/poster";
import { RouteMap } from "#app/modules/maps/ui/route-map";
import { BringForm } from "#app/modules/planner/ui/bring-form";
import type { WholePage } from "../whole-trip";
import { PayForAll } from "./pay-for-all";

type Place = WholePage["places"][number];

/** One place: when, where one sleeps, whether its days are planned, and what comes next for it. */
function PlaceEntry({ place, isNext, isFirst }: { place: Place; isNext: boolean; isFirst: boolean }) {
  const { tripId, href, name, badge, dates, nights, facts, need, onward, picture } = place;
  return (
    <li>
      <div className="place-row">
        {picture && <Poster {...picture} alt="" isFirst={isFirst} />}
        <div>
          <h2 className="step-1">{href === undefined ? name : <a href={href}>{name}</a>}</h2>
          <p className="meta num">
            <Pieces of={[dates, nights]} />
          </p>
        </div>
        <span className={`badge ${badge.look}`}>{badge.label}</span>
        <p className="why">
          <Pieces of={facts} />
        </p>
        {need !== undefined && (
          <Form method="post" className="row moves">
            <button
              type="submit"
              name="tripId"
              value={tripId}
              className={isNext ? "button primary" : "button"}
              data-busy="One moment…"
            >
              {need}
            </button>
          </Form>
        )}
      </div>
      {onward !== undefined && <p className="place-way num">{onward}</p>}
    </li>
  );
}

/** The whole as files, for a time offline. */
function Files({ at }: { at: string }) {
  return (
    <nav className="row no-print" aria-label="Save this trip">
      <a className="target" href={`${at}/trip.pdf`} download>
        Save as PDF
      </a>
      <a className="target" href={`${at}/calendar.ics`} download>
        Calendar file
      </a>
      <a className="target" href={`${at}/places.gpx`} download>
        Places for your maps app
      </a>
    </nav>
  );
}

/** A longer trip as a whole. */
export function WholeView({ page, problem }: { page: WholePage; problem?: string }) {
  const { heading, line, money, places, map, hires, next, change, pay, ticket, settings, together, moneyPage, files } =
    page;
  return (
    <div className="wrap section stack route-page whole-page">
      <header className="stack">
        <h1>{heading}</h1>
        <p className="num">
          {line}
          {money !== undefined && (
            <>
              <br />
              {money}
            </>
          )}
        </p>
        <FormErrors message={problem} />
      </header>
      {(map ?? files) !== null && (
        <div className="whole-map stack">
          {map && <RouteMap map={map} title="Map of your trip" />}
          {files !== null && <Files at={files} />}
        </div>
      )}
      <div className="stack">
        <ol className="place-rows" role="list">
          {places.map((place, index) => (
            <PlaceEntry key={place.tripId} place={place} isNext={place.tripId === next} isFirst={index === 0} />
          ))}
        </ol>
        {hires.map((hire) => (
          <p key={hire} className="num">
            {hire}
          </p>
        ))}
        {together?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {pay !== null && <PayForAll path={pay} />}
        {ticket !== null && (
          <details className="more">
            <summary>Booked a ticket or a stay? Paste it</summary>
            <BringForm action={ticket} />
          </details>
        )}
        {(change ?? together ?? moneyPage ?? settings) !== null && (
          <p className="row">
            {change !== null && (
              <a className="button" href={change}>
                Change places and nights
              </a>
            )}
            {together !== null && (
              <a className="target" href={together.path}>
                Travelling together
              </a>
            )}
            {moneyPage !== null && (
              <a className="target" href={moneyPage}>
                Money
              </a>
            )}
            {settings !== null && (
              <a className="target" href={settings}>
                Trip settings
              </a>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
