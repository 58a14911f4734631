import { expect, it } from "vitest";
import { isTitledAfter } from "./same-place";

it.each([
  ["Fushimi Inari Taisha torii gates 2019", ["Fushimi Inari Taisha"]],
  ["Château de Chillon, Montreux (2)", ["Chateau de Chillon"]],
  ["伏見稲荷大社 千本鳥居", ["Fushimi Inari Taisha", "伏見稲荷大社"]],
  ["Eiffel Tower", ["Eiffel Tower"]],
] as const)("%s is of %j", (title, names) => expect(isTitledAfter(title, names)).toBe(true));

it.each([
  ["View from Eiffel Tower", ["Eiffel Tower"], "begins with something else"],
  ["Eiffel Tower from Trocadero", ["Eiffel Tower"], "may be of the other place"],
  ["Eiffel Tower map", ["Eiffel Tower"], "is a map"],
  ["Eiffel Towers of the world", ["Eiffel Tower"], "has another word"],
  ["Paris street", ["Eiffel Tower"], "has another name"],
  ["Old Town Market 2", ["Old Town Market"], "has a name that many share"],
  ["Park", ["Park"], "has a name that many share"],
  ["Bar", ["Bar"], "is too short to tell"],
  ["Eiffel Tower ticket 1900", ["Eiffel Tower"], "is a ticket"],
  ["", [""], "has no name"],
] as const)("%s is not surely of %j: it %s", (title, names, _why) => expect(isTitledAfter(title, names)).toBe(false));
