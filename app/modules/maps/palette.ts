/** The colours of a map in each scheme: those of components/styles/tokens.css, and water mixed of them. */
export interface MapInks {
  land: string;
  area: string;
  water: string;
  shore: string;
  strip: string;
  ink: string;
  soft: string;
  rule: string;
  pin: string;
  onPin: string;
  /** Of maps with streets. */
  grass: string;
  wood: string;
  sand: string;
  building: string;
  street: string;
  /** Of streets that lead far. */
  main: string;
  /** The edge of a street, and ways that have no width. */
  rim: string;
  rail: string;
}

export type Scheme = "light" | "dark";

export const MAP_INKS: Record<Scheme, MapInks> = {
  light: {
    land: "#f2e9d8",
    area: "#e6d9bf",
    water: "#b4d0cb",
    shore: "#86b1ad",
    strip: "#fffdf8",
    ink: "#12312f",
    soft: "#4a605c",
    rule: "#d9cdb6",
    pin: "#1b6e72",
    onPin: "#fffaf3",
    grass: "#e0e3c0",
    wood: "#d2dab5",
    sand: "#f3e4bb",
    building: "#e4d6bd",
    street: "#fffbf2",
    main: "#f8e2b0",
    rim: "#c4b18c",
    rail: "#857c69",
  },
  dark: {
    land: "#1b3334",
    area: "#274241",
    water: "#0b2730",
    shore: "#2f5a60",
    strip: "#14292a",
    ink: "#f3ead8",
    soft: "#b3bfb6",
    rule: "#2c4443",
    pin: "#6fc3c0",
    onPin: "#0a1718",
    grass: "#24453a",
    wood: "#1d3f33",
    sand: "#37463a",
    building: "#284544",
    street: "#35504f",
    main: "#4f5a3f",
    rim: "#0f2223",
    rail: "#8aa09a",
  },
};
