/**
 * A short example of an itinerary on the home page (CHECKLIST ENT-34). Durations and prices are fixed by HOME-10 and
 * HOME-11.
 */
export interface HomePreview {
  id: "bali" | "tokyo" | "reykjavik";
  location: string;
  duration: string;
  vibe: string;
  price: string;
  days: { day: number; title: string; desc: string }[];
  highlights: string[];
}

export const HOME_PREVIEWS: readonly HomePreview[] = [
  {
    id: "bali",
    location: "Bali",
    duration: "7 days",
    vibe: "Slow, green and by the water",
    price: "from $1,890",
    days: [
      { day: 1, title: "Ubud by late light", desc: "Land by noon, walk the Campuhan ridge once it cools down." },
      {
        day: 2,
        title: "Temples before the buses",
        desc: "Tirta Empul at opening, rice terraces at Tegallalang, lunch on the way.",
      },
      {
        day: 3,
        title: "The coast at low tide",
        desc: "Tanah Lot while the path is dry; dinner with your feet in the sand.",
      },
    ],
    highlights: ["Sunrise on the ridge walk", "Rice terraces", "A cooking morning in Ubud"],
  },
  {
    id: "tokyo",
    location: "Tokyo",
    duration: "5 days",
    vibe: "Neon, noodles and quiet gardens",
    price: "from $2,340",
    days: [
      { day: 1, title: "Asakusa after dark", desc: "Senso-ji when the crowds have gone, lanterns lit along the lane." },
      {
        day: 2,
        title: "Meiji forest to Shibuya",
        desc: "Shrine at opening, Harajuku by noon, the crossing from above at dusk.",
      },
      {
        day: 3,
        title: "Market and bay",
        desc: "Breakfast in Tsukiji's outer market, then the gardens of Hama-rikyu by boat.",
      },
    ],
    highlights: ["Shrine forest", "Market breakfast", "A view from above at dusk"],
  },
  {
    id: "reykjavik",
    location: "Reykjavik",
    duration: "6 days",
    vibe: "Steam, stone and long light",
    price: "from $2,680",
    days: [
      { day: 1, title: "Harbour and church", desc: "Up the tower of Hallgrímskirkja, then soup by the old harbour." },
      {
        day: 2,
        title: "The Golden Circle",
        desc: "Thingvellir, Geysir and Gullfoss in one loop, the opposite way to the coaches.",
      },
      {
        day: 3,
        title: "Hot water, cold air",
        desc: "A long soak, a short walk on lava, and a chance of northern lights.",
      },
    ],
    highlights: ["Geysir and Gullfoss", "A geothermal soak", "The harbour by night"],
  },
];
