import { DISHES } from "./dishes";
import { FAITH } from "./faith";
import { GREEN } from "./green";
import { JOURNEYS } from "./journeys";
import { MARKETS } from "./markets";
import { MUSEUMS } from "./museums";
import { NATURE } from "./nature";
import { OLD_STONES } from "./old-stones";
import { STAGES } from "./stages";
import { TOWN } from "./town";

/** The scene of each motif. */
export const MOTIF_SCENES = {
  ...FAITH,
  ...OLD_STONES,
  ...MUSEUMS,
  ...TOWN,
  ...STAGES,
  ...DISHES,
  ...MARKETS,
  ...GREEN,
  ...NATURE,
  ...JOURNEYS,
};

/** The name of a motif. */
export type Motif = keyof typeof MOTIF_SCENES;
