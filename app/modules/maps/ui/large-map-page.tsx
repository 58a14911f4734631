import type { LiveGround, LiveGroup } from "../live/live-map";
import { LargeMap, MapViews } from "./large-map";
import type { MapView } from "./large-map";
import { MapPicture } from "./map-figure";

/** The page of a trip's map: the days in a row, the map, and its stops as a list. */
export function LargeMapPage({
  page,
  back,
}: {
  page: {
    title: string;
    drawing: string;
    views: MapView[];
    groups: LiveGroup[];
    ground: LiveGround;
    script: string | null;
  };
  /** Where the traveller came from. */
  back: { href: string; words: string };
}) {
  const { title, drawing, views, groups, ground, script } = page;
  const names = groups.flatMap(({ stops }) => stops.map(({ mark, name }) => `${mark} ${name}`));
  return (
    <div className="wrap page stack">
      {script && <link rel="modulepreload" href={script} />}
      <header className="stack">
        <p>
          <a className="target" href={back.href}>
            {back.words}
          </a>
        </p>
        <h1 className="step-2">{title}</h1>
        <MapViews views={views} label="Days on the map" />
      </header>
      <LargeMap
        label={title}
        drawing={<MapPicture src={drawing} alt={`${title}. Stops: ${names.join(", ")}.`} />}
        groups={groups}
        ground={ground}
      />
    </div>
  );
}
