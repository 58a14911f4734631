import { mix, type Colour, type Stop } from "./svg";

/** The lightest colour of every poster: clouds, mist, snow, glints, walls. One paper makes them one family. */
export const PAPER: Colour = "#f6e7c8";
const NIGHT: Colour = "#131c33";

/** The flat inks of a scene. `a1` is the one hot accent, `a2` the glow of windows and rims, `ink` the darkest. */
const INK_NAMES = [
  "top",
  "glow",
  "disc",
  "far",
  "mid",
  "near",
  "ink",
  "a1",
  "a2",
  "wall",
  "ground",
  "leaf",
  "water",
] as const;

/** The name of an ink slot. */
export type InkName = (typeof INK_NAMES)[number] | "paper";

const HOURS = ["dusk", "dawn", "day", "night"] as const;

/** The time of day, which sets the sky and how dark the land is. */
export type Hour = (typeof HOURS)[number];

/** Whether a text names a time of day. */
export const isHour = (text: string): text is Hour => (HOURS as readonly string[]).includes(text);

/** All inks of one scene. */
export type Inks = Readonly<Record<InkName, Colour>>;

const row = (inks: string): Record<(typeof INK_NAMES)[number], Colour> => {
  const values = inks.split(" ");
  return Object.fromEntries(INK_NAMES.map((name, k) => [name, `#${values[k] ?? ""}`])) as Record<
    (typeof INK_NAMES)[number],
    Colour
  >;
};

// In the order of INK_NAMES: top glow disc far mid near ink a1 a2 wall ground leaf water.
const REGIONS = {
  japan: row("2b4a66 ee9a6b d5432f a9a39b 6d8287 3f5b66 1b2836 c93a27 f0b35c 4a3136 d9ae7c 3b5a4c 3d7f8c"),
  aegean: row("2d6f9e f4b183 f0a03c 8a93b3 b98a76 6d3b40 1c2b4a 2158a0 f0a03c fff6e6 e8d6b4 2f6650 1d5c8f"),
  andes: row("276274 f3c27f f6e7c8 7f9ca3 643f5c 40485c 17242b a93527 dd7430 cf6a45 e3b357 22413f 1f7d88"),
  maghreb: row("3b4f80 f09a72 f9e3b0 b39aa8 b8664c 8f4133 2b2033 1f7f7c f4bd55 d0764c e0a067 3d6a4f 2f8389"),
  tropics: row("1f6a78 f7b47c f8e5b0 86aea2 4a8a7a 245b52 13292c d9513a f3b547 6b5148 8fb55c 2c6a45 2c8f95"),
  nordic: row("1d3157 e6b0a4 f6ead0 90a4ba 5b7691 35506a 16222f c8452f f2bd5e ebe4d4 6f8a63 2f4a44 3f7391"),
  stone: row("355a7c f2b98a f3cf8e a5a9b4 8a8798 5d5a70 20243a b8432f f1b75d ecd9b4 b7ab72 48664a 44809a"),
  terracotta: row("2f668a f5ab78 f6c36b a7a3ae b27f63 7a4a44 2a2338 c04a2c f5bb5a efcfa0 c3a561 3f5f43 2f7f96"),
  iberia: row("2a6b9c f6bd80 f7d27e 9aa7ba c08f6e 8a5248 21304a d0552e f6b93f f8ead0 d9b778 4b7050 2a7fa3"),
  metro: row("33476e efa882 f4c98b 98a0b8 6a748f 414a66 191f33 c24a35 f3bd62 c9b9a4 8b93a0 44604f 47708f"),
  savanna: row("5a4a6e f0924f e8562f b58f82 9a6650 6b4338 2a1c22 b8391f f6b54a c79058 d9a24c 6d6a35 5f8f8a"),
  polar: row("22466e e9b9b0 f8ecd6 a3bccf 6f97b4 3b6284 14263c d0492f f3c070 e6eaec dfe7e8 2f4f56 2f7596"),
  himalaya: row("23507c f0b98d f8e6bc 93a5c0 69789c 464f70 1c2238 b23a2a f2b544 f3e6d0 b9a05e 3f5f48 3b7f93"),
  caribbean: row("1b7896 f9b78a fae2a4 84b3b5 3f938f 1f5f66 12303c e0503f f8c04b f6dcb2 f1d9a4 2a7350 22a0a8"),
  jade: row("3a5f66 efb27f dd5a3a a6b3a4 6f8f84 3f6159 1d2a2c bb3426 efb54f 8a3b31 c6ac72 3c6350 4c8f8c"),
  steppe: row("2f6f8f f3b884 f6dba0 a9a8a8 b08a66 7d5a4a 27263a 1f7f8f f2b54c e0bd86 cba468 5c7350 338a96"),
} as const;

/** A family of inks, chosen by climate and culture. */
export type RegionInks = keyof typeof REGIONS;

/** The names of all families of inks. */
export const REGION_INKS = Object.keys(REGIONS) as RegionInks[];

/** Whether a text names a family of inks. */
export const isRegionInks = (text: string): text is RegionInks => Object.hasOwn(REGIONS, text);

/** The inks of a region at an hour, with the overrides of one scene. */
export function inksFor(region: RegionInks, hour: Hour, overrides: Partial<Inks> = {}): Inks {
  const inks: Record<InkName, Colour> = { ...REGIONS[region], paper: PAPER };
  if (hour === "night") {
    for (const name of ["far", "mid", "near", "wall", "ground", "leaf", "water"] as const)
      inks[name] = mix(inks[name], NIGHT, 0.38);
  }
  return { ...inks, ...overrides };
}

/** The stops of the sky from the top of the canvas to the bottom; the top quarter stays quiet for a title. */
export function skyStops({ top, glow }: Inks, hour: Hour): Stop[] {
  const stops: Record<Hour, Stop[]> = {
    dusk: [
      [0, top],
      [0.2, mix(top, PAPER, 0.5)],
      [0.37, PAPER],
      [0.56, glow],
    ],
    dawn: [
      [0, mix(top, PAPER, 0.25)],
      [0.25, mix(glow, PAPER, 0.4)],
      [0.5, PAPER],
    ],
    day: [
      [0, top],
      [0.3, mix(top, PAPER, 0.55)],
      [0.55, PAPER],
    ],
    night: [
      [0, mix(top, NIGHT, 0.65)],
      [0.4, mix(top, NIGHT, 0.2)],
      [0.68, mix(top, glow, 0.55)],
    ],
  };
  return stops[hour];
}
