import type { Scene } from "../scene";
import { eastAsia } from "./east-asia";
import { first } from "./first";

/** The scene of every destination that has one, by slug. */
export const SCENES: ReadonlyMap<string, Scene> = new Map<string, Scene>(Object.entries({ ...eastAsia, ...first }));
