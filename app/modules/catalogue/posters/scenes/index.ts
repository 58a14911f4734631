import type { Scene } from "../scene";
import { adriatic } from "./adriatic";
import { africa } from "./africa";
import { americas } from "./americas";
import { arctic } from "./arctic";
import { atlanticIslands } from "./atlantic-islands";
import { britishIsles } from "./british-isles";
import { centralAmerica } from "./central-america";
import { centralAsia } from "./central-asia";
import { centralEurope } from "./central-europe";
import { eastAsia } from "./east-asia";
import { greeceAndIslands } from "./greece-and-islands";
import { iceland } from "./iceland";
import { italy } from "./italy";
import { middleEast } from "./middle-east";
import { northAfrica } from "./north-africa";
import { northAmerica } from "./north-america";
import { northernEurope } from "./northern-europe";
import { oceania } from "./oceania";
import { southAmerica } from "./south-america";
import { southAsia } from "./south-asia";
import { southEastAsia } from "./south-east-asia";
import { southernEurope } from "./southern-europe";
import { westernEurope } from "./western-europe";

/** The scene of every destination that has one, by slug. */
export const SCENES: ReadonlyMap<string, Scene> = new Map<string, Scene>(
  Object.entries({
    ...adriatic,
    ...africa,
    ...americas,
    ...arctic,
    ...atlanticIslands,
    ...britishIsles,
    ...centralAmerica,
    ...centralAsia,
    ...centralEurope,
    ...eastAsia,
    ...greeceAndIslands,
    ...iceland,
    ...italy,
    ...middleEast,
    ...northAfrica,
    ...northAmerica,
    ...northernEurope,
    ...oceania,
    ...southAmerica,
    ...southAsia,
    ...southEastAsia,
    ...southernEurope,
    ...westernEurope,
  }),
);
