/**
 * How widely a place is known among travellers (1 few, 5 everybody) and how crowded its sights are in a usual season
 * (0 never, 3 overrun), as two digits. An editorial judgement that only weighs for people who ask for the unknown or
 * who are spoilt by crowds; it is never printed as a figure.
 */
const JUDGEMENT: Readonly<Record<string, string>> = {
  "abu-dhabi": "31", accra: "20", agra: "53", almaty: "20", amman: "31", amsterdam: "53", athens: "52", atacama: "31", auckland: "31", azores: "31",
  bali: "53", baku: "21", banff: "42", bangkok: "52", barcelona: "53", bath: "32", beijing: "52", bergen: "32", berlin: "51", "bora-bora": "41",
  bordeaux: "31", bruges: "43", brussels: "41", budapest: "42", "buenos-aires": "41", busan: "31", cairns: "42", cairo: "52", "cape-town": "52", cappadocia: "42",
  cartagena: "32", "chiang-mai": "42", chicago: "41", copenhagen: "42", crete: "42", cusco: "53", dakar: "20", delhi: "52", doha: "31", dubai: "52",
  dublin: "42", dubrovnik: "53", "easter-island": "41", edinburgh: "52", fes: "32", fiji: "41", florence: "53", fukuoka: "21", galapagos: "41", galway: "31",
  goa: "42", "grand-canyon": "52", hanoi: "42", havana: "41", helsinki: "31", hiroshima: "42", "ho-chi-minh-city": "42", hobart: "21", "hoi-an": "43", "hong-kong": "52",
  honolulu: "52", interlaken: "43", "isle-of-skye": "32", istanbul: "52", jaipur: "42", jeju: "32", jerusalem: "52", kandy: "31", kathmandu: "42", kigali: "20",
  krakow: "42", "kuala-lumpur": "41", kyoto: "53", "la-fortuna": "32", langkawi: "31", lima: "41", lisbon: "53", "ljubljana-bled": "32", "lofoten-tromso": "42", lombok: "31",
  london: "52", "los-angeles": "51", "luang-prabang": "31", luxembourg: "20", luxor: "42", lyon: "31", madeira: "31", madrid: "52", maldives: "51", mallorca: "52",
  malta: "32", marrakech: "52", maui: "42", mauritius: "41", melbourne: "41", "mexico-city": "41", montreal: "41", mumbai: "42", munich: "42", muscat: "20",
  mykonos: "43", nairobi: "41", "naples-amalfi": "53", "new-orleans": "42", "new-york": "52", nice: "42", oaxaca: "31", osaka: "52", oslo: "41", palawan: "42",
  paris: "53", paro: "31", patagonia: "41", penang: "31", petra: "52", phuket: "53", porto: "42", prague: "53", queenstown: "42", quito: "31",
  reykjavik: "52", rhodes: "42", riga: "21", "rio-de-janeiro": "52", rome: "53", salzburg: "43", samarkand: "31", "san-francisco": "51", santorini: "53", sapporo: "31",
  seoul: "51", serengeti: "51", seville: "42", seychelles: "41", shanghai: "51", "sicily-palermo": "31", "siem-reap": "52", singapore: "51", split: "42", stockholm: "41",
  sydney: "51", taipei: "31", tallinn: "32", tbilisi: "21", tenerife: "42", tokyo: "52", tulum: "43", tunis: "20", udaipur: "31", ulaanbaatar: "20",
  uluru: "41", uyuni: "31", vancouver: "41", varanasi: "42", venice: "53", "victoria-falls": "41", vienna: "52", xian: "42", yellowstone: "52", yerevan: "20",
  yogyakarta: "31", zanzibar: "31", zurich: "41",
};

/** Renown from 0 to 1 and crowding from 0 to 1; undefined for a place nobody has judged yet. */
export function renownOf(slug: string): { renown: number; crowding: number } | undefined {
  const digits = JUDGEMENT[slug];
  if (digits === undefined) return undefined;
  return { renown: (Number(digits[0]) - 1) / 4, crowding: Number(digits[1]) / 3 };
}
