import { it } from "vitest";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { famousSight } from "#app/modules/catalogue/search/famous-sights";
import { foldName } from "#app/modules/catalogue/places/place-names";
it("x", () => {
  const all = listDestinations();
  const keys = new Set<string>();
  for (const d of all) for (const p of d.places) for (const w of [foldName(p.name), ...foldName(p.name).split(/ and | of /)]) for (const k of [w, w.replace(/ (museum|gallery|palace|cathedral|basilica|observatory|walkway|tour)$/, "")]) if (!k.includes(" ") && famousSight(all, k)) keys.add(k + ">" + famousSight(all, k)!.of.slug);
  console.log([...keys].sort().join(" "));
  for (const n of ["big ben","colosseum","eiffel tower","louvre","uffizi","prado","acropolis","statue of liberty","central park","buckingham palace","hagia sophia","blue mosque","sagrada familia","machu picchu","golden gate bridge","times square","great wall","forbidden city","tower of london","versailles","vatican","sistine chapel","empire state building","christ the redeemer","burj khalifa","petronas towers","angkor wat","pompeii","alcatraz","brooklyn bridge","trevi fountain","notre-dame","old town square"]) console.log(n, famousSight(all, n)?.of.slug);
});
