/** Adds to the pages of a trip, in one file: handing over, folded days, the map. */
import "./folded.client";

export { handOver } from "./copy.client";
export { showMap } from "#app/modules/maps/show-map.client";
