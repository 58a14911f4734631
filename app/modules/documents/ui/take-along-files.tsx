import type { ReactNode } from "react";
import { formatShortDate } from "#app/shared/format";

export interface FilesProps {
  tripId: string;
  /**
   * The confirmation of a booking, for the owner, who has paid: a form to mail it once more, and the reason why that
   * just failed.
   */
  confirmation?: { again: ReactNode; problem: string | null };
  days: { number: number; date: string; theme: string }[];
}

function File({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <li className="row spread">
      <span>
        <b>{title}</b>
        <br />
        <span className="meta">{about}</span>
      </span>
      {children}
    </li>
  );
}

/** The files to save for a time offline: the document, the calendar, the places. */
export function TakeAlongFiles({ tripId, confirmation, days }: FilesProps) {
  return (
    <section className="stack no-print" aria-labelledby="files-heading" id="files">
      <h2 className="step-2" id="files-heading">
        Files to save
      </h2>
      {confirmation?.problem && (
        <p className="alert-box critical" role="alert">
          {confirmation.problem}
        </p>
      )}
      <ul className="plain ruled files">
        <File title="PDF" about="Your days, flights and stay, on paper or on your phone.">
          <a className="button" href={`/api/v1/trips/${tripId}/pdf`} download>
            Save<span className="visually-hidden"> the PDF</span>
          </a>
        </File>
        {confirmation && (
          <File title="Booking confirmation" about="What is booked and paid, with your reference.">
            <span className="row">
              {confirmation.again}
              <a className="button" href={`/api/v1/trips/${tripId}/pdf?kind=confirmation`} download>
                Save<span className="visually-hidden"> the booking confirmation</span>
              </a>
            </span>
          </File>
        )}
        <File title="Calendar file" about="Flights, stay and stops, each in its own local time.">
          <a className="button" href={`/trips/${tripId}/calendar.ics`} download>
            Save<span className="visually-hidden"> the calendar file</span>
          </a>
        </File>
        <File title="Places for your maps app" about="All stops as a GPX file.">
          <a className="button" href={`/trips/${tripId}/places.gpx`} download>
            Save<span className="visually-hidden"> all places</span>
          </a>
        </File>
      </ul>
      {days.length > 0 && (
        <details className="more">
          <summary>Places of one day</summary>
          <ul className="plain">
            {days.map(({ number, date, theme }) => (
              <li key={number}>
                <a className="target" href={`/trips/${tripId}/places.gpx?day=${number}`} download>
                  {`Day ${number}, ${formatShortDate(date)}: ${theme}`}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
