/** A guide that was written at the desk. Lists are texts with a line for each entry. */
export interface WrittenGuidesTable {
  id: string;
  /** The end of its address; stays as it was first. */
  slug: string;
  /** "draft" is seen by the desk alone; a published one by everybody from its hour on. */
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
  /** What the sanitiser left of it when it was kept. */
  clean_body: string;
  /** 1 when it stands in front of the others. */
  featured: number;
  /** One more with each change: who changes it names the one they saw. */
  revision: number;
  created_at: string;
  updated_at: string;
}
