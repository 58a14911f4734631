import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import type { Plugin } from "vite";
import { readStopTable, readWayTable, stopKey } from "../app/modules/catalogue/ways/way-tables";
import { readAirlineTable, readNetworkTable } from "../app/modules/inventory/network/flight-tables";
import type { Point } from "../app/shared/geo";
import type { TableLine, TableReading } from "../app/modules/catalogue/schema/read-table";
import { besideBuild } from "./beside-build";
import { readYaml } from "./read-yaml";

/** The tables the product knows, by the name of their file. */
const TABLES: Readonly<Record<string, (lines: TableLine[], file: string) => TableReading<unknown>>> = {
  "airlines.csv": readAirlineTable,
  "network.csv": (lines, file) => {
    const airlines = linesBeside(file, "airlines.csv");
    return readNetworkTable(lines, new Set(airlines.map(({ cells }) => cells.iata ?? "")));
  },
  "stops.csv": (lines, file) => readStopTable(lines, centres(file)),
  "ways.csv": (lines, file) => {
    const stops = linesBeside(file, "stops.csv").map(({ cells }) => stopKey(cells.slug ?? "", cells.name ?? ""));
    return readWayTable(lines, centres(file), new Set(stops));
  },
};

/**
 * Lets code import a table: `import airlines from "./data/airlines.csv"`. It is read and checked when the product is
 * built, so the server loads plain JSON and no parser. A line that begins with # is a heading for editors of the file.
 * @throws Error that names file, line and column of every wrong cell; it stops the build
 */
export function csvFiles(): Plugin {
  const { moduleOf, ...hooks } = besideBuild();
  return {
    name: "voyance-csv",
    ...hooks,
    transform(text, id) {
      if (!id.endsWith(".csv")) return undefined;
      const file = path.relative(process.cwd(), id);
      const read = TABLES[path.basename(id)];
      if (!read) return this.error(`${file}: no table of that name is known in scripts/csv-plugin.ts`);
      const { rows, problems } = read(readLines(text), id);
      if (problems) this.error(problems.map((problem) => `${file}: ${problem}`).join("\n"));
      return { code: moduleOf(file, rows), map: null };
    },
  };
}

function linesBeside(file: string, name: string): TableLine[] {
  return readLines(readFileSync(path.join(path.dirname(file), name), "utf8"));
}

/** The centres of the destinations by slug, for a table of the catalogue. */
function centres(file: string): ReadonlyMap<string, Point> {
  const folder = path.join(path.dirname(file), "../destinations");
  return new Map(
    readdirSync(folder).map((name) => {
      const { lat, lon } = readYaml(readFileSync(path.join(folder, name), "utf8")) as Point;
      return [path.basename(name, ".yaml"), { lat, lon }];
    }),
  );
}

function readLines(text: string): TableLine[] {
  const records: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
    columns: true,
    comment: "#",
    comment_no_infix: true,
    info: true,
    trim: true,
  });
  return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
}
