import { it } from "vitest";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { findDeparture, findSharedName } from "#app/modules/catalogue/explore/explore-find.server";
import { readWish } from "./trip-wish";
import { readFileSync } from "node:fs";
it("dbg", () => {
  for (const line of readFileSync("/tmp/sent/in.txt","utf8").split("\n").filter(Boolean)) {
    const w = readWish(line, { destinations: listDestinations(), findDeparture, findSharedName, today: "2026-11-23" });
    console.log(line, JSON.stringify({ ...w, places: w.places.map((p) => p.destination.slug) }));
  }
});
