/** Days on which the public texts were last changed, YYYY-MM-DD. An account records the terms that it accepted. */
export const TEXT_DATES = {
  terms: "2026-11-26",
  privacy: "2026-11-30",
  cookies: "2026-11-28",
  faq: "2026-11-26",
} as const;
