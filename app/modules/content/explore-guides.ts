/** The three guides that the explore page names (CHECKLIST EXPL-56). */
export const EXPLORE_GUIDES = [
  { slug: "packing-light-for-any-season", title: "Packing light for any season", line: "One bag that works in rain, heat and a good restaurant.", minutes: 8 },
  { slug: "first-solo-trip", title: "Your first solo trip", line: "Where to begin, what to tell people, and how to dine alone well.", minutes: 6 },
  { slug: "eating-well-on-the-road", title: "Eating well on the road", line: "Markets, counters and the hour when locals eat.", minutes: 10 },
] as const;
