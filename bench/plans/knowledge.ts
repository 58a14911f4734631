import { citiesOf } from "./city";
import type { CityInWords } from "./city";

/**
 * A visitor's knowledge, written without looking at the catalogue: the judge of `bench -- plans` must not learn from
 * the data that it judges.
 */
const IN_WORDS: Readonly<Record<string, CityInWords>> = {
  paris: {
    reasons: String.raw`eiffel; louvre; notre.dame; orsay 2; montmartre|sacr 2; sainte.chapelle 3; orangerie 4; *versailles 5; luxembourg 4`,
    pairs: String.raw`notre.dame + sainte.chapelle`,
    airports: "CDG 50 ORY 40 BVA 95",
    shut: String.raw`louvre: Tue 01-01 05-01 12-25; orsay: Mon 05-01 12-25; orangerie: Tue 05-01 12-25; versailles: Mon 01-01 05-01 12-25; sainte.chapelle: 01-01 05-01 12-25; pompidou: Mon Tue Wed Thu Fri Sat Sun`,
  },
  rome: {
    reasons: String.raw`colosseum; vatican museums|sistine 2; st\.? peter; pantheon; forum 2; trevi; borghese 3; trastevere 3`,
    pairs: String.raw`colosseum + forum`,
    ticket: String.raw`colosseum + forum`,
    airports: "FCO 45 CIA 45",
    shut: String.raw`vatican museums|sistine: Sun* 01-01 01-06 06-29 08-15 11-01 12-08 12-25 12-26 easter; borghese gallery|galleria borghese: Mon 12-25; colosseum|roman forum: 12-25`,
  },
  tokyo: {
    reasons: String.raw`sens.-ji; shibuya; meiji 2; ueno|national museum 3; tsukiji 3; shinjuku|golden gai 2; teamlab 4; *nikk 6; *kamakura|hakone 5`,
    pairs: String.raw`sens.-ji + nakamise; meiji + harajuku|takeshita|omotesand`,
    airports: "HND 40 NRT 75",
    shut: String.raw`tokyo national museum: Mon`,
  },
  london: {
    reasons: String.raw`british museum; tower of london; westminster abbey; tate modern 2; national gallery 2; st paul 3; borough market 3; greenwich 4`,
    pairs: String.raw`tower of london + tower bridge`,
    airports: "LHR 50 LGW 50 STN 65 LCY 30",
    shut: String.raw`british museum: 12-24 12-25 12-26; tower of london: 12-24 12-25 12-26 01-01; national gallery: 12-24 12-25 12-26 01-01; borough market: Mon 12-25; westminster abbey: Sun 12-25; st paul.s cathedral: Sun 12-25`,
  },
  "new-york": {
    reasons: String.raw`central park; liberty|ellis 2; metropolitan museum|the met\b; brooklyn bridge; high line 2; moma|modern art 3; 9\/11|world trade 3; empire state|top of the rock 2`,
    airports: "JFK 65 EWR 50 LGA 50",
    shut: String.raw`metropolitan museum|the met\b: Wed 12-25 01-01 thanksgiving; moma|museum of modern art: 12-25 thanksgiving; liberty|ellis: 12-25 thanksgiving; 9\/11 museum|memorial museum: Tue`,
  },
  barcelona: {
    reasons: String.raw`sagrada; park g.ell 2; batll|mil[aà]|pedrera 2; gothic|cathedral; boquer 2; picasso 3; *montserrat 4`,
    airports: "BCN 40 GRO 85",
    shut: String.raw`picasso: Mon 12-25 01-01; boquer: Sun`,
  },
  istanbul: {
    reasons: String.raw`hagia sophia; topkap; blue mosque|sultan ?ahmet; grand bazaar; bosphorus|bosporus 2; cistern 2; galata 2; s.leymaniye 3; chora|kariye 4`,
    pairs: String.raw`hagia sophia + blue mosque|sultan ?ahmet`,
    airports: "IST 65 SAW 80",
    shut: String.raw`topkap: Tue; dolmabah: Mon; grand bazaar|kapal: Sun; chora|kariye: Fri`,
  },
  kyoto: {
    reasons: String.raw`fushimi; kiyomizu; kinkaku; arashiyama|bamboo 2; gion; nijo 3; ginkaku 3; *nara|t.dai 4`,
    pairs: String.raw`kinkaku + ry.an`,
    airports: "KIX 90 ITM 60 UKB 95",
  },
  cairo: {
    reasons: String.raw`pyramid; egyptian museum; khan; citadel 2; saqqara 3; coptic|hanging church 3; muizz 3`,
    pairs: String.raw`pyramid + sphinx`,
    ticket: String.raw`pyramid + sphinx`,
    airports: "CAI 45 SPX 50",
  },
  cusco: {
    reasons: String.raw`*machu picchu 3; plaza de armas|cathedral; sacsay; qorikancha|coricancha; *sacred valley|ollanta|pisac 4; san pedro 2; *maras|moray 5; *rainbow|vinicunca 6`,
    airports: "CUZ 20",
  },
  queenstown: {
    reasons: String.raw`*milford 3; skyline|gondola|bob; lake wakatipu|earnslaw|lakefront; arrowtown 2; glenorchy 4; bungy|kawarau|shotover|jet 2`,
    airports: "ZQN 20",
  },
  petra: {
    reasons: String.raw`treasury|siq; monastery|deir 2; *wadi rum 3; little petra 2; royal tombs; high place 3`,
    pairs: String.raw`siq + ^(?!.*viewpoint).*treasury`,
    airports: "AMM 190 AQJ 125",
  },
  uyuni: {
    reasons: String.raw`*salar|salt flat|incahuasi; *colorada|lagoon|verde|eduardo 3; train cemetery`,
    airports: "UYU 10",
  },
  galapagos: {
    reasons: String.raw`darwin; tortuga bay; *bartolom|north seymour|isabela|florea|pinz|santa fe|plaza 2; tortoise|chato|highland 2; grietas 3`,
    airports: "GPS 90 SCY 15",
  },
  cairns: {
    reasons: String.raw`*reef 2; *daintree|mossman|tribulation 3; kuranda|skyrail 2; esplanade|lagoon`,
    airports: "CNS 15",
  },
  maldives: {
    reasons: String.raw`reef|snorkel|manta|sandbank 2; mosque|mal[eé]; beach|island`,
    airports: "MLE 20",
  },
  lisbon: {
    reasons: String.raw`jer[oó]nimos; alfama|portas do sol; bel[eé]m; s[aã]o jorge 2; tram 28|miradouro; azulejo|tile 3; gulbenkian 3; *sintra|pena 3`,
    pairs: String.raw`jer[oó]nimos + bel[eé]m`,
    airports: "LIS 30",
    shut: String.raw`jer[oó]nimos monastery|mosteiro dos jer: Mon 01-01 05-01 06-13 12-25 easter; bel[eé]m tower|torre de bel: Mon 01-01 05-01 06-13 12-25 easter; gulbenkian: Tue 01-01 05-01 12-25 easter; azulejo|tile museum: Mon 01-01 05-01 06-13 12-25 easter`,
  },
  seville: {
    reasons: String.raw`alc[aá]zar; cathedral|giralda; plaza de espa; triana 2; flamenco 2; metropol|setas 2; *c[oó]rdoba 4`,
    pairs: String.raw`alc[aá]zar + giralda`,
    airports: "SVQ 35",
    shut: String.raw`alc[aá]zar: 01-01 01-06 12-25 good-friday`,
  },
  bangkok: {
    reasons: String.raw`grand palace|phra kaew; wat pho; wat arun; chatuchak 3; chinatown|yaowarat; jim thompson 2; *ayutthaya 4`,
    pairs: String.raw`grand palace|phra kaew + wat pho`,
    airports: "BKK 45 DMK 50",
    shut: String.raw`chatuchak: Mon Tue Wed Thu`,
  },
  marrakech: {
    reasons: String.raw`jemaa|fna; bahia; majorelle; ben youssef; souk; saadian 2; *atlas|imlil|ourika|ouzoud|essaouira 4`,
    pairs: String.raw`majorelle + saint laurent`,
    airports: "RAK 20",
    shut: String.raw`saint laurent: Wed`,
  },
  sydney: {
    reasons: String.raw`opera house; harbour bridge; bondi 2; manly 3; botanic 2; rocks|observatory hill 2; *blue mountains 4`,
    airports: "SYD 25",
  },
  "cape-town": {
    reasons: String.raw`table mountain; *cape point|good hope 3; kirstenbosch 3; robben 3; bo-kaap; waterfront; *stellenbosch|franschhoek|winelands 4; boulders 3`,
    airports: "CPT 30",
  },
  reykjavik: {
    reasons: String.raw`hallgr; *golden circle|geysir|gullfoss|thingvellir|þingvellir 2; blue lagoon|sky lagoon 2; harpa; *south coast|reynisfjara|sk[oó]gafoss|v[ií]k 4`,
    airports: "KEF 55 RKV 10",
  },
  athens: {
    reasons: String.raw`acropolis|parthenon; acropolis museum; ancient agora 2; plaka|anafiotika; archaeological museum 2; lycabettus 3; *sounion|delphi|aegina|hydra 4`,
    pairs: String.raw`^(?!.*museum).*acropolis|parthenon + acropolis museum`,
    airports: "ATH 45",
    shut: String.raw`acropolis|parthenon|agora|archaeological museum: 01-01 05-01 12-25 12-26 orthodox-easter`,
  },
  amsterdam: {
    reasons: String.raw`rijks; van gogh; anne frank; jordaan|canal; vondel 2; *zaanse|haarlem|keukenhof 4`,
    pairs: String.raw`rijks + van gogh`,
    airports: "AMS 25",
    shut: String.raw`anne frank: yom-kippur`,
  },
  vienna: {
    reasons: String.raw`sch[oö]nbrunn; hofburg; kunsthistor; stephan|st\.? stephen; belvedere 2; naschmarkt 2; opera 2`,
    airports: "VIE 30",
    shut: String.raw`naschmarkt: Sun`,
  },
  prague: {
    reasons: String.raw`prague castle|hrad|vitus; charles bridge; old town square|astronomical; josefov|jewish|synagogue 2; vy[sš]ehrad 3; *kutn 4`,
    airports: "PRG 45",
    shut: String.raw`synagogue|jewish: Sat`,
  },
  singapore: {
    reasons: String.raw`gardens by the bay|supertree; marina bay; chinatown|maxwell|buddha tooth; little india|tekka 2; botanic 2; national gallery|national museum 3; kampong gl|sultan mosque 2`,
    airports: "SIN 35",
  },
  hanoi: {
    reasons: String.raw`old quarter; hoan kiem; temple of literature; ho chi minh mausoleum; water puppet 2; ethnology 3; *ha long|lan ha|ninh binh|tam coc|trang an 4`,
    airports: "HAN 50",
    shut: String.raw`ho chi minh mausoleum: Mon Fri; ethnology: Mon tet`,
  },
  "mexico-city": {
    reasons: String.raw`z[oó]calo; anthropology; *teotihuac 3; frida|casa azul 2; bellas artes; chapultepec 2; templo mayor 2; xochimilco 4`,
    airports: "MEX 40 NLU 80 TLC 80",
    shut: String.raw`anthropology|antropolog: Mon; frida|casa azul: Mon; templo mayor: Mon; castle|castillo: Mon; bellas artes: Mon`,
  },
  "buenos-aires": {
    reasons: String.raw`recoleta; plaza de mayo|casa rosada; la boca|caminito 2; san telmo; col[oó]n 2; tango|milonga 2; malba 3`,
    airports: "EZE 60 AEP 25",
    shut: String.raw`malba: Tue; bellas artes: Mon`,
  },
  "rio-de-janeiro": {
    reasons: String.raw`corcovado|redeemer; sugarloaf|p[aã]o de a; copacabana; ipanema; selar|santa teresa|lapa 2; botanic 3; tijuca 4`,
    airports: "GIG 50 SDU 20",
  },
  "san-francisco": {
    reasons: String.raw`golden gate bridge; alcatraz 2; cable car; chinatown 2; ferry building; sfmoma|de young 3; *muir|napa|sonoma 4`,
    airports: "SFO 40 OAK 45 SJC 75",
    shut: String.raw`de young: Mon; sfmoma: Wed; alcatraz: 12-25 01-01 thanksgiving`,
  },
  bali: {
    reasons: String.raw`uluwatu 2; ubud|monkey 2; tegallalang|jatiluwih 3; tanah lot 3; tirta empul|besakih 4; *batur|penida 5`,
    airports: "DPS 45",
  },
  yellowstone: {
    // In winter the roads inside are shut to cars: Old Faithful and the canyon take a day each by snow coach, and only
    // the road from Mammoth to Lamar is open, which is a third.
    reasons: String.raw`old faithful; grand prismatic @5-10; canyon|artist point|lower falls 2 @5-10; *canyon|artist point|lower falls 3 @11-4; lamar|hayden 2 @5-10; *lamar 4 @11-4; mammoth 2 @5-10; mammoth 4 @11-4; norris 3`,
    airports: "WYS 10 JAC 120 BZN 105 COD 90",
  },
  jerusalem: {
    reasons: String.raw`western wall; holy sepulchre; temple mount|dome of the rock|haram; yad vashem 2; israel museum 2; mahane; *masada|dead sea 4`,
    airports: "TLV 45",
    shut: String.raw`yad vashem: Sat yom-kippur; mahane: Sat yom-kippur; israel museum: yom-kippur; temple mount|haram|dome of the rock: Fri Sat`,
  },
  delhi: {
    reasons: String.raw`humayun; red fort; qutb|qutub; jama masjid; chandni|old delhi|khari; lodhi|lodi 2; *taj mahal|agra 4`,
    airports: "DEL 40",
    shut: String.raw`taj mahal: Fri; akshardham: Mon; lotus temple: Mon; national museum: Mon`,
  },
  "hong-kong": {
    reasons: String.raw`peak; star ferry; temple street|mong kok|ladies; man mo|sheung wan 2; big buddha|tian tan|ngong ping 3; dragon 4; m\+|palace museum 3`,
    airports: "HKG 40",
    shut: String.raw`palace museum: Tue; m\+: Mon`,
  },
};

/** The judge's knowledge of each city. */
export const CITIES = citiesOf(IN_WORDS);

/** The meal times there, minutes since midnight: first and last usual start of lunch and of dinner. */
export const MEAL_HOURS: Readonly<Record<string, { lunch: [number, number]; dinner: [number, number] }>> = {
  ES: { lunch: [780, 930], dinner: [1215, 1350] },
  IT: { lunch: [735, 870], dinner: [1155, 1290] },
  FR: { lunch: [720, 840], dinner: [1140, 1290] },
  PT: { lunch: [735, 870], dinner: [1155, 1290] },
  GR: { lunch: [780, 930], dinner: [1200, 1350] },
  AR: { lunch: [750, 870], dinner: [1230, 1380] },
  JP: { lunch: [690, 840], dinner: [1065, 1230] },
  DEFAULT: { lunch: [705, 870], dinner: [1080, 1260] },
};
