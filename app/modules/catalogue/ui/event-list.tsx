interface EventView {
  name: string;
  /** As said to people: "Late March to early April". */
  when: string;
  note: string;
}

/** The events of a year at a place. */
export function EventList({ events }: { events: EventView[] }) {
  return (
    <ul className="plain ruled">
      {events.map((event) => (
        <li key={event.name}>
          <b>{event.name}</b>
          <span className="meta"> · {event.when}</span>
          <br />
          {event.note}
        </li>
      ))}
    </ul>
  );
}
