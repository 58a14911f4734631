import type { HomePage } from "#app/modules/discover/home-page.server";
import { WishSentence } from "#app/modules/planner/ui/wish-sentence";
import { formatShortDate } from "#app/shared/format";
import { OwnTrips } from "./own-trips";
import { PlaceGrid } from "./place-grid";

type Own = NonNullable<HomePage["own"]>;
type Below = NonNullable<Own["below"]>;

function Days({ trip }: { trip: NonNullable<Below["trip"]> }) {
  if (trip.days.length === 0) return null;
  return (
    <section className="wrap stack" aria-labelledby="days-heading">
      <h2 className="step-2" id="days-heading">
        Day by day
      </h2>
      <ol className="plain ruled">
        {trip.days.map(({ number, date, theme, stops }) => (
          <li key={number}>
            <a className="target" href={`${trip.path}?day=${number}#day-${number}`}>
              {`Day ${number}: ${theme}`}
            </a>
            <p className="meta">{stops ? `${formatShortDate(date)} · ${stops}` : formatShortDate(date)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The home page of a traveller who has a trip: its days, the places kept for later, and the next wish. */
export function OwnHome({ own, below, page }: { own: Own; below: Below; page: HomePage }) {
  const { trip, saved, suiting } = below;
  return (
    <>
      <OwnTrips own={own} isMain />
      {trip && <Days trip={trip} />}
      {saved.length > 0 && (
        <section className="section wrap stack wide-gap">
          <h2>Saved places</h2>
          <PlaceGrid places={saved} at="/destination/" />
        </section>
      )}
      <section className="section wrap stack wide-gap">
        <h2>{suiting.length > 0 ? "Places that suit you" : `Good in ${page.month}`}</h2>
        <PlaceGrid places={suiting.length > 0 ? suiting : page.inSeason} at="/destination/" />
      </section>
      <section className="section wrap narrow stack">
        <h2>Plan another trip</h2>
        <WishSentence readBy={page.readBy} isMain={false} />
      </section>
    </>
  );
}
