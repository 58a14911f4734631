import { formatShortDate } from "#app/shared/format";

interface FilesProps {
  tripId: string;
  /** The document is made for the owner. */
  isOwner: boolean;
  isBooked: boolean;
  days: { number: number; date: string; theme: string }[];
}

/** What can be saved to have without a line: the document, the calendar, the places. */
export function TakeAlongFiles({ tripId, isOwner, isBooked, days }: FilesProps) {
  return (
    <section className="stack no-print" aria-labelledby="files-heading">
      <h2 className="step-2" id="files-heading">
        Files to save
      </h2>
      {isOwner && (
        <div className="stack">
          <h3 className="step-1">PDF</h3>
          <p>Your days, flights and stay on paper or on your phone.</p>
          <p className="row">
            <a className="button" href={`/api/v1/trips/${tripId}/pdf`} download>
              Save the PDF
            </a>
            {isBooked && (
              <a className="button" href={`/api/v1/trips/${tripId}/pdf?kind=confirmation`} download>
                Save the booking confirmation
              </a>
            )}
          </p>
        </div>
      )}
      <div className="stack">
        <h3 className="step-1">Calendar file</h3>
        <p>Every flight, your stay and every stop, each in its own local time. Opens in any calendar app.</p>
        <p>
          <a className="button" href={`/trips/${tripId}/calendar.ics`} download>
            Save the calendar file
          </a>
        </p>
      </div>
      <div className="stack">
        <h3 className="step-1">Places for your maps app (GPX)</h3>
        <p>
          <a className="button" href={`/trips/${tripId}/places.gpx`} download>
            Save all places
          </a>
        </p>
        {days.length > 0 && (
          <ul className="plain">
            {days.map(({ number, date, theme }) => (
              <li key={number}>
                <a className="target" href={`/trips/${tripId}/places.gpx?day=${number}`} download>
                  {`Day ${number}, ${formatShortDate(date)}: ${theme}`}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
