import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { Poster } from "#app/components/ui/poster";
import { ctxOf } from "#app/http/context.server";
import { findUser } from "#app/http/guards.server";
import { CACHE } from "#app/http/responses.server";
import { UpgradeModal } from "#app/modules/booking/ui/upgrade-modal";
import { pictureOf } from "#app/modules/catalogue/art.server";
import { getSample } from "#app/modules/itinerary/sample.server";
import { SAMPLES, SAMPLE_TRAVELLERS, sampleFor } from "#app/modules/itinerary/samples";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { LeftOutList } from "#app/modules/itinerary/ui/left-out";
import { formatMoney } from "#app/shared/money";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: `Five days in ${page?.title ?? "Bali"}, a sample itinerary · Voyance` }, { name: "description", content: "A whole itinerary, hour by hour, with what it costs: opening hours kept, walks that make sense." }];

export async function loader(args: LoaderFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  const id = sampleFor(params.get("destination"));
  const [user, sample] = await Promise.all([findUser(args), getSample(ctxOf(args), id)]);
  const { title, style, pace, flightCost, hotelCost } = SAMPLES[id];
  const daysMinor = sample.itinerary.days.reduce((sum, day) => sum + day.costMinor, 0) * SAMPLE_TRAVELLERS;
  return {
    id,
    title,
    style,
    pace,
    flightMinor: flightCost * 100,
    hotelMinor: hotelCost * 100,
    daysMinor,
    days: sample.itinerary.days,
    leftOut: sample.itinerary.leftOut,
    overview: sample.destination.description,
    tips: sample.destination.tips.slice(0, 4),
    picture: pictureOf(id, "hero"),
    isSignedIn: user !== undefined,
    mayPlan: user?.capabilities.canGenerateTrip ?? false,
    opensUpgrade: params.get("upgrade") === "true" && user !== undefined && !user.capabilities.canGenerateTrip,
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function SampleItineraryRoute() {
  const page = useLoaderData<typeof loader>();
  const here = `/sample-itinerary?destination=${page.id}`;
  const customise = !page.isSignedIn ? `/signin?redirect=${encodeURIComponent(here)}` : page.mayPlan ? `/planner?destination=${page.id}` : `${here}&upgrade=true`;
  return (
    <div className="wrap page stack wide-gap" data-consumes-intended={page.mayPlan ? "" : undefined}>
      {page.opensUpgrade && <UpgradeModal returnTo={here} closeTo={here} />}
      <div className="banner">
        <Poster {...page.picture} isFirst />
      </div>
      <header className="stack">
        <p className="eyebrow">
          Sample itinerary · 5 days · {SAMPLE_TRAVELLERS} travellers · {page.style} · {page.pace}
        </p>
        <h1>{page.title}</h1>
        <p>{page.overview}</p>
        <p className="row">
          <Link className="button primary" to={customise} data-intends={page.isSignedIn ? undefined : page.id}>
            {page.isSignedIn ? "Customize This Itinerary" : "Sign In to Customize"}
          </Link>
        </p>
        <nav className="tab-links" aria-label="Samples">
          {Object.entries(SAMPLES).map(([id, sample]) => (
            <Link key={id} to={`?destination=${id}`} aria-current={id === page.id ? "page" : undefined}>
              {sample.title}
            </Link>
          ))}
        </nav>
      </header>
      <div className="split">
        <section aria-label="Days">
          <DayList days={page.days} />
          <LeftOutList places={page.leftOut} />
        </section>
        <aside className="panel stack">
          <h2 className="step-2">What it costs</h2>
          <table className="ledger num">
            <tbody>
              <tr>
                <th scope="row">Flights</th>
                <td>{formatMoney(page.flightMinor)}</td>
              </tr>
              <tr>
                <th scope="row">Hotel</th>
                <td>{formatMoney(page.hotelMinor)}</td>
              </tr>
              <tr>
                <th scope="row">Days</th>
                <td>{formatMoney(page.daysMinor)}</td>
              </tr>
              <tr className="total">
                <th scope="row">Total</th>
                <td>{formatMoney(page.flightMinor + page.hotelMinor + page.daysMinor)}</td>
              </tr>
            </tbody>
          </table>
          <p className="meta">For two travellers. Flights and hotel are sample figures; opening hours and prices on the spot are usual ones.</p>
          <h2 className="step-1">Good to know</h2>
          <ul className="plain">
            {page.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <section className="wrap section stack narrow">
      <h1 className="step-3">Unable to load sample itinerary</h1>
      <p>
        <Link className="button" to="/">
          Return home
        </Link>
      </p>
    </section>
  );
}
