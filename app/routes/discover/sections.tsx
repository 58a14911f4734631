import { Suspense } from "react";
import type { ReactNode } from "react";
import { STYLE_TABS } from "#app/modules/catalogue/explore/explore-sections";
import type { BundleSeason } from "#app/modules/catalogue/explore/explore-sections";
import { PlaceCard } from "#app/modules/catalogue/ui/place-card";
import type { PlaceView } from "#app/modules/catalogue/places/place-view";
import type { SeasonBlock, SectionOf, StyleBlock } from "#app/modules/discover/explore-blocks";

/** Seasons as headings have them. */
export const SEASON_LABELS: Readonly<Record<BundleSeason, string>> = {
  spring: "Spring",
  summer: "Summer",
  autumn: "Autumn",
  winter: "Winter",
};

/**
 * Replaces a part of the page that cannot be rendered: the boundary keeps the rest whole, and without the framework in
 * the browser the server's own drawing stays (CHECKLIST EXPL-09 to EXPL-12, ERR-08).
 */
export function OnItsOwn({ name, children }: { name: string; children: ReactNode }) {
  return <Suspense fallback={<Unavailable name={name} />}>{children}</Suspense>;
}

function Unavailable({ name }: { name: string }) {
  return <p className="alert-box info">{`${name} temporarily unavailable`}</p>;
}

/** Renders inside the boundary around it, so that a failure stays there. */
function Rendered({ children }: { children: () => ReactNode }) {
  return <>{children()}</>;
}

/**
 * A part of the explore page that fails on its own, when it is made and when it is rendered. Its content depends on the
 * value of its section alone.
 */
export function ExploreSection<T extends object>({
  title,
  fallback,
  section,
  link,
  isSunk,
  children,
}: {
  title: string;
  fallback: string;
  section: SectionOf<T>;
  link?: { to: string; label: string };
  isSunk?: boolean;
  children: (value: T) => ReactNode;
}) {
  return (
    <section className={isSunk ? "section sunk" : "section"}>
      <div className="wrap stack wide-gap">
        <div className="row spread">
          <h2>{title}</h2>
          {link && (
            <a className="target" href={link.to}>
              {link.label}
            </a>
          )}
        </div>
        {section.status === "ready" ? (
          <OnItsOwn name={fallback}>
            <Rendered>{() => children(section.value)}</Rendered>
          </OnItsOwn>
        ) : (
          <Unavailable name={fallback} />
        )}
      </div>
    </section>
  );
}

function SeasonPlaces({ places }: Pick<SeasonBlock, "places">) {
  return places.length > 0 ? <PlaceGrid places={places} /> : <p>No destinations available for this season</p>;
}

/**
 * One block per season, the current one badged (CHECKLIST EXPL-45, EXPL-49).
 * @param folds the other seasons are folded under their names
 */
export function SeasonBlocks({ blocks, folds = false }: { blocks: SeasonBlock[]; folds?: boolean }) {
  const Heading = folds ? "h3" : "h2";
  return (
    <>
      {blocks.map(({ season, isCurrent, places }) =>
        folds && !isCurrent ? (
          <details key={season} className="question">
            <summary>
              <Heading className="step-2">{SEASON_LABELS[season]}</Heading>
            </summary>
            <div className="stack" id={season}>
              <SeasonPlaces places={places} />
            </div>
          </details>
        ) : (
          <section key={season} className="stack" id={season} aria-label={SEASON_LABELS[season]}>
            <div className="row">
              <Heading className="step-2">{SEASON_LABELS[season]}</Heading>
              {isCurrent && <span className="badge now">Current Season</span>}
            </div>
            <SeasonPlaces places={places} />
          </section>
        ),
      )}
    </>
  );
}

function StyleIntro({ id }: { id: string }) {
  const tab = STYLE_TABS.find((one) => one.id === id);
  return (
    <div className="row spread">
      <p>{tab?.line}</p>
      <ul className="tags" aria-label="Look for">
        {tab?.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}

function StylePlaces({ places }: { places: PlaceView[] }) {
  return places.length > 0 ? <PlaceGrid places={places} /> : <p>No destinations found for this travel style</p>;
}

/** Six tabs that work without a script: one of several radio buttons shows its panel (CHECKLIST EXPL-50). */
export function StyleTabs({ blocks }: { blocks: StyleBlock[] }) {
  return (
    <div className="tabs" role="radiogroup" aria-label="Travel styles" data-preload>
      {STYLE_TABS.map(({ id }, index) => (
        <input
          key={id}
          type="radio"
          name="style"
          id={`style-${id}`}
          className={`tab-input visually-hidden ${id}`}
          defaultChecked={index === 0}
        />
      ))}
      <div className="tab-labels">
        {STYLE_TABS.map(({ id, label }) => (
          <label key={id} htmlFor={`style-${id}`} className={id}>
            {label}
          </label>
        ))}
      </div>
      {blocks.map(({ id, places }) => (
        <div key={id} className={`tab-panel style-panel stack ${id}`}>
          <StyleIntro id={id} />
          <StylePlaces places={places} />
        </div>
      ))}
    </div>
  );
}

/** The six styles one below the other, each with an anchor. */
export function StyleList({ blocks }: { blocks: StyleBlock[] }) {
  return (
    <>
      {STYLE_TABS.map(({ id, label }) => (
        <section key={id} id={id} className="stack">
          <h2>{label}</h2>
          <StyleIntro id={id} />
          <StylePlaces places={blocks.find((block) => block.id === id)?.places ?? []} />
        </section>
      ))}
    </>
  );
}

/** Posters in a grid. */
export function PlaceGrid({
  places,
  isFirstEager = false,
  hasTags = false,
}: {
  places: PlaceView[];
  isFirstEager?: boolean;
  hasTags?: boolean;
}) {
  return (
    <ul className="grid four place-grid" role="list">
      {places.map((place, index) => (
        <li key={place.id}>
          <PlaceCard place={place} isFirst={isFirstEager && index < 2} hasTags={hasTags} />
        </li>
      ))}
    </ul>
  );
}
