/** Plug shapes by their usual letters; C fits F and E sockets, and so on. */
export type PlugType = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O";

/** Whether visitors drink from the tap: yes, filtered or with care, or bottled only. */
export type TapWater = "safe" | "filter" | "bottled";

/** What is usual in restaurants: nothing, rounding up, or that many per cent. */
export type Tipping = "none" | "round" | "10" | "15" | "20";

/** One number for everything, or one each. */
export type EmergencyNumbers = { all: string } | { police: string; ambulance: string; fire: string };

/**
 * How a country lets visitors in, in kind. Never an answer for a passport: that is what the official page is for.
 */
export type EntryKind = "schengen" | "authorisation" | "e-visa" | "on-arrival" | "visa-free" | "permit";

/** Day on which plugs, numbers, customs and entry kinds were last looked over. */
export const COUNTRY_FACTS_AS_OF = "2026-11-21";

export interface CountryFacts {
  plugs: readonly PlugType[];
  volts: readonly number[];
  hertz: readonly number[];
  /** Side of the road. */
  drives: "left" | "right";
  emergency: EmergencyNumbers;
  water: TapWater;
  tip: Tipping;
  isSchengen: boolean;
  entry: {
    kind: EntryKind;
    /** Name of the authorisation or area, where it has one. */
    name?: string;
    /** What that kind means, in one or two sentences. */
    summary: string;
    /** Official page that answers for a passport. */
    url: string;
    /** Form that every visitor fills in before or on arrival. */
    form?: string;
    asOf: string;
  };
  /** What a visitor will hear, where the list of official languages says too little. */
  heard?: string;
  /** One thing to know about water or tips. */
  note?: string;
}

type EntryCode = "S" | "A" | "E" | "O" | "V" | "P";
interface More {
  /** Name of the authorisation. */
  name?: string;
  form?: string;
  heard?: string;
  note?: string;
}
/**
 * Plugs, volts/hertz, side, emergency (one number, or police/ambulance/fire), water (s safe, f filter, b bottled), tip,
 * entry kind (S Schengen, A authorisation, E e-visa, O on arrival, V visa-free for many, P permit), official page.
 */
type Row = readonly [
  plugs: string,
  power: string,
  side: "L" | "R",
  emergency: string,
  water: "s" | "f" | "b",
  tip: Tipping,
  entry: EntryCode,
  url: string,
  more?: More,
];

const SCHENGEN_PAGE = "https://travel-europe.europa.eu/";
const FRANCE_PAGE = "https://france-visas.gouv.fr/";

const ENTRY_KINDS: Readonly<Record<EntryCode, { kind: EntryKind; summary: string }>> = {
  S: {
    kind: "schengen",
    summary:
      "Part of the Schengen area: short stays add up to 90 days in any 180 across all its countries. Visitors from outside are registered at the border, and an online authorisation (ETIAS) is being introduced.",
  },
  A: {
    kind: "authorisation",
    summary:
      "Travellers who need no visa usually need an electronic authorisation before they leave home; others apply for a visa.",
  },
  E: { kind: "e-visa", summary: "Many visitors apply for a visa online before the trip; some passports need none." },
  O: {
    kind: "on-arrival",
    summary:
      "Many visitors get a visa or a stamp on arrival, often after a form online; some passports need a visa before.",
  },
  V: {
    kind: "visa-free",
    summary: "Many passports need no visa for a short stay; how long, and which ones, depends on the passport.",
  },
  P: {
    kind: "permit",
    summary:
      "Nearly every visitor needs a permit or visa arranged before the trip, often through a registered travel company.",
  },
};

const TIP_INCLUDED = "A service charge is usually on the bill; anything more is a kindness.";
const SOFT_ISLANDS = "On many islands people drink bottled water although the mainland's tap water is fine.";

const ROWS: Readonly<Record<string, Row>> = {
  // Europe
  AL: ["CF", "230/50", "R", "129/127/128", "b", "10", "V", "https://e-visa.al/"],
  AM: ["CF", "230/50", "R", "911", "s", "10", "V", "https://evisa.mfa.am/"],
  AT: ["CF", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  AZ: ["CF", "220/50", "R", "112", "b", "10", "E", "https://evisa.gov.az/"],
  BA: ["CF", "230/50", "R", "122/124/123", "s", "10", "V", "https://www.mvp.gov.ba/"],
  BE: ["CE", "230/50", "R", "112", "s", "round", "S", SCHENGEN_PAGE],
  BG: ["CF", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  CH: [
    "CJ",
    "230/50",
    "R",
    "112",
    "s",
    "round",
    "S",
    SCHENGEN_PAGE,
    { heard: "German, French or Italian by region; English widely" },
  ],
  CY: [
    "G",
    "240/50",
    "L",
    "112",
    "s",
    "10",
    "V",
    "https://www.gov.cy/",
    { heard: "Greek; Turkish in the north; English widely" },
  ],
  CZ: ["CE", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  DE: ["CF", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  DK: ["CEFK", "230/50", "R", "112", "s", "none", "S", SCHENGEN_PAGE],
  EE: ["CF", "230/50", "R", "112", "s", "round", "S", SCHENGEN_PAGE],
  ES: [
    "CF",
    "230/50",
    "R",
    "112",
    "s",
    "round",
    "S",
    SCHENGEN_PAGE,
    { heard: "Spanish; Catalan, Basque or Galician by region" },
  ],
  FI: ["CF", "230/50", "R", "112", "s", "none", "S", SCHENGEN_PAGE],
  FO: [
    "CEFK",
    "230/50",
    "R",
    "112",
    "s",
    "none",
    "V",
    "https://www.nyidanmark.dk/",
    {
      note: "The Faroe Islands belong to Denmark but not to the Schengen area; a Schengen visa does not cover them by itself.",
    },
  ],
  FR: ["CE", "230/50", "R", "112", "s", "round", "S", SCHENGEN_PAGE, { note: TIP_INCLUDED }],
  GB: ["G", "230/50", "L", "999", "s", "10", "A", "https://www.gov.uk/check-uk-visa", { name: "UK ETA" }],
  GE: ["CF", "220/50", "R", "112", "s", "10", "V", "https://www.evisa.gov.ge/"],
  GL: [
    "CEFK",
    "230/50",
    "R",
    "112",
    "s",
    "none",
    "V",
    "https://www.nyidanmark.dk/",
    {
      heard: "Greenlandic and Danish; English in tourism",
      note: "Greenland belongs to Denmark but not to the Schengen area; a Schengen visa does not cover it by itself.",
    },
  ],
  GR: ["CF", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE, { note: SOFT_ISLANDS }],
  HR: ["CF", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  HU: ["CF", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  IE: [
    "G",
    "230/50",
    "L",
    "112",
    "s",
    "10",
    "V",
    "https://www.irishimmigration.ie/",
    { heard: "English; Irish in the west", note: "Ireland keeps its own entry rules outside the Schengen area." },
  ],
  IS: ["CF", "230/50", "R", "112", "s", "none", "S", SCHENGEN_PAGE],
  IT: [
    "CFL",
    "230/50",
    "R",
    "112",
    "s",
    "round",
    "S",
    SCHENGEN_PAGE,
    { note: "Many restaurants add a cover charge (coperto) for each person." },
  ],
  LT: ["CF", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  LU: ["CF", "230/50", "R", "112", "s", "round", "S", SCHENGEN_PAGE],
  LV: ["CF", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  MD: ["CF", "230/50", "R", "112", "b", "10", "V", "https://evisa.gov.md/"],
  ME: ["CF", "230/50", "R", "112", "s", "10", "V", "https://www.gov.me/en"],
  MK: ["CF", "230/50", "R", "112", "s", "10", "V", "https://mfa.gov.mk/"],
  MT: [
    "G",
    "230/50",
    "L",
    "112",
    "f",
    "10",
    "S",
    SCHENGEN_PAGE,
    { note: "Tap water is desalinated and safe, but tastes of it; most people drink bottled." },
  ],
  NL: ["CF", "230/50", "R", "112", "s", "round", "S", SCHENGEN_PAGE],
  NO: ["CF", "230/50", "R", "112/113/110", "s", "none", "S", SCHENGEN_PAGE],
  PL: ["CE", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  PT: ["CF", "230/50", "R", "112", "s", "round", "S", SCHENGEN_PAGE],
  RO: ["CF", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  RS: ["CF", "230/50", "R", "192/194/193", "s", "10", "V", "https://welcometoserbia.gov.rs/"],
  SE: ["CF", "230/50", "R", "112", "s", "none", "S", SCHENGEN_PAGE],
  SI: ["CF", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  SK: ["CE", "230/50", "R", "112", "s", "10", "S", SCHENGEN_PAGE],
  TR: ["CF", "230/50", "R", "112", "b", "10", "E", "https://www.evisa.gov.tr/"],

  // Middle East
  AE: [
    "G",
    "230/50",
    "R",
    "999/998/997",
    "b",
    "10",
    "O",
    "https://u.ae/",
    { heard: "Arabic and English; Hindi, Urdu and many others" },
  ],
  BH: ["G", "230/50", "R", "999", "b", "10", "E", "https://www.evisa.gov.bh/"],
  EG: ["CF", "220/50", "R", "122/123/180", "b", "10", "O", "https://visa2egypt.gov.eg/"],
  IL: ["CH", "230/50", "R", "100/101/102", "s", "10", "A", "https://israel-entry.piba.gov.il/", { name: "ETA-IL" }],
  JO: [
    "CDFGJ",
    "230/50",
    "R",
    "911",
    "b",
    "10",
    "O",
    "https://eservices.moi.gov.jo/",
    { note: "The Jordan Pass, bought before the trip, joins the visa fee and the ticket to Petra." },
  ],
  KW: ["G", "240/50", "R", "112", "b", "10", "E", "https://evisa.moi.gov.kw/"],
  OM: ["G", "240/50", "R", "9999", "b", "10", "V", "https://evisa.rop.gov.om/"],
  QA: ["G", "240/50", "R", "999", "b", "10", "O", "https://portal.moi.gov.qa/"],
  SA: ["G", "230/60", "R", "911", "b", "10", "E", "https://visa.visitsaudi.com/"],

  // Africa
  BW: ["DGM", "230/50", "L", "999/997/998", "s", "10", "V", "https://www.gov.bw/", { heard: "English and Setswana" }],
  CV: [
    "CF",
    "220/50",
    "R",
    "132/130/131",
    "b",
    "10",
    "A",
    "https://www.ease.gov.cv/",
    { name: "EASE registration", heard: "Portuguese and Cape Verdean Creole" },
  ],
  ET: ["CF", "220/50", "R", "991/907/939", "b", "10", "E", "https://www.evisa.gov.et/"],
  GH: [
    "DG",
    "230/50",
    "R",
    "112",
    "b",
    "10",
    "E",
    "https://gis.gov.gh/",
    { heard: "English, Twi, Ga, Ewe and others" },
  ],
  KE: ["G", "240/50", "L", "999", "b", "10", "A", "https://www.etakenya.go.ke/", { name: "Kenya eTA" }],
  MA: [
    "CE",
    "220/50",
    "R",
    "19/15/15",
    "b",
    "10",
    "V",
    "https://www.acces-maroc.ma/",
    {
      heard: "Arabic, Tamazight and French; English and Spanish in tourism",
      note: "Outside towns the police number is 177; tourists in the old towns are helped by the tourist brigade.",
    },
  ],
  MG: ["CE", "220/50", "R", "117/124/118", "b", "10", "O", "https://www.diplomatie.gov.mg/"],
  MU: [
    "CG",
    "230/50",
    "L",
    "999/114/115",
    "f",
    "10",
    "V",
    "https://passport.govmu.org/",
    { form: "https://safemauritius.govmu.org/", heard: "Mauritian Creole, French and English" },
  ],
  NA: [
    "DM",
    "220/50",
    "L",
    "112",
    "s",
    "10",
    "O",
    "https://eservices.mhaiss.gov.na/",
    { heard: "English, Afrikaans, Oshiwambo and German" },
  ],
  RE: ["CE", "230/50", "R", "112", "s", "round", "V", FRANCE_PAGE, { heard: "French and Réunion Creole" }],
  RW: ["CJ", "230/50", "R", "112/912/111", "b", "10", "O", "https://irembo.gov.rw/"],
  SC: [
    "G",
    "240/50",
    "L",
    "999",
    "f",
    "10",
    "A",
    "https://seychelles.govtas.com/",
    { name: "Seychelles travel authorisation", heard: "Seychellois Creole, English and French" },
  ],
  SN: ["CDEK", "230/50", "R", "17/15/18", "b", "10", "V", "https://www.gouv.sn/", { heard: "Wolof and French" }],
  TN: [
    "CE",
    "230/50",
    "R",
    "197/190/198",
    "b",
    "10",
    "V",
    "https://www.diplomatie.gov.tn/",
    { heard: "Arabic and French" },
  ],
  TZ: [
    "DG",
    "230/50",
    "L",
    "112",
    "b",
    "10",
    "E",
    "https://visa.immigration.go.tz/",
    { note: "Zanzibar asks every visitor for its own travel insurance, bought online before arrival." },
  ],
  UG: ["G", "240/50", "L", "999", "b", "10", "E", "https://visas.immigration.go.ug/"],
  ZA: [
    "CMN",
    "230/50",
    "L",
    "10111/10177/10177",
    "s",
    "10",
    "V",
    "https://www.dha.gov.za/",
    {
      heard: "English, Zulu, Xhosa and Afrikaans among twelve official languages",
      note: "112 works from mobile phones.",
    },
  ],
  ZM: ["CDG", "230/50", "L", "999/991/993", "b", "10", "V", "https://eservices.zambiaimmigration.gov.zm/"],
  ZW: [
    "DG",
    "230/50",
    "L",
    "995/994/993",
    "b",
    "10",
    "O",
    "https://www.evisa.gov.zw/",
    { heard: "English, Shona and Ndebele" },
  ],

  // Asia
  BD: ["CDGK", "220/50", "L", "999", "b", "10", "O", "https://www.visa.gov.bd/"],
  BN: [
    "G",
    "240/50",
    "L",
    "993/991/995",
    "f",
    "none",
    "V",
    "https://www.immigration.gov.bn/",
    { form: "https://www.imm.gov.bn/" },
  ],
  BT: [
    "DFG",
    "230/50",
    "L",
    "113/112/110",
    "b",
    "none",
    "P",
    "https://immi.gov.bt/",
    { note: "A daily Sustainable Development Fee is paid together with the visa." },
  ],
  CN: ["ACI", "220/50", "R", "110/120/119", "b", "none", "V", "https://en.nia.gov.cn/"],
  HK: [
    "G",
    "220/50",
    "L",
    "999",
    "s",
    "10",
    "V",
    "https://www.immd.gov.hk/",
    { heard: "Cantonese; English and Mandarin widely", note: TIP_INCLUDED },
  ],
  ID: [
    "CF",
    "230/50",
    "L",
    "112",
    "b",
    "10",
    "O",
    "https://evisa.imigrasi.go.id/",
    {
      form: "https://allindonesia.imigrasi.go.id/",
      heard: "Indonesian beside the island's own language, such as Balinese or Javanese; English in tourism",
    },
  ],
  IN: [
    "CDM",
    "230/50",
    "L",
    "112",
    "b",
    "10",
    "E",
    "https://indianvisaonline.gov.in/evisa/",
    { heard: "Hindi in the north, the language of each state everywhere, and English" },
  ],
  JP: ["AB", "100/50+60", "L", "110/119/119", "s", "none", "V", "https://www.mofa.go.jp/j_info/visit/visa/"],
  KG: ["CF", "220/50", "R", "112", "b", "10", "V", "https://www.evisa.e-gov.kg/"],
  KH: [
    "ACG",
    "230/50",
    "R",
    "117/119/118",
    "b",
    "10",
    "E",
    "https://www.evisa.gov.kh/",
    { form: "https://www.arrival.gov.kh/" },
  ],
  KR: ["CF", "220/60", "R", "112/119/119", "s", "none", "A", "https://www.k-eta.go.kr/", { name: "K-ETA" }],
  KZ: ["CF", "220/50", "R", "112", "b", "10", "V", "https://www.vmp.gov.kz/"],
  LA: ["ABCEF", "230/50", "R", "191/195/190", "b", "10", "E", "https://laoevisa.gov.la/"],
  LK: [
    "DGM",
    "230/50",
    "L",
    "119/1990/110",
    "b",
    "10",
    "A",
    "https://eta.gov.lk/",
    { name: "Sri Lanka ETA", heard: "Sinhala and Tamil; English widely" },
  ],
  MM: ["CDFG", "230/50", "R", "199/192/191", "b", "none", "E", "https://evisa.moip.gov.mm/"],
  MN: ["CE", "230/50", "R", "102/103/101", "b", "10", "V", "https://evisa.mn/"],
  MO: [
    "DFG",
    "220/50",
    "L",
    "999",
    "s",
    "10",
    "V",
    "https://www.fsm.gov.mo/",
    { heard: "Cantonese; Portuguese on signs; some English" },
  ],
  MV: [
    "DG",
    "230/50",
    "L",
    "119/102/118",
    "b",
    "10",
    "O",
    "https://immigration.gov.mv/",
    { form: "https://imuga.immigration.gov.mv/", heard: "Dhivehi; English in the resorts" },
  ],
  MY: [
    "G",
    "240/50",
    "L",
    "999",
    "f",
    "none",
    "V",
    "https://www.imi.gov.my/",
    { form: "https://imigresen-online.imi.gov.my/mdac/main", heard: "Malay, English, Chinese languages and Tamil" },
  ],
  NP: ["CDM", "230/50", "L", "100/102/101", "b", "10", "O", "https://www.immigration.gov.np/"],
  PH: [
    "ABC",
    "220/60",
    "R",
    "911",
    "b",
    "10",
    "V",
    "https://www.immigration.gov.ph/",
    { form: "https://etravel.gov.ph/", heard: "Filipino and English beside the island's own language" },
  ],
  PK: ["CDG", "230/50", "L", "15/1122/16", "b", "10", "E", "https://visa.nadra.gov.pk/"],
  SG: [
    "G",
    "230/50",
    "L",
    "999/995/995",
    "s",
    "none",
    "V",
    "https://www.ica.gov.sg/",
    {
      form: "https://eservices.ica.gov.sg/sgarrivalcard/",
      heard: "English, Mandarin, Malay and Tamil",
      note: TIP_INCLUDED,
    },
  ],
  TH: [
    "ABCO",
    "230/50",
    "L",
    "191/1669/199",
    "b",
    "round",
    "V",
    "https://www.thaievisa.go.th/",
    { form: "https://tdac.immigration.go.th/", note: "The tourist police answer in English at 1155." },
  ],
  TW: [
    "AB",
    "110/60",
    "R",
    "110/119/119",
    "f",
    "none",
    "V",
    "https://www.boca.gov.tw/",
    { heard: "Mandarin and Taiwanese; some English and Japanese" },
  ],
  UZ: [
    "CI",
    "220/50",
    "R",
    "112",
    "b",
    "10",
    "V",
    "https://e-visa.gov.uz/",
    { heard: "Uzbek, Tajik in Samarkand and Bukhara, and Russian" },
  ],
  VN: ["AC", "220/50", "R", "113/115/114", "b", "round", "E", "https://evisa.gov.vn/"],

  // Oceania
  AU: ["I", "230/50", "L", "000", "s", "none", "A", "https://immi.homeaffairs.gov.au/", { name: "ETA or eVisitor" }],
  CK: [
    "I",
    "240/50",
    "L",
    "999/998/996",
    "f",
    "none",
    "V",
    "https://www.mfai.gov.ck/",
    { heard: "Cook Islands Māori and English" },
  ],
  FJ: [
    "I",
    "240/50",
    "L",
    "917/911/910",
    "f",
    "none",
    "V",
    "https://www.immigration.gov.fj/",
    { heard: "English, Fijian and Fiji Hindi" },
  ],
  NC: ["CEF", "220/50", "R", "17/15/18", "s", "none", "V", FRANCE_PAGE],
  NZ: [
    "I",
    "230/50",
    "L",
    "111",
    "s",
    "none",
    "A",
    "https://www.immigration.govt.nz/",
    { name: "NZeTA", form: "https://www.travellerdeclaration.govt.nz/" },
  ],
  PF: [
    "CE",
    "220/60",
    "R",
    "17/15/18",
    "b",
    "none",
    "V",
    FRANCE_PAGE,
    { heard: "French and Tahitian; English in the resorts" },
  ],

  // The Americas
  AR: ["CI", "220/50", "R", "911/107/100", "s", "10", "V", "https://www.argentina.gob.ar/interior/migraciones"],
  AW: [
    "ABF",
    "127/60",
    "R",
    "911",
    "s",
    "15",
    "V",
    "https://www.edcardaruba.aw/",
    { form: "https://www.edcardaruba.aw/", heard: "Papiamento, Dutch, English and Spanish" },
  ],
  BB: [
    "AB",
    "115/50",
    "L",
    "211/511/311",
    "s",
    "10",
    "V",
    "https://www.foreign.gov.bb/",
    { form: "https://www.travelform.gov.bb/" },
  ],
  BO: ["AC", "230/50", "R", "110/118/119", "b", "10", "V", "https://www.migracion.gob.bo/"],
  BR: [
    "CN",
    "127+220/60",
    "R",
    "190/192/193",
    "f",
    "10",
    "V",
    "https://www.gov.br/mre/",
    { note: "The voltage changes from city to city; look at the socket." },
  ],
  BS: ["AB", "120/60", "L", "919", "f", "15", "V", "https://www.immigration.gov.bs/"],
  BZ: [
    "ABG",
    "110/60",
    "R",
    "911",
    "b",
    "10",
    "V",
    "https://immigration.gov.bz/",
    { heard: "English, Kriol and Spanish" },
  ],
  CA: [
    "AB",
    "120/60",
    "R",
    "911",
    "s",
    "15",
    "A",
    "https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada.html",
    { name: "Canada eTA", heard: "English; French in Québec" },
  ],
  CL: ["CL", "220/50", "R", "133/131/132", "s", "10", "V", "https://serviciomigraciones.cl/"],
  CO: [
    "AB",
    "110/60",
    "R",
    "123",
    "f",
    "10",
    "V",
    "https://www.migracioncolombia.gov.co/",
    {
      form: "https://www.migracioncolombia.gov.co/",
      note: "Tap water is good in Bogotá and Medellín; drink bottled on the Caribbean coast.",
    },
  ],
  CR: ["AB", "120/60", "R", "911", "s", "round", "V", "https://www.migracion.go.cr/", { note: TIP_INCLUDED }],
  CU: [
    "ABCL",
    "110+220/60",
    "R",
    "106/104/105",
    "b",
    "10",
    "E",
    "https://evisacuba.cu/",
    { form: "https://dviajeros.mitrans.gob.cu/" },
  ],
  CW: [
    "ABF",
    "127/50",
    "R",
    "911/912/911",
    "s",
    "10",
    "V",
    "https://dicardcuracao.com/",
    { form: "https://dicardcuracao.com/" },
  ],
  DO: [
    "AB",
    "120/60",
    "R",
    "911",
    "b",
    "10",
    "V",
    "https://migracion.gob.do/",
    { form: "https://eticket.migracion.gob.do/" },
  ],
  EC: [
    "AB",
    "120/60",
    "R",
    "911",
    "b",
    "10",
    "V",
    "https://www.cancilleria.gob.ec/",
    { note: "Galápagos asks for a transit card and a park fee on the way in." },
  ],
  GT: [
    "AB",
    "120/60",
    "R",
    "110/122/122",
    "b",
    "10",
    "V",
    "https://igm.gob.gt/",
    { heard: "Spanish and Mayan languages" },
  ],
  JM: [
    "AB",
    "110/50",
    "L",
    "119/110/110",
    "s",
    "10",
    "V",
    "https://www.pica.gov.jm/",
    { form: "https://enterjamaica.gov.jm/", heard: "English and Jamaican Patois" },
  ],
  MX: ["AB", "127/60", "R", "911", "b", "10", "V", "https://www.inm.gob.mx/"],
  PA: ["AB", "110/60", "R", "104/911/103", "s", "10", "V", "https://www.migracion.gob.pa/"],
  PE: ["ABC", "220/60", "R", "105/106/116", "b", "10", "V", "https://www.gob.pe/migraciones"],
  PR: ["AB", "120/60", "R", "911", "s", "20", "A", "https://esta.cbp.dhs.gov/", { name: "US ESTA" }],
  PY: ["C", "220/50", "R", "911", "b", "10", "V", "https://migraciones.gov.py/", { heard: "Spanish and Guaraní" }],
  SV: ["AB", "115/60", "R", "911", "b", "10", "V", "https://www.migracion.gob.sv/"],
  TT: ["AB", "115/60", "L", "999/811/990", "f", "10", "V", "https://nationalsecurity.gov.tt/"],
  US: [
    "AB",
    "120/60",
    "R",
    "911",
    "s",
    "20",
    "A",
    "https://esta.cbp.dhs.gov/",
    { name: "US ESTA", heard: "English; Spanish in many places" },
  ],
  UY: ["CFIL", "220/50", "R", "911", "s", "10", "V", "https://www.gub.uy/ministerio-interior/"],
};

const WATER: Readonly<Record<Row[4], TapWater>> = { s: "safe", f: "filter", b: "bottled" };

function toFacts([plugs, power, side, emergency, water, tip, entry, url, more]: Row): CountryFacts {
  const [volts = "", hertz = ""] = power.split("/");
  const { kind, summary } = ENTRY_KINDS[entry];
  return {
    plugs: [...plugs] as PlugType[],
    volts: volts.split("+").map(Number),
    hertz: hertz.split("+").map(Number),
    drives: side === "L" ? "left" : "right",
    emergency: toEmergency(emergency),
    water: WATER[water],
    tip,
    isSchengen: kind === "schengen",
    entry: {
      kind,
      summary,
      url,
      asOf: COUNTRY_FACTS_AS_OF,
      ...(more?.name ? { name: more.name } : {}),
      ...(more?.form ? { form: more.form } : {}),
    },
    ...(more?.heard ? { heard: more.heard } : {}),
    ...(more?.note ? { note: more.note } : {}),
  };
}

function toEmergency(text: string): EmergencyNumbers {
  const [police = text, ambulance, fire] = text.split("/");
  return ambulance && fire ? { police, ambulance, fire } : { all: police };
}

const byCode: ReadonlyMap<string, CountryFacts> = new Map(
  Object.entries(ROWS).map(([code, row]) => [code, toFacts(row)]),
);

/** What a visitor has to know of a country, by its ISO code; undefined where we have not looked it up. */
export function findCountryFacts(code: string): CountryFacts | undefined {
  return byCode.get(code.toUpperCase());
}

/** Codes of the countries with facts. */
export const COUNTRIES_WITH_FACTS: readonly string[] = [...byCode.keys()].sort();
