/** A photograph that is kept, with what its licence wants told. */
export interface ShownPicture {
  /** The names of its copies begin with it. */
  file: string;
  title: string;
  /** The page that describes it. */
  pageUrl: string;
  /** Empty where its licence does not ask for one and none is known. */
  author: string;
  licence: { name: string; url: string };
  /** Of the widest copy, in pixels. */
  width: number;
  height: number;
}

/** A photograph with the place that it is of. */
export interface CreditedPhotograph {
  destination: string;
  place: string;
  slug: string;
  placeId: string;
  page: string;
  picture: ShownPicture;
}
