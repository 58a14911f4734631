/** The choices of pace and comfort, as the planner asks for them. */
export const PACE_OPTIONS = [
  { value: "relaxed", label: "Relaxed: two or three things a day" },
  { value: "moderate", label: "Moderate: full days with breaks" },
  { value: "packed", label: "Packed: see as much as fits" },
];
export const TIER_OPTIONS = [
  { value: "budget-friendly", label: "Keep it cheap" },
  { value: "moderate", label: "Comfortable" },
  { value: "luxury", label: "The best there is" },
];
