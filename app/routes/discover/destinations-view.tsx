import { StandIn } from "#app/components/layout/stand-in";
import { Poster } from "#app/components/ui/poster";
import type { DestinationCard, DestinationsBundle } from "#app/modules/catalogue/explore/bundles";
import { optionLabel } from "#app/modules/catalogue/ui/filter-panel";
import type { PictureOf } from "#app/modules/discover/explore-blocks";

const CARD_TAGS = 3;
/** The cards of "Travel by Style", in the order of the documents (CHECKLIST DEST-05). */
const STYLES = ["adventure", "beach", "culture", "luxury"] as const;

function cardView(card: DestinationCard, pictureOf: PictureOf, label?: string) {
  return { ...card, tags: card.tags.slice(0, CARD_TAGS), picture: pictureOf(card.id), label };
}

/** The handpicked places by their groups on the page; none where the bundle could not be read. */
export function destinationGroups(bundle: DestinationsBundle | undefined, pictureOf: PictureOf) {
  if (!bundle || bundle.destinationCount === 0) return { count: 0, groups: [] };
  const styles = STYLES.flatMap((style) => {
    const card = bundle.styles[style];
    return card ? [cardView(card, pictureOf, optionLabel(style))] : [];
  });
  const groups = [
    { title: "Trending Now", cards: bundle.trending.map((card) => cardView(card, pictureOf)) },
    { title: "Budget-Friendly Picks", cards: bundle.budget.map((card) => cardView(card, pictureOf)) },
    { title: "Travel by Style", cards: styles },
    { title: "Hidden Gems", cards: bundle.additional.map((card) => cardView(card, pictureOf)) },
  ];
  return { count: bundle.destinationCount, groups };
}

function Card({ card, isFirst }: { card: ReturnType<typeof cardView>; isFirst: boolean }) {
  return (
    <article className="stack handpicked">
      <a className="place" href={`/destination/${card.id}`}>
        <Poster {...card.picture} isFirst={isFirst} />
        {card.label && <span className="eyebrow">{card.label}</span>}
        <span className="name">{card.city}</span>
        <span className="facts">
          <span>{card.country}</span>
          <span className="num">
            {`From $${card.averageCostPerDay}/day `}
            <span className="level">({card.priceLevel})</span>
          </span>
        </span>
      </a>
      <p className="tagline">{card.tagline}</p>
      <p className="meta description">{card.description}</p>
      <ul className="tags" aria-label={`What ${card.city} has`}>
        {card.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <p>
        <a className="button" href={`/planner?destination=${card.id}`}>
          Plan Trip<span className="visually-hidden"> to {card.city}</span>
        </a>
      </p>
    </article>
  );
}

/** The handpicked places, drawn alike by the server and, offline, on a device. */
export function DestinationsView({ count, groups }: ReturnType<typeof destinationGroups>) {
  if (count === 0) {
    return (
      <StandIn>
        <h1 className="step-3">Unable to load destinations</h1>
        <p>We couldn't load the handpicked list. Every place is still on the explore page.</p>
        <p>
          <a className="button primary" href="/explore">
            Explore All Destinations
          </a>
        </p>
      </StandIn>
    );
  }
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow">Our favourites</p>
        <h1>{`${count} Handpicked Destinations`}</h1>
        <p className="lede">
          We&apos;d send a friend to any of them. What&apos;s popular now, what costs little, one for each style, and
          two that are easy to miss.
        </p>
      </header>
      {groups.map(({ title, cards }, group) => (
        <section key={title} className="stack wide-gap">
          <h2>{title}</h2>
          <div className={`handpicked-grid of-${cards.length}`}>
            {cards.map((card, index) => (
              <Card key={card.id} card={card} isFirst={group === 0 && index < 2} />
            ))}
          </div>
        </section>
      ))}
      <section className="empty stack">
        <h2>Not seeing the one?</h2>
        <p>Search by month, price and mood, or choose on the map.</p>
        <p>
          <a className="button primary" href="/explore">
            Explore All Destinations
          </a>
        </p>
      </section>
    </div>
  );
}
