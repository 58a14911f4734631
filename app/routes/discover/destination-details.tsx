import type { DestinationView as View } from "#app/modules/discover/destination-page.server";
import { Before } from "./destination-before";
import { Neighbourhoods } from "./destination-facts";
import { GettingThere, GuidesAbout } from "./destination-parts";
import { Sights } from "./destination-sights";
import { When } from "./destination-when";

/** The parts of the page to which its bar leads, in the bar's order, and the guides. */
export function Details({ view }: { view: View }) {
  const { slug, place, way, personal, guides } = view;
  return (
    <>
      <Sights view={view} />
      <When view={view} units={personal?.units} />
      <GettingThere way={way} slug={slug} place={place} units={personal?.units} />
      <Before view={view} />
      <Neighbourhoods list={place.neighbourhoods} />
      <GuidesAbout guides={guides} name={place.name} />
    </>
  );
}
