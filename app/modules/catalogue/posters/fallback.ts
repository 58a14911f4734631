import { hashText, pick, seededRng } from "#app/shared/rng";
import type { Hour, RegionInks } from "./palettes";
import type { Layer, Scene } from "./scene";
import { SCENES } from "./scenes/index";

/** Inks by country (ISO 3166 alpha-2), where they differ from those of its region. */
const COUNTRY_INKS: ReadonlyMap<string, RegionInks> = new Map(
  Object.entries({
    japan: "JP KR",
    jade: "CN TW HK MO",
    tropics: "TH VN LA KH MM MY SG ID PH LK BN TL MV IN BD PG",
    himalaya: "NP BT MN",
    aegean: "GR CY MT",
    terracotta: "IT HR SI AL ME SM VA BA MK",
    iberia: "ES PT",
    nordic: "IS NO SE FI DK FO EE LV LT",
    polar: "GL SJ AQ",
    steppe: "TR GE AM AZ UZ KZ KG TJ TM IR AF PK",
    maghreb: "MA DZ TN LY EG JO SA AE OM QA BH KW YE IQ SY IL PS LB",
    caribbean: "CU JM DO PR BS BB TT LC CR PA BZ HN GT NI SV CO VE BR MX MU SC FJ PF WS TO VU NC CK",
    andes: "AR CL PE BO EC UY PY NZ",
    metro: "US CA",
  } satisfies Partial<Record<RegionInks, string>>).flatMap(([inks, countries]) =>
    countries.split(" ").map((country): [string, RegionInks] => [country, inks as RegionInks]),
  ),
);

const REGION_INKS: ReadonlyMap<string, RegionInks> = new Map<string, RegionInks>([
  ["europe", "stone"],
  ["asia", "tropics"],
  ["north-america", "metro"],
  ["south-america", "andes"],
  ["africa", "savanna"],
  ["oceania", "caribbean"],
  ["middle-east", "maghreb"],
]);

/** The look of the land in front: three planes of landform, no landmark of a place. */
const LANDFORMS: Readonly<
  Record<"alpine" | "coast" | "desert" | "forest" | "fields" | "meadow" | "isle" | "plain", readonly Layer[]>
> = {
  alpine: [
    ["ridge", { y: 520, amp: 170, step: 170, ink: "far", shape: "peaks", snow: 0.5 }],
    ["ridge", { y: 560, amp: 30, ink: "mid", mist: 1.2 }],
    ["water", { y: 580, to: 720, x: 240 }],
    ["crowns", { y: 700, hi: "a2" }],
    ["ground", { y: 740, blade: 60 }],
  ],
  coast: [
    ["ridge", { y: 500, amp: 34, ink: "far" }],
    ["ridge", { y: 520, amp: 20, step: 150, ink: "mid", mist: 1.3 }],
    ["water", { y: 530, x: 220, n: 32 }],
    ["figure", { kind: "sailboat", x: 210, y: 600, s: 1.3 }],
    ["ground", { y: 716, amp: 22, blade: 40 }],
    [
      "palms",
      {
        at: [
          [470, 770, 2.5],
          [540, 790, 1.9, -1],
          [-250, 770, 2.3],
          [820, 780, 2.4, -1],
        ],
      },
    ],
  ],
  desert: [
    ["ridge", { y: 500, amp: 44, step: 170, ink: "far" }],
    ["ridge", { y: 560, amp: 30, step: 200, ink: "mid", mist: 1.2 }],
    ["medina", { y: 660, h: 48 }],
    ["ground", { y: 690, amp: 26, step: 240 }],
    [
      "palms",
      {
        at: [
          [96, 760, 2.3],
          [40, 780, 1.8, -1],
          [520, 740, 1.6],
          [-220, 760, 2],
          [840, 770, 2.2, -1],
        ],
      },
    ],
  ],
  forest: [
    ["ridge", { y: 480, amp: 60, step: 150, ink: "far" }],
    ["mist", { y: 520 }],
    ["ridge", { y: 550, amp: 40, ink: "mid", mist: 1.2 }],
    ["water", { y: 580, to: 720, x: 320 }],
    ["gables", { y: 680, w: 46, h: 30 }],
    ["ground", { y: 700, amp: 14, ink: "leaf", blade: 40 }],
    [
      "firs",
      {
        at: [
          [60, 790, 2.2],
          [130, 780, 1.5],
          [540, 790, 2],
          [-160, 790, 2],
          [720, 790, 1.8],
          [-330, 780, 1.6],
          [930, 790, 2.2],
        ],
      },
    ],
  ],
  fields: [
    ["ridge", { y: 490, amp: 40, step: 150, ink: "far" }],
    ["ridge", { y: 540, amp: 26, ink: "mid", mist: 1.2 }],
    ["mist", { y: 560 }],
    ["gables", { y: 640, w: 44, h: 34 }],
    ["terraces", { y: 640 }],
    [
      "cypresses",
      {
        at: [
          [90, 720, 1.5],
          [130, 726, 1.2],
          [500, 730, 1.7],
          [-200, 730, 1.5],
          [760, 720, 1.6],
          [900, 740, 1.9],
        ],
      },
    ],
  ],
  meadow: [
    ["ridge", { y: 500, amp: 40, step: 150, ink: "far" }],
    ["ridge", { y: 550, amp: 24, ink: "mid", mist: 1.2 }],
    ["mist", { y: 566 }],
    ["landmark", { kind: "spireChurch", x: 330, y: 656, s: 0.56 }],
    ["houses", { y: 660, w: 50, h: 34, roof: "a1" }],
    ["crowns", { y: 676, w: 38, amp: 12, hi: "ground" }],
    ["terraces", { y: 690, n: 5 }],
  ],
  isle: [
    ["ridge", { y: 500, amp: 40, step: 140, ink: "far" }],
    ["water", { y: 520, x: 220, n: 34 }],
    ["figure", { kind: "sailboat", x: 210, y: 600, s: 1.4 }],
    ["figure", { kind: "sailboat", x: 430, y: 560, s: 0.8 }],
    ["ground", { y: 716, amp: 22, blade: 40 }],
    [
      "pines",
      {
        at: [
          [490, 780, 2.5],
          [560, 800, 1.9, -1],
          [-230, 780, 2.3],
          [820, 790, 2.4, -1],
        ],
      },
    ],
    [
      "cypresses",
      {
        at: [
          [60, 790, 1.6],
          [92, 796, 1.2],
          [-330, 790, 1.6],
        ],
      },
    ],
  ],
  plain: [
    ["ridge", { y: 510, amp: 50, step: 200, ink: "far" }],
    ["ridge", { y: 580, amp: 16, ink: "mid", mist: 1.2 }],
    ["water", { y: 610, to: 700, x: 300, n: 14 }],
    ["ground", { y: 670, amp: 12, blade: 90 }],
    [
      "acacias",
      {
        at: [
          [430, 720, 2],
          [140, 690, 1.1],
          [-160, 710, 1.7, -1],
          [760, 700, 1.4],
          [930, 720, 1.8, -1],
        ],
      },
    ],
  ],
};

const LANDFORM_OF: Readonly<Record<RegionInks, keyof typeof LANDFORMS>> = {
  japan: "forest",
  jade: "forest",
  tropics: "coast",
  himalaya: "alpine",
  aegean: "isle",
  terracotta: "fields",
  iberia: "fields",
  nordic: "forest",
  polar: "alpine",
  steppe: "desert",
  maghreb: "desert",
  caribbean: "coast",
  andes: "alpine",
  metro: "forest",
  savanna: "plain",
  stone: "meadow",
};

const HOURS: readonly Hour[] = ["dusk", "dusk", "dawn", "day"];

/** `ulan-bator` as `Ulan Bator`. */
const inWords = (slug: string): string =>
  slug.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase());

/** The content of a place's poster, for its alternative text. */
export function posterAlt(slug: string): string {
  return SCENES.get(slug)?.alt ?? `A quiet landscape in poster colours, for ${inWords(slug)}`;
}

/**
 * The scene of a place. One without a scene of its own gets the inks of its country (else of its
 * region) and their landform; hour, sun and the run of the hills come from the slug.
 *
 * @param country ISO 3166 alpha-2 code
 * @param region one of the catalogue's regions; an unknown one falls back to European stone
 */
export function posterFor(slug: string, country: string, region: string): Scene {
  const own = SCENES.get(slug);
  if (own) return own;
  const inks = COUNTRY_INKS.get(country) ?? REGION_INKS.get(region) ?? "stone";
  const seed = hashText(slug) % 100_000;
  const rng = seededRng(seed);
  const hour = pick(rng, HOURS);
  const left = Math.round(150 + rng() * 300);
  return {
    region: inks,
    hour,
    seed,
    alt: posterAlt(slug),
    layers: [
      ["disc", { x: left, y: Math.round(290 + rng() * 60), r: Math.round(66 + rng() * 40) }],
      ["clouds", { y: 240 }],
      ...LANDFORMS[LANDFORM_OF[inks]],
      [
        "birds",
        {
          at: [
            [600 - left, 190, 15],
            [634 - left, 170, 10],
          ],
        },
      ],
    ],
  };
}
