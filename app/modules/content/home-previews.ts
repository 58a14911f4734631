/**
 * The frame of a short example of an itinerary on the home page (CHECKLIST ENT-34); its days are those of the sample
 * that it opens. Durations and prices are fixed by HOME-10 and HOME-11.
 */
interface HomePreviewFrame {
  id: "bali" | "tokyo" | "reykjavik";
  location: string;
  duration: string;
  vibe: string;
  price: string;
}

export const HOME_PREVIEWS: readonly HomePreviewFrame[] = [
  {
    id: "bali",
    location: "Bali",
    duration: "7 days",
    vibe: "Slow, green and by the water",
    price: "from $1,890",
  },
  {
    id: "tokyo",
    location: "Tokyo",
    duration: "5 days",
    vibe: "Neon, noodles and quiet gardens",
    price: "from $2,340",
  },
  {
    id: "reykjavik",
    location: "Reykjavik",
    duration: "6 days",
    vibe: "Steam, stone and long light",
    price: "from $2,680",
  },
];
