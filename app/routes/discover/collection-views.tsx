import type { SeasonBlock, SectionOf, StyleBlock } from "#app/modules/discover/explore-blocks";
import { SeasonBlocks, StyleList } from "./sections";

/** The four seasons on a page of their own. */
export function SeasonsView({ blocks }: { blocks: SectionOf<SeasonBlock[]> }) {
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">By the time of year</p>
        <h1>Seasonal Collections</h1>
        <p>
          <a className="target" href="/explore">
            Back to Explore
          </a>
        </p>
      </header>
      {blocks.status === "ready" ? (
        <SeasonBlocks blocks={blocks.value} />
      ) : (
        <p className="alert-box info">Seasonal collections temporarily unavailable</p>
      )}
    </div>
  );
}

/** The six styles on a page of their own. */
export function StylesView({ blocks }: { blocks: SectionOf<StyleBlock[]> }) {
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">Six ways to travel</p>
        <h1>Travel Styles</h1>
        <p>
          <a className="target" href="/explore">
            Back to Explore
          </a>
        </p>
      </header>
      {blocks.status === "ready" ? (
        <StyleList blocks={blocks.value} />
      ) : (
        <p className="alert-box info">Travel styles temporarily unavailable</p>
      )}
    </div>
  );
}
