import type { AirportRow } from "./airports";

/**
 * What the airport packages get wrong, found by comparing them with each other and with airline timetables.
 * Looked over in November 2026.
 */

/** Listed as scheduled, but closed to airlines, military, or a landing place that no airline timetable knows. */
export const DROPPED_AIRPORTS: ReadonlySet<string> = new Set(["ALY", "BFI", "BMS", "ENO", "HHR", "LCK", "MRI", "OPF", "PDK", "PNH", "REP", "TEB", "THU", "WHN"]);

/** Real airports that the package with the cities does not know; all others without a city are heliports and closed strips. */
export const KEPT_AIRPORTS: ReadonlyMap<string, string> = new Map([
  ["ATW", "Appleton"], ["BHY", "Beihai"], ["BSZ", "Bishkek"], ["BZX", "Bazhong"], ["CED", "Ceduna"], ["CEZ", "Cortez"], ["CNY", "Moab"], ["COV", "Adana"],
  ["CPX", "Culebra"], ["CTN", "Cooktown"], ["CYS", "Cheyenne"], ["DBR", "Darbhanga"], ["DRO", "Durango"], ["DVL", "Devils Lake"], ["DZH", "Dazhou"],
  ["ESC", "Escanaba"], ["ESD", "Eastsound"], ["EYK", "Beloyarsky"], ["FAV", "Fakarava"], ["FRD", "Friday Harbor"], ["GEG", "Spokane"], ["GHV", "Brașov"],
  ["GUC", "Gunnison"], ["GVR", "Governador Valadares"], ["HDN", "Steamboat Springs"], ["HGN", "Mae Hong Son"], ["HHH", "Hilton Head"], ["HIS", "Hayman Island"],
  ["HKK", "Hokitika"], ["HRI", "Hambantota"], ["HSA", "Turkistan"], ["HSN", "Zhoushan"], ["IMT", "Iron Mountain"], ["JAV", "Ilulissat"], ["JOL", "Jolo"],
  ["JSA", "Jaisalmer"], ["KGC", "Kangaroo Island"], ["KNS", "King Island"], ["LOE", "Loei"], ["LPT", "Lampang"], ["LYI", "Linyi"], ["MAQ", "Mae Sot"],
  ["MPA", "Katima Mulilo"], ["MVY", "Martha's Vineyard"], ["MWA", "Marion"], ["NAW", "Narathiwat"], ["NMI", "Mumbai"], ["NNT", "Nan"], ["NZH", "Manzhouli"],
  ["OGS", "Ogdensburg"], ["PGK", "Pangkal Pinang"], ["RGI", "Rangiroa"], ["RIB", "Riberalta"], ["RKD", "Rockland"], ["RMO", "Chișinău"], ["RPR", "Raipur"],
  ["RSI", "Red Sea"], ["SAI", "Siem Reap"], ["SDW", "Sindhudurg"], ["SNO", "Sakon Nakhon"], ["SOW", "Show Low"], ["STV", "Surat"], ["SVC", "Silver City"],
  ["TCV", "Tete"], ["TEX", "Telluride"], ["TEZ", "Tezpur"], ["THS", "Sukhothai"], ["TIH", "Tikehau"], ["TIU", "Timaru"], ["TQO", "Tulum"], ["TVF", "Thief River Falls"],
  ["UNK", "Unalakleet"], ["UYN", "Yulin"], ["VQS", "Vieques"], ["WHA", "Wuhu"], ["WHK", "Whakatane"], ["YCU", "Yuncheng"],
]);

/** Called small by the package, yet where travellers go: with the city they would name. */
export const PROMOTED_AIRPORTS: ReadonlyMap<string, string> = new Map([
  ["AIT", "Aitutaki"], ["BHR", "Bharatpur"], ["BWX", "Banyuwangi"], ["CVU", "Corvo"], ["DJB", "Jambi"], ["DRV", "Dharavandhoo"], ["DTB", "Lake Toba"], ["ENE", "Ende"], ["ENI", "El Nido"],
  ["GMZ", "La Gomera"], ["GPS", "Galápagos (Baltra)"], ["HDS", "Hoedspruit"], ["HEH", "Heho (Inle Lake)"], ["HLE", "Saint Helena"], ["IAO", "Siargao"], ["ISC", "Isles of Scilly"], ["JIK", "Ikaria"],
  ["JKL", "Kalymnos"], ["JMO", "Jomsom"], ["JNX", "Naxos"], ["JSY", "Syros"], ["JTY", "Astypalaia"], ["KDI", "Kendari"], ["KIT", "Kythira"], ["KOE", "Kupang"], ["KOS", "Sihanoukville"],
  ["KZS", "Kastellorizo"], ["LBJ", "Labuan Bajo"], ["LDH", "Lord Howe Island"], ["LEU", "Andorra"], ["LRS", "Leros"], ["LUA", "Lukla"], ["LXG", "Luang Namtha"], ["LXS", "Lemnos"], ["MFA", "Mafia Island"],
  ["MHC", "Castro (Chiloé)"], ["MLO", "Milos"], ["MOF", "Maumere"], ["NAV", "Nevşehir (Cappadocia)"], ["NYU", "Bagan"], ["PAS", "Paros"], ["PKG", "Pangkor"], ["RBQ", "Rurrenabaque"], ["SCY", "Galápagos (San Cristóbal)"],
  ["SEU", "Serengeti"], ["SFL", "Fogo"], ["SKU", "Skyros"], ["SVU", "Savusavu"], ["SWQ", "Sumbawa"], ["THD", "Thanh Hoa"], ["TJQ", "Belitung"], ["TMC", "Tambolaka (Sumba)"], ["TVU", "Taveuni"],
  ["UYU", "Uyuni"], ["VAS", "Sivas"], ["VCL", "Tam Ky"], ["VIJ", "Virgin Gorda"], ["WGP", "Waingapu (Sumba)"], ["XKH", "Phonsavan"], ["ZPC", "Pucón"],
]);

/** Airports that neither package has right: rows of our own, in the form of the generated file. */
export const OWN_AIRPORTS: readonly AirportRow[] = [
  // Opened in September 2025 and took over all flights from PNH; the package still has a strip in Kratie under this code.
  ["KTI", "Techo International Airport", "Phnom Penh", "KH", 11.362, 104.92, "Asia/Phnom_Penh", "L"],
];

/** Time zones that differ from the clock of the place; found by comparing with a map lookup in January and July. */
export const TIME_ZONES: ReadonlyMap<string, string> = new Map([
  ["CUU", "America/Chihuahua"],
  ["CJS", "America/Ciudad_Juarez"],
  ["PUQ", "America/Punta_Arenas"],
  ["PNT", "America/Punta_Arenas"],
  // Aysén keeps summer time all year since 2025, as its neighbour does; the zone of its own is younger than some runtimes.
  ["BBA", "America/Punta_Arenas"],
  ["BAX", "Asia/Barnaul"],
  ["TOF", "Asia/Tomsk"],
  ["OVS", "Asia/Yekaterinburg"],
  ["ULK", "Asia/Yakutsk"],
  ["HVD", "Asia/Hovd"],
  ["MLG", "Asia/Jakarta"],
  ["NPO", "Asia/Pontianak"],
  ["PSU", "Asia/Pontianak"],
  ["SQG", "Asia/Pontianak"],
  ["TJG", "Asia/Makassar"],
  ["BWT", "Australia/Hobart"],
  ["PSC", "America/Los_Angeles"],
  ["STM", "America/Santarem"],
  ["TMT", "America/Santarem"],
  ["TBT", "America/Eirunepe"],
  ["YBX", "America/Blanc-Sablon"],
]);

/** The city a traveller would name, where the package names a suburb, a district or another language. */
export const CITIES: ReadonlyMap<string, string> = new Map([
  // Europe
  ["ACE", "Lanzarote"], ["FUE", "Fuerteventura"], ["LPA", "Gran Canaria"], ["IBZ", "Ibiza"], ["MAH", "Menorca"], ["SPC", "La Palma"], ["VDE", "El Hierro"],
  ["PMI", "Palma de Mallorca"], ["SVQ", "Seville"], ["LCG", "A Coruña"], ["OVD", "Oviedo"], ["EAS", "San Sebastián"], ["RMU", "Murcia"], ["VIT", "Vitoria"],
  ["BRU", "Brussels"], ["CGN", "Cologne"], ["NUE", "Nuremberg"], ["FRA", "Frankfurt"], ["HHN", "Frankfurt-Hahn"], ["HAJ", "Hanover"], ["GWT", "Sylt"], ["NRN", "Weeze"],
  ["BSL", "Basel"], ["BRN", "Bern"], ["ACH", "St. Gallen"], ["BOD", "Bordeaux"], ["TLS", "Toulouse"], ["LDE", "Lourdes"], ["GNB", "Grenoble"], ["FSC", "Figari"],
  ["ETZ", "Metz"], ["XCR", "Châlons"], ["FLR", "Florence"], ["GOA", "Genoa"], ["NAP", "Naples"], ["TRN", "Turin"], ["VRN", "Verona"], ["VBS", "Brescia"], ["EBA", "Elba"],
  ["BGY", "Bergamo"], ["TSF", "Treviso"], ["CIY", "Comiso"], ["PDL", "Ponta Delgada"], ["TER", "Terceira"], ["HOR", "Horta"], ["PIX", "Pico"], ["PXO", "Porto Santo"],
  ["FLW", "Flores"], ["SJZ", "São Jorge"], ["GRW", "Graciosa"], ["SMA", "Santa Maria"], ["FNC", "Funchal"], ["GLA", "Glasgow"], ["PIK", "Glasgow"], ["EMA", "East Midlands"],
  ["MME", "Teesside"], ["NQY", "Newquay"], ["KOI", "Kirkwall"], ["LSI", "Sumburgh"], ["ILY", "Islay"], ["BRR", "Barra"], ["TRE", "Tiree"], ["BEB", "Benbecula"], ["KIR", "Kerry"], ["NOC", "Knock"],
  ["KRS", "Kristiansand"], ["TRF", "Oslo"], ["HAU", "Haugesund"], ["MOL", "Molde"], ["KSU", "Kristiansund"], ["EVE", "Harstad-Narvik"], ["SRP", "Stord"], ["SKN", "Stokmarknes"], ["SSJ", "Sandnessjøen"],
  ["NYO", "Stockholm"], ["VST", "Stockholm"], ["JYV", "Jyväskylä"], ["VAA", "Vaasa"], ["FAE", "Faroe Islands"], ["KEF", "Reykjavík"], ["RKV", "Reykjavík"], ["RNN", "Bornholm"], ["RKE", "Roskilde"],
  ["CFU", "Corfu"], ["CHQ", "Chania"], ["EFL", "Kefalonia"], ["JKH", "Chios"], ["JSH", "Sitia"], ["JTR", "Santorini"], ["KGS", "Kos"], ["MJT", "Mytilene"], ["RHO", "Rhodes"], ["PVK", "Preveza"], ["VOL", "Volos"],
  ["ZAD", "Zadar"], ["BWK", "Brač"], ["TIV", "Tivat"], ["KUT", "Kutaisi"], ["SZZ", "Szczecin"], ["IEG", "Zielona Góra"], ["RDO", "Radom"], ["SOB", "Balaton"], ["PEV", "Pécs"], ["SUF", "Lamezia Terme"],
  ["KBP", "Kyiv"], ["ODS", "Odesa"], ["ARH", "Arkhangelsk"], ["AAQ", "Anapa"], ["OGZ", "Vladikavkaz"], ["VVO", "Vladivostok"], ["MRV", "Mineralnye Vody"], ["BQS", "Blagoveshchensk"], ["INI", "Niš"], ["CND", "Constanța"],
  ["IAS", "Iași"], ["TSR", "Timișoara"], ["TGM", "Târgu Mureș"], ["ECN", "Nicosia"], ["KLU", "Klagenfurt"], ["GRZ", "Graz"], ["OST", "Ostend"],
  // Türkiye, the Middle East, Africa
  ["SAW", "Istanbul"], ["IST", "Istanbul"], ["ADB", "Izmir"], ["BJV", "Bodrum"], ["DNZ", "Denizli"], ["EDO", "Edremit"], ["YEI", "Bursa"], ["EBL", "Erbil"], ["DMM", "Dammam"],
  ["DWC", "Dubai"], ["ULH", "AlUla"], ["ELQ", "Buraidah"], ["NUM", "Neom"], ["TIF", "Taif"], ["HAS", "Hail"], ["ISB", "Islamabad"], ["AGA", "Agadir"], ["FEZ", "Fez"], ["NDR", "Nador"],
  ["JRO", "Kilimanjaro"], ["EBB", "Entebbe"], ["CPT", "Cape Town"], ["PLZ", "Gqeberha"], ["MRU", "Mauritius"], ["RUN", "Réunion"], ["SEZ", "Mahé"], ["ZNZ", "Zanzibar"], ["SID", "Sal"], ["RAI", "Praia"],
  ["BVC", "Boa Vista"], ["VXE", "São Vicente"], ["SHO", "Manzini"], ["MQP", "Mbombela"], ["MUB", "Maun"], ["VFA", "Victoria Falls"], ["LVI", "Livingstone"], ["FNA", "Freetown"], ["DSS", "Dakar"], ["LAD", "Luanda"],
  ["NKC", "Nouakchott"], ["RMF", "Marsa Alam"], ["TUN", "Tunis"], ["SPX", "Cairo"], ["MIR", "Monastir"], ["NBE", "Enfidha"],
  // South and south-east Asia
  ["DEL", "Delhi"], ["BLR", "Bengaluru"], ["GOI", "Goa"], ["GOX", "Goa"], ["CCJ", "Kozhikode"], ["DED", "Dehradun"], ["DHM", "Dharamshala"], ["KUU", "Kullu"], ["IXZ", "Port Blair"], ["IXB", "Siliguri"], ["ISK", "Nashik"],
  ["IXD", "Prayagraj"], ["RJA", "Rajahmundry"], ["SAG", "Shirdi"], ["VGA", "Vijayawada"], ["KJB", "Kurnool"], ["CGP", "Chattogram"], ["MLE", "Malé"], ["GAN", "Gan"], ["BWA", "Lumbini"], ["PBH", "Paro"],
  ["USM", "Koh Samui"], ["TDX", "Trat"], ["UTP", "Pattaya"], ["KUL", "Kuala Lumpur"], ["SZB", "Kuala Lumpur"], ["CXR", "Nha Trang"], ["DLI", "Da Lat"], ["PQC", "Phu Quoc"],
  ["UIH", "Quy Nhon"], ["HUI", "Hue"], ["HAN", "Hanoi"], ["HPH", "Hai Phong"], ["DPS", "Bali"], ["LOP", "Lombok"], ["UPG", "Makassar"], ["KNO", "Medan"], ["DJJ", "Jayapura"], ["BDJ", "Banjarmasin"], ["TTE", "Ternate"],
  ["KJT", "Majalengka"], ["TKG", "Bandar Lampung"], ["SOC", "Solo"], ["CEB", "Cebu"], ["ILO", "Iloilo"], ["MPH", "Boracay"], ["CRK", "Clark"], ["TAG", "Bohol"], ["USU", "Coron"], ["CBO", "Cotabato"], ["BWN", "Brunei"],
  // East Asia
  ["HKG", "Hong Kong"], ["MFM", "Macau"], ["TPE", "Taipei"], ["TSA", "Taipei"], ["MZG", "Penghu"], ["KNH", "Kinmen"], ["CJU", "Jeju"], ["MWX", "Muan"], ["YNY", "Yangyang"], ["ITM", "Osaka"], ["NRT", "Tokyo"], ["NGO", "Nagoya"],
  ["SDJ", "Sendai"], ["KMQ", "Komatsu"], ["KCZ", "Kochi"], ["GAJ", "Yamagata"], ["FKS", "Fukushima"], ["FSZ", "Shizuoka"], ["IBR", "Ibaraki"], ["MMB", "Memanbetsu"], ["MMY", "Miyakojima"], ["SHI", "Miyakojima"], ["OBO", "Obihiro"], ["ONJ", "Odate-Noshiro"], ["NTQ", "Noto"],
  ["DIG", "Shangri-La"], ["JZH", "Jiuzhaigou"], ["LXA", "Lhasa"], ["RKZ", "Shigatse"], ["TCZ", "Tengchong"], ["XNN", "Xining"], ["XIY", "Xi'an"], ["JHG", "Jinghong"], ["KGT", "Kangding"], ["DCY", "Daocheng"], ["CNI", "Changhai"],
  // The Americas
  ["JFK", "New York"], ["EWR", "New York"], ["LGA", "New York"], ["IAD", "Washington"], ["DCA", "Washington"], ["PVD", "Providence"], ["SNA", "Santa Ana"], ["GSP", "Greenville"], ["MLI", "Moline"], ["CVG", "Cincinnati"], ["DFW", "Dallas"],
  ["MVY", "Martha's Vineyard"], ["TYS", "Knoxville"], ["KOA", "Kona"], ["MKK", "Molokai"], ["LNY", "Lanai"], ["BTV", "Burlington"], ["XNA", "Fayetteville"], ["RDU", "Raleigh-Durham"], ["GCN", "Grand Canyon"], ["BLV", "Belleville"], ["PIE", "St. Petersburg"],
  ["AZA", "Phoenix"], ["PAE", "Everett"], ["MHT", "Manchester"], ["CMI", "Champaign"], ["SGU", "St. George"], ["BRW", "Utqiaġvik"], ["MEX", "Mexico City"], ["NLU", "Mexico City"], ["TLC", "Toluca"], ["GDL", "Guadalajara"], ["MTY", "Monterrey"],
  ["BJX", "León"], ["ZIH", "Ixtapa-Zihuatanejo"], ["SJD", "Los Cabos"], ["PBC", "Puebla"], ["SJO", "San José"], ["SAL", "San Salvador"], ["PTY", "Panama City"], ["XPL", "Comayagua"], ["ANU", "Antigua"], ["SXM", "St. Maarten"], ["UVF", "St. Lucia"],
  ["SLU", "Castries"], ["AUA", "Aruba"], ["CUR", "Curaçao"], ["BON", "Bonaire"], ["SBH", "St. Barthélemy"], ["GCM", "Grand Cayman"], ["SKB", "St. Kitts"], ["PLS", "Providenciales"], ["VRA", "Varadero"], ["MVD", "Montevideo"], ["ASU", "Asunción"],
  ["EZE", "Buenos Aires"], ["COR", "Córdoba"], ["CPC", "San Martín de los Andes"], ["VDM", "Viedma"], ["GIG", "Rio de Janeiro"], ["IGU", "Foz do Iguaçu"], ["IGR", "Puerto Iguazú"], ["BOG", "Bogotá"], ["LPB", "La Paz"], ["IPC", "Easter Island"],
  ["CAY", "Cayenne"], ["PBM", "Paramaribo"], ["VVI", "Santa Cruz"], ["FEN", "Fernando de Noronha"], ["PZO", "Ciudad Guayana"], ["YQB", "Québec City"], ["YHM", "Hamilton"], ["YKF", "Kitchener"], ["YBG", "Saguenay"], ["YGR", "Îles-de-la-Madeleine"], ["YLW", "Kelowna"],
  // Oceania
  ["NTL", "Newcastle"], ["AVV", "Melbourne"], ["PPP", "Proserpine"], ["BOB", "Bora Bora"], ["MOZ", "Moorea"], ["RAR", "Rarotonga"], ["NOU", "Nouméa"], ["ROR", "Koror"], ["GUM", "Guam"], ["SPN", "Saipan"], ["HUH", "Huahine"],
]);

/** Names in use, where the package has an old, misspelt or machine-made one. */
export const NAMES: ReadonlyMap<string, string> = new Map([
  ["AEP", "Aeroparque Jorge Newbery"],
  ["BEG", "Belgrade Nikola Tesla Airport"],
  ["BMA", "Stockholm Bromma Airport"],
  ["BSL", "EuroAirport Basel Mulhouse Freiburg"],
  ["BRU", "Brussels Airport"],
  ["CDG", "Paris Charles de Gaulle Airport"],
  ["CIA", "Rome Ciampino Airport"],
  ["CUU", "Chihuahua International Airport"],
  ["DPS", "I Gusti Ngurah Rai International Airport"],
  ["EZE", "Ministro Pistarini International Airport"],
  ["FCO", "Rome Fiumicino Airport"],
  ["FOR", "Fortaleza International Airport"],
  ["GDL", "Guadalajara International Airport"],
  ["GIG", "Rio de Janeiro/Galeão International Airport"],
  ["GRU", "São Paulo/Guarulhos International Airport"],
  ["HND", "Tokyo Haneda Airport"],
  ["ISG", "New Ishigaki Airport"],
  ["ITM", "Osaka Itami Airport"],
  ["LAP", "La Paz International Airport"],
  ["LIS", "Lisbon Humberto Delgado Airport"],
  ["LPB", "El Alto International Airport"],
  ["MAD", "Adolfo Suárez Madrid-Barajas Airport"],
  ["MCO", "Orlando International Airport"],
  ["NRT", "Tokyo Narita Airport"],
  ["RIC", "Richmond International Airport"],
  ["SVO", "Sheremetyevo International Airport"],
  ["WKJ", "Wakkanai Airport"],
  ["YHU", "Montréal Metropolitan Airport"],
  ["YUL", "Montréal-Pierre Elliott Trudeau International Airport"],
]);

