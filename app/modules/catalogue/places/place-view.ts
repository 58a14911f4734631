import type { ExploreItem } from "./explore-item";

/** The view of a place on a card. */
export interface PlaceView {
  id: string;
  name: string;
  country: string;
  tagline: string;
  perDay: number;
  tags: string[];
  picture: { src: string; alt: string; width: number; height: number };
  reasons?: string[];
}

/** Tags on a card (CHECKLIST EXPL-60). */
const CARD_TAGS = 3;

/** A place as its card shows it. */
export function toPlaceView(item: ExploreItem, picture: PlaceView["picture"], reasons?: string[]): PlaceView {
  return {
    id: item.id,
    name: item.name,
    country: item.country,
    tagline: item.tagline,
    perDay: item.averageCostPerDay,
    tags: item.tags.slice(0, CARD_TAGS),
    picture,
    ...(reasons && { reasons }),
  };
}
