/** A city with several airports, offered as one choice of departure. */
export interface MetroArea {
  /** The city's own IATA code, or the code of its main airport with "-ALL" where the two would be the same. */
  code: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Airport code and the short name a traveller would use, the main one first. */
  airports: readonly (readonly [iata: string, shortName: string])[];
}

type Row = readonly [code: string, city: string, country: string, airports: string];

const ROWS: readonly Row[] = [
  ["LON", "London", "GB", "LHR Heathrow, LGW Gatwick, STN Stansted, LTN Luton, LCY City, SEN Southend"],
  ["PAR", "Paris", "FR", "CDG Charles de Gaulle, ORY Orly, BVA Beauvais"],
  ["ROM", "Rome", "IT", "FCO Fiumicino, CIA Ciampino"],
  ["MIL", "Milan", "IT", "MXP Malpensa, LIN Linate, BGY Bergamo"],
  ["VCE-ALL", "Venice", "IT", "VCE Marco Polo, TSF Treviso"],
  ["STO", "Stockholm", "SE", "ARN Arlanda, BMA Bromma, NYO Skavsta, VST Västerås"],
  ["OSL-ALL", "Oslo", "NO", "OSL Gardermoen, TRF Torp"],
  ["REK", "Reykjavík", "IS", "KEF Keflavík, RKV City"],
  ["BFS-ALL", "Belfast", "GB", "BFS International, BHD City"],
  ["GLA-ALL", "Glasgow", "GB", "GLA International, PIK Prestwick"],
  ["BRU-ALL", "Brussels", "BE", "BRU Zaventem, CRL Charleroi"],
  ["WAW-ALL", "Warsaw", "PL", "WAW Chopin, WMI Modlin"],
  ["BUH", "Bucharest", "RO", "OTP Otopeni, BBU Băneasa"],
  ["MOW", "Moscow", "RU", "SVO Sheremetyevo, DME Domodedovo, VKO Vnukovo, ZIA Zhukovsky"],
  ["TCI", "Tenerife", "ES", "TFS South, TFN North"],
  ["IST-ALL", "Istanbul", "TR", "IST Airport, SAW Sabiha Gökçen"],
  ["CAI-ALL", "Cairo", "EG", "CAI International, SPX Sphinx"],
  ["DXB-ALL", "Dubai", "AE", "DXB International, DWC Al Maktoum"],
  ["THR-ALL", "Tehran", "IR", "IKA Imam Khomeini, THR Mehrabad"],
  ["JNB-ALL", "Johannesburg", "ZA", "JNB O.R. Tambo, HLA Lanseria"],
  ["NBO-ALL", "Nairobi", "KE", "NBO Jomo Kenyatta, WIL Wilson"],
  ["BOM-ALL", "Mumbai", "IN", "BOM Chhatrapati Shivaji, NMI Navi Mumbai"],
  ["GOI-ALL", "Goa", "IN", "GOI Dabolim, GOX Manohar"],
  ["BKK-ALL", "Bangkok", "TH", "BKK Suvarnabhumi, DMK Don Mueang"],
  ["KUL-ALL", "Kuala Lumpur", "MY", "KUL International, SZB Subang"],
  ["JKT", "Jakarta", "ID", "CGK Soekarno-Hatta, HLP Halim"],
  ["MNL-ALL", "Manila", "PH", "MNL Ninoy Aquino, CRK Clark"],
  ["TPE-ALL", "Taipei", "TW", "TPE Taoyuan, TSA Songshan"],
  ["SHA-ALL", "Shanghai", "CN", "PVG Pudong, SHA Hongqiao"],
  ["BJS", "Beijing", "CN", "PEK Capital, PKX Daxing"],
  ["CTU-ALL", "Chengdu", "CN", "TFU Tianfu, CTU Shuangliu"],
  ["SEL", "Seoul", "KR", "ICN Incheon, GMP Gimpo"],
  ["TYO", "Tokyo", "JP", "HND Haneda, NRT Narita"],
  ["OSA", "Osaka", "JP", "KIX Kansai, ITM Itami, UKB Kobe"],
  ["SPK", "Sapporo", "JP", "CTS New Chitose, OKD Okadama"],
  ["NGO-ALL", "Nagoya", "JP", "NGO Chubu Centrair, NKM Komaki"],
  ["NYC", "New York", "US", "JFK John F. Kennedy, EWR Newark, LGA LaGuardia"],
  ["WAS", "Washington", "US", "IAD Dulles, DCA Reagan National, BWI Baltimore"],
  ["CHI", "Chicago", "US", "ORD O'Hare, MDW Midway"],
  ["LAX-ALL", "Los Angeles", "US", "LAX International, BUR Burbank, SNA Orange County, LGB Long Beach, ONT Ontario"],
  ["SFO-ALL", "San Francisco", "US", "SFO International, OAK Oakland, SJC San José"],
  ["DFW-ALL", "Dallas", "US", "DFW Dallas/Fort Worth, DAL Love Field"],
  ["IAH-ALL", "Houston", "US", "IAH George Bush, HOU Hobby"],
  ["MIA-ALL", "Miami", "US", "MIA International, FLL Fort Lauderdale"],
  ["ORL", "Orlando", "US", "MCO International, SFB Sanford"],
  ["PHX-ALL", "Phoenix", "US", "PHX Sky Harbor, AZA Mesa Gateway"],
  ["SEA-ALL", "Seattle", "US", "SEA Tacoma, PAE Paine Field"],
  ["YTO", "Toronto", "CA", "YYZ Pearson, YTZ City, YHM Hamilton"],
  ["YMQ", "Montréal", "CA", "YUL Trudeau, YHU Metropolitan"],
  ["MEX-ALL", "Mexico City", "MX", "MEX Benito Juárez, NLU Felipe Ángeles, TLC Toluca"],
  ["MDE-ALL", "Medellín", "CO", "MDE Rionegro, EOH Olaya Herrera"],
  ["SAO", "São Paulo", "BR", "GRU Guarulhos, CGH Congonhas, VCP Campinas"],
  ["RIO", "Rio de Janeiro", "BR", "GIG Galeão, SDU Santos Dumont"],
  ["MEL-ALL", "Melbourne", "AU", "MEL Tullamarine, AVV Avalon"],
  ["BUE", "Buenos Aires", "AR", "EZE Ezeiza, AEP Aeroparque"],
];

/** Cities with several airports, Europe first and on round the world. */
export const METRO_AREAS: readonly MetroArea[] = ROWS.map(([code, city, country, airports]) => ({
  code,
  city,
  country,
  airports: airports.split(", ").map((entry) => [entry.slice(0, 3), entry.slice(4)] as const),
}));

/** What else people call the city of an airport: its own language, an older name, a short form; separated by commas. Keyed by any airport of the city. */
export const CITY_ALIASES: Readonly<Record<string, string>> = {
  VIE: "Wien", MUC: "München", CGN: "Köln", NUE: "Nürnberg", HAJ: "Hannover", DUS: "Duesseldorf", ZRH: "Zürich", GVA: "Genève, Genf", BSL: "Bâle, Mulhouse, Freiburg", PRG: "Praha", WAW: "Warszawa, Warschau, Varsovie, Varsavia", KRK: "Cracow",
  GDN: "Danzig", WRO: "Breslau", BEG: "Beograd, Belgrad", OTP: "București, Bukarest", SOF: "Sofiya", ATH: "Athina", SKG: "Saloniki, Salonica", CFU: "Kerkyra", JTR: "Thira, Fira, Oia", RHO: "Rodos", HER: "Crete, Iraklion", CHQ: "Crete, Hania", LIS: "Lisboa", OPO: "Oporto",
  SVQ: "Sevilla, Andalusia", LCG: "Corunna", FLR: "Firenze, Tuscany", FCO: "Roma", MXP: "Milano, Mailand", VCE: "Venezia", NAP: "Napoli, Amalfi", TRN: "Torino, Turin", GOA: "Genova, Genua", PMO: "Sicily", CTA: "Sicily, Taormina", OLB: "Sardinia, Costa Smeralda", CAG: "Sardinia",
  BRU: "Bruxelles, Brussel", ANR: "Antwerpen, Anvers", LUX: "Luxemburg", CPH: "København, Kopenhagen", GOT: "Göteborg", HEL: "Helsingfors", KEF: "Keflavik, Iceland", TLL: "Reval", KBP: "Kiev", RMO: "Kishinev", LED: "Saint Petersburg, Leningrad", SVO: "Moskva, Moskau, Moscou, Москва",
  LYS: "Lyons", MRS: "Marseilles", NCE: "French Riviera, Monaco, Cannes", BOD: "Mérignac", FNC: "Madeira", PDL: "Azores, São Miguel", MLA: "Luqa", DBV: "Ragusa", PMI: "Mallorca, Majorca", TIV: "Kotor, Budva",
  IST: "Constantinople", ADB: "Smyrna", NAV: "Kapadokya, Goreme", BJV: "Milas", TLV: "Jaffa, Jerusalem", AMM: "Petra, Jordan", CAI: "Al Qahirah, Giza", LXR: "Valley of the Kings", RAK: "Marrakesh, Marrakech", FEZ: "Fès", TNG: "Tanger", CMN: "Casa",
  JRO: "Moshi, Arusha", CPT: "Kaapstad", RUN: "Saint-Denis", ABJ: "Ivory Coast", VFA: "Vic Falls", DEL: "New Delhi", BOM: "Bombay", MAA: "Madras", CCU: "Calcutta", BLR: "Bangalore", TRV: "Trivandrum", COK: "Cochin", CCJ: "Calicut", VNS: "Benares", IXL: "Ladakh",
  CMB: "Negombo", RGN: "Rangoon", BKK: "Krung Thep", SGN: "Saigon", DAD: "Danang, Hoi An", SAI: "Angkor Wat", KTI: "Pnom Penh", DPS: "Denpasar, Ubud, Kuta", JOG: "Jogja", YIA: "Jogja, Borobudur", CGK: "Djakarta", PEN: "George Town", MPH: "Caticlan",
  PEK: "Peking", CAN: "Canton", XIY: "Xian, Sian", LXA: "Tibet", KHH: "Gaoxiong", ICN: "Soul", CJU: "Cheju", KIX: "Kyoto, Nara", ITM: "Kyoto", UKB: "Himeji", OKA: "Okinawa", CTS: "Hokkaido", UBN: "Ulan Bator",
  JFK: "New York City, Manhattan, Brooklyn", IAD: "Washington DC, Washington D.C., DC", LAX: "LA, Hollywood", SFO: "SF Bay Area", LAS: "Vegas", MSY: "NOLA", DEN: "Mile High", HNL: "Oahu, Waikiki", OGG: "Maui", LIH: "Kauai", KOA: "Big Island", YUL: "Montreal", YQB: "Quebec", MEX: "CDMX, Ciudad de México, DF",
  CUN: "Riviera Maya, Playa del Carmen", HAV: "La Habana", PTY: "Ciudad de Panamá", CUZ: "Cuzco, Machu Picchu", GRU: "Sampa", EZE: "BA, Baires", FTE: "Patagonia, Perito Moreno", PUQ: "Patagonia, Torres del Paine", IPC: "Rapa Nui", GPS: "Galapagos", ZQN: "Wakatipu", AKL: "Tamaki Makaurau", PPT: "Tahiti", NAN: "Denarau",
};
