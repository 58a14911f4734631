import type { Scene } from "../scene";
import { africa } from "./africa";
import { americas } from "./americas";
import { eastAsia } from "./east-asia";
import { middleEast } from "./middle-east";
import { northernEurope } from "./northern-europe";
import { oceania } from "./oceania";
import { southEastAsia } from "./south-east-asia";
import { southernEurope } from "./southern-europe";
import { westernEurope } from "./western-europe";

/** The scene of every destination that has one, by slug. */
export const SCENES: ReadonlyMap<string, Scene> = new Map<string, Scene>(
  Object.entries({ ...africa, ...americas, ...eastAsia, ...middleEast, ...northernEurope, ...oceania, ...southEastAsia, ...southernEurope, ...westernEurope }),
);
