/** A guide that was written at the desk. Lists are texts with a line for each entry. */
export interface WrittenGuidesTable {
  id: string;
  /** The end of the guide's address; never changes. */
  slug: string;
  /** The desk alone sees a "draft"; everybody sees a "published" guide from its publication time on. */
  status: "draft" | "published";
  /** UTC ISO instant; null for a draft. */
  publish_at: string | null;
  title: string;
  type: string;
  excerpt: string;
  tags: string;
  /** Slugs of the catalogue. */
  related: string;
  /** HTML as it was typed: only ever shown as text. */
  body: string;
  /** The sanitised body, made when the guide was stored. */
  clean_body: string;
  /** 1 when the guide stands in front of the others. */
  featured: number;
  /** Grows by one with each change: a change names the revision that its writer saw. */
  revision: number;
  created_at: string;
  updated_at: string;
}
