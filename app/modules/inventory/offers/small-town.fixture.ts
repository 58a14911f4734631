import type { HotelDestination } from "./hotel";

/** A destination for tests: round numbers, two seasons, one part of town far out. */
export const SMALL_TOWN: HotelDestination = {
  slug: "small-town",
  name: "Small Town",
  country: "PT",
  lat: 38.71,
  lon: -9.14,
  costs: {
    budget: [30, 24, 6, 12],
    moderate: [80, 48, 11, 28],
    luxury: [240, 120, 32, 65],
    season: "80 80 90 100 110 120 130 130 110 90 80 80",
  },
  neighbourhoods: [
    {
      name: "Old Quarter",
      lat: 38.711,
      lon: -9.139,
      character: "Lanes around the square, loud at night.",
      streets: ["Rua Direita", "Rua do Forno"],
    },
    {
      name: "Harbour",
      lat: 38.706,
      lon: -9.146,
      character: "Fish restaurants along the quay.",
      streets: ["Cais Novo", "Rua da Alfândega"],
    },
    {
      name: "Hill",
      lat: 38.72,
      lon: -9.15,
      character: "Houses with a view and many stairs.",
      streets: ["Rua Alta", "Calçada da Ajuda"],
    },
    {
      name: "São Brás",
      lat: 38.7,
      lon: -9.2,
      character: "Quiet streets an hour on foot from the centre.",
      streets: ["Rua do Moinho", "Avenida Nova"],
    },
    {
      name: "Lighthouse",
      lat: 38.69,
      lon: -9.42,
      character: "A village on the coast, far out.",
      streets: ["Rua do Farol", "Rua da Praia"],
    },
  ],
};
