import type { Iata } from "./offer";

export type Alliance = "Star Alliance" | "SkyTeam" | "oneworld";
export type AirlineKind = "full" | "low-cost" | "regional";

/**
 * What the airline's usual economy ticket holds: a hold bag in every fare, a hold bag from the second fare upwards, or
 * only a bag under the seat.
 */
export type BagPolicy = "hold-included" | "hold-from-standard" | "seat-only";

/** An airline in service. Names and codes are facts; the livery is our own two-colour mark, not a logo. */
export interface Airline {
  iata: string;
  icao: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  alliance: Alliance | null;
  kind: AirlineKind;
  /** Where it lets passengers change between its flights, the main one first. */
  hubs: readonly Iata[];
  /** Other bases and focus cities from which it flies. */
  bases: readonly Iata[];
  /** Airlines outside its alliance with which it sells one ticket for a connection. */
  partners: readonly string[];
  bags: BagPolicy;
  /** Two colours, tail and fin, as #rrggbb. */
  livery: readonly [string, string];
}

/** Day on which the list was last looked over. */
export const AIRLINES_AS_OF = "2026-11-21";

const ALLIANCES = { S: "Star Alliance", T: "SkyTeam", W: "oneworld", "-": null } as const;
const KINDS = { F: "full", L: "low-cost", R: "regional" } as const;
const BAGS = { i: "hold-included", s: "hold-from-standard", u: "seat-only" } as const;

type ClassCode = `${keyof typeof ALLIANCES}${keyof typeof KINDS}${keyof typeof BAGS}`;

/**
 * Code, name, country, class, hubs, livery, bases. The class is three letters: alliance (S Star Alliance, T SkyTeam,
 * W oneworld, - none), kind (F full, L low-cost, R regional), bags (i included, s from standard, u seat only).
 */
type Row = readonly [
  codes: string,
  name: string,
  country: string,
  classes: ClassCode,
  hubs: string,
  livery: string,
  bases?: string,
];

const ROWS: readonly Row[] = [
  // British Isles and the Nordic countries
  ["BA BAW", "British Airways", "GB", "WFs", "LHR LGW", "1d3f72 c8202f", "LCY"],
  ["VS VIR", "Virgin Atlantic", "GB", "TFs", "LHR", "c8102e 5a2d81", "MAN EDI"],
  [
    "U2 EZY",
    "easyJet",
    "GB",
    "-Lu",
    "LGW",
    "ff6600 ffffff",
    "LTN MXP GVA BSL BER CDG ORY BRS MAN EDI GLA BFS LPL LIN NAP VCE LIS OPO NCE LYS AMS BCN PMI AGP FAO BOD NTE TLS BHX FCO NCL",
  ],
  ["LS EXS", "Jet2", "GB", "-Lu", "LBA", "d6001c c0c5ca", "MAN BHX EMA GLA EDI NCL STN BRS BFS LPL LGW BOH LTN"],
  ["BY TOM", "TUI Airways", "GB", "-Lu", "LGW", "6fb7dd c8102e", "MAN BHX BRS EMA GLA NCL STN"],
  ["LM LOG", "Loganair", "GB", "-Rs", "GLA", "1f2a44 b31b34", "EDI ABZ INV"],
  ["EI EIN", "Aer Lingus", "IE", "-Fs", "DUB", "00757a 8cc63e", "SNN ORK BHD"],
  [
    "FR RYR",
    "Ryanair",
    "IE",
    "-Lu",
    "STN DUB",
    "073590 f1c933",
    "LTN MAN EDI BHX BRS CRL BVA BGY CIA FCO MXP BLQ PSA NAP PMO CTA BRI TSF MAD BCN GRO SVQ AGP ALC VLC PMI TFS FUE ACE LPA IBZ OPO LIS FAO PDL FNC BER CGN FMM NRN HHN PRG BUD KRK WMI WRO GDN POZ KTW VNO KUN RIX SOF OTP ATH SKG RHO CHQ CFU HER ZAD DBV ZAG VIE MLA RAK FEZ AGA TNG ARN GOT CPH BLL MRS TLS BOD NTE EIN SNN ORK BFS PFO TRS PSR SUF BDS TRN VRN",
  ],
  ["FI ICE", "Icelandair", "IS", "-Fs", "KEF", "00205b fdb913", "RKV AEY"],
  ["SK SAS", "SAS", "DK", "TFs", "CPH ARN OSL", "00157f e3dcd2", "BGO TRD SVG GOT AAR TOS BLL"],
  ["DY NOZ", "Norwegian", "NO", "-Lu", "OSL", "d81939 ffffff", "ARN CPH HEL BGO TRD SVG TOS BOO ALC AGP LPA RIX"],
  ["WF WIF", "Widerøe", "NO", "-Rs", "BGO", "006b4d 9fd356", "OSL BOO TOS TRD SVG"],
  ["AY FIN", "Finnair", "FI", "WFs", "HEL", "0b1560 ffffff"],
  ["RC FLI", "Atlantic Airways", "FO", "-Rs", "FAE", "1f3f77 d9dde2"],
  ["GL GRL", "Air Greenland", "GL", "-Ri", "GOH", "c8102e ffffff", "SFJ"],
  ["BT BTI", "airBaltic", "LV", "-Fs", "RIX", "bed62f 003a5d", "TLL VNO TMP LPA"],

  // Western and central Europe
  ["AF AFR", "Air France", "FR", "TFs", "CDG", "002157 e4002b", "ORY NCE LYS MRS TLS BOD"],
  ["TO TVF", "Transavia France", "FR", "-Lu", "ORY", "00d66c 2b4a8b", "NTE LYS MPL MRS"],
  ["SS CRL", "Corsair", "FR", "-Fi", "ORY", "003a70 00a0df"],
  ["BF FBU", "French bee", "FR", "-Lu", "ORY", "0089c4 ffffff"],
  ["TX FWI", "Air Caraïbes", "FR", "-Fi", "ORY", "00868b f2a900"],
  [
    "V7 VOE",
    "Volotea",
    "ES",
    "-Lu",
    "NTE",
    "9b1b30 d9d2c5",
    "BOD TLS LYS VCE PMO NAP VRN OVD BIO LIL MRS SXB FLR ATH CAG OLB",
  ],
  ["KL KLM", "KLM", "NL", "TFs", "AMS", "00a1de 00357a"],
  ["HV TRA", "Transavia", "NL", "-Lu", "AMS", "00d66c ffffff", "RTM EIN BRU"],
  ["SN BEL", "Brussels Airlines", "BE", "SFs", "BRU", "003366 d5001c"],
  ["LG LGL", "Luxair", "LU", "-Fi", "LUX", "00a3e0 1b365d"],
  ["LH DLH", "Lufthansa", "DE", "SFs", "FRA MUC", "05164d ffffff"],
  ["EW EWG", "Eurowings", "DE", "-Lu", "DUS", "8c1d4f 00b2e3", "CGN HAM STR BER NUE HAJ PMI SZG PRG GRZ ARN"],
  ["4Y OCN", "Discover Airlines", "DE", "-Fs", "FRA", "0a1d3d ff7d55", "MUC"],
  ["DE CFG", "Condor", "DE", "-Fs", "FRA", "f6b500 ffffff", "DUS MUC HAM BER LEJ STR"],
  ["X3 TUI", "TUIfly", "DE", "-Lu", "HAJ", "6fb7dd c8102e", "FRA DUS MUC STR"],
  ["OS AUA", "Austrian", "AT", "SFs", "VIE", "d81e05 ffffff"],
  ["LX SWR", "SWISS", "CH", "SFs", "ZRH", "e2001a ffffff", "GVA"],
  ["WK EDW", "Edelweiss", "CH", "-Fs", "ZRH", "c8102e f0c4b0"],
  ["LO LOT", "LOT Polish Airlines", "PL", "SFs", "WAW", "11397e d9a33a", "KRK BUD GDN WRO"],
  [
    "W6 WZZ",
    "Wizz Air",
    "HU",
    "-Lu",
    "BUD",
    "c6007e 06038d",
    "LTN LGW WAW GDN KTW KRK WRO OTP CLJ SOF BEG TIA SKP FCO MXP VCE NAP CTA LCA KUT TBS EVN VNO BER BRI TSR IAS VAR RIX",
  ],
  ["QS TVS", "Smartwings", "CZ", "-Lu", "PRG", "f58220 003a70"],

  // Southern and south-eastern Europe
  ["IB IBE", "Iberia", "ES", "WFs", "MAD", "d7192d f7b500"],
  ["UX AEA", "Air Europa", "ES", "TFs", "MAD", "0a5eaa 6cb33f", "PMI BCN"],
  [
    "VY VLG",
    "Vueling",
    "ES",
    "-Lu",
    "BCN",
    "ffcc00 6d6e71",
    "ORY FCO AMS LGW BIO SVQ AGP ALC VLC PMI IBZ TFN LPA SCQ GRX FLR MAD",
  ],
  ["LL LVL", "LEVEL", "ES", "-Lu", "BCN", "00c1d5 b5e61d"],
  ["NT IBB", "Binter", "ES", "-Ri", "LPA", "007a3d f2b705", "TFN"],
  ["TP TAP", "TAP Air Portugal", "PT", "SFs", "LIS", "00935f d7192d", "OPO FNC"],
  ["S4 RZO", "Azores Airlines", "PT", "-Fs", "PDL", "003da5 ff6b00", "LIS TER OPO"],
  ["SP SAT", "SATA Air Açores", "PT", "-Ri", "PDL", "003da5 00a3e0", "TER"],
  ["AZ ITY", "ITA Airways", "IT", "SFs", "FCO", "0a3d91 d4af37", "LIN"],
  ["NO NOS", "Neos", "IT", "-Fi", "MXP", "0067b1 f7a600", "FCO VRN BLQ PMO"],
  ["KM KMM", "KM Malta Airlines", "MT", "-Fs", "MLA", "c8102e 8a1538"],
  ["A3 AEE", "Aegean", "GR", "SFs", "ATH", "0c2340 3f7fbf", "SKG HER RHO CHQ LCA KLX CFU"],
  ["OA OAL", "Olympic Air", "GR", "-Rs", "ATH", "003da5 ffb81c", "SKG RHO"],
  ["GQ SEH", "SKY express", "GR", "-Fs", "ATH", "00aeef 1f2a44", "SKG HER RHO"],
  ["CY CYP", "Cyprus Airways", "CY", "-Fs", "LCA", "7a9a3c 1f4e79"],
  ["OU CTN", "Croatia Airlines", "HR", "SFs", "ZAG", "1c3f94 d2232a", "SPU DBV"],
  ["JU ASL", "Air Serbia", "RS", "-Fs", "BEG", "c6142d 0c4076", "INI"],
  ["RO ROT", "TAROM", "RO", "TFs", "OTP", "003da5 c8102e"],
  ["H4 HYS", "HiSky", "MD", "-Fs", "OTP", "e4007c 3d3d3d", "RMO CLJ"],
  ["FB LZB", "Bulgaria Air", "BG", "-Fs", "SOF", "d62718 00966e"],
  ["TK THY", "Turkish Airlines", "TR", "SFi", "IST", "c70a0c e8e8e8", "SAW ESB AYT ADB"],
  ["VF TKJ", "AJet", "TR", "-Lu", "SAW", "1b3fae ff5a36", "ESB"],
  ["PC PGT", "Pegasus", "TR", "-Lu", "SAW", "fdb813 d61f26", "AYT ESB ADB"],
  ["XQ SXS", "SunExpress", "TR", "-Lu", "AYT", "f58220 003a70", "ADB"],

  // Caucasus and central Asia
  ["J2 AHY", "Azerbaijan Airlines", "AZ", "-Fi", "GYD", "00498f 3fa9dc"],
  ["A9 TGZ", "Georgian Airways", "GE", "-Fs", "TBS", "b31b34 3a3a3a"],
  ["KC KZR", "Air Astana", "KZ", "-Fi", "ALA NQZ", "b8975a 00677f"],
  ["HY UZB", "Uzbekistan Airways", "UZ", "-Fi", "TAS", "0072bc 2fa84f", "SKD"],

  // Middle East
  ["EK UAE", "Emirates", "AE", "-Fi", "DXB", "d71921 006341"],
  ["FZ FDB", "flydubai", "AE", "-Fs", "DXB", "f26522 0a6ba8", "DWC"],
  ["EY ETD", "Etihad Airways", "AE", "-Fi", "AUH", "bd8b13 5f5f5f"],
  ["G9 ABY", "Air Arabia", "AE", "-Lu", "SHJ", "d5001c b0b7bc", "RKT"],
  ["QR QTR", "Qatar Airways", "QA", "WFi", "DOH", "5c0632 8e8e8e"],
  ["GF GFA", "Gulf Air", "BH", "-Fi", "BAH", "9b7b3c 1f2a44"],
  ["KU KAC", "Kuwait Airways", "KW", "-Fi", "KWI", "003da5 7fb2e5"],
  ["J9 JZR", "Jazeera Airways", "KW", "-Lu", "KWI", "005baa 7dc242"],
  ["WY OMA", "Oman Air", "OM", "WFi", "MCT", "7a6a4f 00a0af"],
  ["OV OMS", "SalamAir", "OM", "-Lu", "MCT", "7ac143 00674f"],
  ["SV SVA", "Saudia", "SA", "TFi", "JED RUH", "006c35 c9b98b", "DMM MED"],
  ["RX RXI", "Riyadh Air", "SA", "-Fi", "RUH", "4b2e83 b9a5e0"],
  ["XY KNE", "flynas", "SA", "-Lu", "RUH", "00a19a 5c6670", "JED DMM MED"],
  ["F3 FAD", "flyadeal", "SA", "-Lu", "JED", "5a2d82 c4d600", "RUH DMM"],
  ["RJ RJA", "Royal Jordanian", "JO", "WFi", "AMM", "3b3b3b c8102e"],
  ["ME MEA", "Middle East Airlines", "LB", "TFi", "BEY", "007a3d d2232a"],
  ["LY ELY", "El Al", "IL", "-Fs", "TLV", "0038a8 9fb8d8"],
  ["IZ AIZ", "Arkia", "IL", "-Ls", "TLV", "f58220 00558c", "ETM"],

  // Africa and the Indian Ocean
  ["MS MSR", "EgyptAir", "EG", "SFi", "CAI", "00205b c8a24a", "LXR HRG SSH SPX"],
  ["NE NMA", "Nesma Airlines", "EG", "-Ls", "CAI", "1f4e9c f2a900"],
  ["AT RAM", "Royal Air Maroc", "MA", "WFi", "CMN", "c20831 006233", "RAK FEZ AGA TNG"],
  ["3O MAC", "Air Arabia Maroc", "MA", "-Lu", "CMN", "d5001c b0b7bc", "RAK FEZ AGA TNG NDR RBA"],
  ["TU TAR", "Tunisair", "TN", "-Fi", "TUN", "d2232a 8a8d8f", "DJE MIR"],
  ["BJ LBT", "Nouvelair", "TN", "-Ls", "TUN", "00609c f2a900", "MIR DJE"],
  ["AH DAH", "Air Algérie", "DZ", "-Fi", "ALG", "d2232a 006233"],
  ["ET ETH", "Ethiopian Airlines", "ET", "SFi", "ADD", "00824a fcd116"],
  ["KQ KQA", "Kenya Airways", "KE", "TFi", "NBO", "c8102e 3a3a3a"],
  ["WB RWD", "RwandAir", "RW", "-Fi", "KGL", "00539f fad201"],
  ["UR UGD", "Uganda Airlines", "UG", "-Fi", "EBB", "2b2b2b fcdc04"],
  ["TC ATC", "Air Tanzania", "TZ", "-Fi", "DAR", "5b2d86 2fa84f", "JRO"],
  ["PW PRF", "Precision Air", "TZ", "-Ri", "DAR", "c8102e 8a8d8f", "JRO"],
  ["SA SAA", "South African Airways", "ZA", "SFi", "JNB", "00205b ffb81c", "CPT"],
  ["4Z LNK", "Airlink", "ZA", "-Ri", "JNB", "00508f 8ab4d8", "CPT"],
  ["FA SFR", "FlySafair", "ZA", "-Lu", "JNB", "1b365d e4002b", "CPT HLA DUR"],
  ["P4 APK", "Air Peace", "NG", "-Fi", "LOS", "1b2f6b f2a900", "ABV"],
  ["KP SKK", "ASKY Airlines", "TG", "-Fi", "LFW", "006a4e ffce00"],
  ["HF VRE", "Air Côte d'Ivoire", "CI", "-Fi", "ABJ", "f77f00 009e60"],
  ["HC SZN", "Air Senegal", "SN", "-Fi", "DSS", "00853f fdef42"],
  ["DT DTA", "TAAG Angola Airlines", "AO", "-Fi", "LAD", "d2232a f2a900"],
  ["MK MAU", "Air Mauritius", "MU", "-Fi", "MRU", "c8102e 1f5fae"],
  ["HM SEY", "Air Seychelles", "SC", "-Fi", "SEZ", "003f87 d62828"],
  ["UU REU", "Air Austral", "RE", "-Fi", "RUN", "003da5 5bc2e7"],

  // South Asia
  ["AI AIC", "Air India", "IN", "SFi", "DEL BOM", "d10a3c 5b2a5b", "BLR HYD MAA CCU COK ATQ AMD GOX"],
  ["IX AXB", "Air India Express", "IN", "-Lu", "BLR", "f05a28 00a3ad", "COK CCJ TRV DEL HYD BOM CCU JAI MAA GOX"],
  ["6E IGO", "IndiGo", "IN", "-Lu", "DEL", "001b94 00a3e0", "BOM BLR HYD MAA CCU COK AMD PNQ JAI GOX GOI LKO"],
  ["SG SEJ", "SpiceJet", "IN", "-Lu", "DEL", "d7282f f5a623", "BOM HYD CCU AMD"],
  ["QP AKJ", "Akasa Air", "IN", "-Lu", "BOM", "ff6d22 4b1d8f", "BLR DEL AMD PNQ"],
  ["UL ALK", "SriLankan Airlines", "LK", "WFi", "CMB", "003a70 c8102e"],
  ["Q2 DQA", "Maldivian", "MV", "-Ri", "MLE", "c8102e 00a3ad"],
  ["RA RNA", "Nepal Airlines", "NP", "-Fi", "KTM", "c8102e 003893"],
  ["H9 HIM", "Himalaya Airlines", "NP", "-Fi", "KTM", "d2232a 6d6e71"],
  ["U4 BHA", "Buddha Air", "NP", "-Ri", "KTM", "005eb8 9ac43c", "PKR"],
  ["KB DRK", "Drukair", "BT", "-Fi", "PBH", "ffcd00 ff7f00"],
  ["BG BBC", "Biman Bangladesh", "BD", "-Fi", "DAC", "006a4e c8102e"],
  ["PK PIA", "Pakistan International", "PK", "-Fi", "ISB KHI", "115740 c9b37e", "LHE"],

  // South-east Asia
  ["SQ SIA", "Singapore Airlines", "SG", "SFi", "SIN", "00266b fcb130"],
  ["TR TGW", "Scoot", "SG", "-Lu", "SIN", "ffe600 2b2b2b", "TPE BKK"],
  ["MH MAS", "Malaysia Airlines", "MY", "WFi", "KUL", "00205b d2232a", "BKI"],
  ["AK AXM", "AirAsia", "MY", "-Lu", "KUL", "e3000f ffffff", "BKI PEN JHB KCH"],
  ["D7 XAX", "AirAsia X", "MY", "-Lu", "KUL", "b5000c ffffff"],
  ["OD MXD", "Batik Air Malaysia", "MY", "-Fs", "KUL", "b31b34 e8b23a"],
  ["TG THA", "Thai Airways", "TH", "SFi", "BKK", "5b2a86 f2b632", "HKT CNX"],
  ["FD AIQ", "Thai AirAsia", "TH", "-Lu", "DMK", "e3000f ffffff", "BKK CNX HKT"],
  ["XJ TAX", "Thai AirAsia X", "TH", "-Lu", "DMK", "b5000c ffffff"],
  ["DD NOK", "Nok Air", "TH", "-Lu", "DMK", "ffdd00 6d6e71"],
  ["SL TLM", "Thai Lion Air", "TH", "-Lu", "DMK", "d2232a f58220"],
  ["VZ TVJ", "Thai VietJet", "TH", "-Lu", "BKK", "e3000f ffd200", "CNX"],
  ["PG BKP", "Bangkok Airways", "TH", "-Fi", "BKK", "0072bc 00a79d", "USM HKT CNX"],
  ["VN HVN", "Vietnam Airlines", "VN", "TFi", "SGN HAN", "006885 d8a23c", "DAD CXR"],
  ["VJ VJC", "VietJet Air", "VN", "-Lu", "SGN HAN", "e3000f ffd200", "DAD CXR PQC HPH"],
  ["QH BAV", "Bamboo Airways", "VN", "-Fs", "HAN", "7ab800 0067b1", "SGN"],
  ["K6 KHV", "Air Cambodia", "KH", "-Fi", "KTI", "003f87 d4a017", "SAI"],
  ["QV LAO", "Lao Airlines", "LA", "-Fi", "VTE", "00457c c8102e", "LPQ"],
  ["PR PAL", "Philippine Airlines", "PH", "-Fi", "MNL", "0038a8 ce1126", "CEB"],
  ["5J CEB", "Cebu Pacific", "PH", "-Lu", "MNL", "fdd400 0f7fc5", "CEB CRK DVO"],
  ["GA GIA", "Garuda Indonesia", "ID", "TFi", "CGK", "00a3ad 003a70", "DPS"],
  ["QG CTV", "Citilink", "ID", "-Lu", "CGK", "5ebb47 ffffff", "SUB DPS HLP"],
  ["QZ AWQ", "Indonesia AirAsia", "ID", "-Lu", "DPS", "e3000f ffffff", "CGK SUB"],
  ["JT LNI", "Lion Air", "ID", "-Lu", "CGK", "d2232a f2f2f2", "SUB DPS UPG BTH"],
  ["ID BTK", "Batik Air", "ID", "-Fi", "CGK", "b31b34 e8b23a", "HLP DPS"],
  ["BI RBA", "Royal Brunei", "BN", "-Fi", "BWN", "fcd000 2b2b2b"],

  // East Asia
  ["NH ANA", "ANA", "JP", "SFi", "HND NRT", "13448f 00a0e9", "ITM KIX CTS OKA FUK NGO"],
  ["JL JAL", "Japan Airlines", "JP", "WFi", "HND NRT", "c8102e ffffff", "ITM KIX CTS OKA FUK NGO"],
  ["MM APJ", "Peach", "JP", "-Lu", "KIX", "c6168d 7d3f98", "NRT HND CTS FUK OKA NGO"],
  ["GK JJP", "Jetstar Japan", "JP", "-Lu", "NRT", "ff5115 6d6e71", "KIX NGO"],
  ["ZG TZP", "ZIPAIR", "JP", "-Lu", "NRT", "6d6e71 2fa84f"],
  ["BC SKY", "Skymark", "JP", "-Ls", "HND", "003a8c f2c100", "UKB CTS FUK OKA"],
  ["IJ SJO", "Spring Japan", "JP", "-Lu", "NRT", "00a651 1b75bc"],
  ["KE KAL", "Korean Air", "KR", "TFi", "ICN", "00a4e4 003c71", "GMP PUS CJU"],
  ["OZ AAR", "Asiana Airlines", "KR", "SFi", "ICN", "9f8054 c8102e", "GMP CJU"],
  ["LJ JNA", "Jin Air", "KR", "-Lu", "ICN", "7a2a90 b5d334", "GMP PUS CJU"],
  ["7C JJA", "Jeju Air", "KR", "-Lu", "ICN", "ff5000 ffffff", "GMP CJU PUS"],
  ["TW TWB", "T'way Air", "KR", "-Lu", "ICN", "d7182a 2fa84f", "GMP TAE CJU"],
  ["YP APZ", "Air Premia", "KR", "-Fs", "ICN", "003b5c 00a3ad"],
  ["CA CCA", "Air China", "CN", "SFi", "PEK", "c8102e 8a8d8f", "TFU PVG CTU CKG HGH SZX"],
  ["MU CES", "China Eastern", "CN", "TFi", "PVG", "1b3f8b d2232a", "SHA PKX KMG XIY TAO"],
  ["CZ CSN", "China Southern", "CN", "-Fi", "CAN PKX", "006dac d2232a", "URC SZX WUH SHE DLC"],
  ["HU CHH", "Hainan Airlines", "CN", "-Fi", "PEK HAK", "d2232a f2b632", "XIY SZX CKG"],
  ["MF CXA", "XiamenAir", "CN", "TFi", "XMN", "0067b1 7fb2e5", "FOC PKX"],
  ["ZH CSZ", "Shenzhen Airlines", "CN", "SFi", "SZX", "b31b34 f2b632", "CAN"],
  ["3U CSC", "Sichuan Airlines", "CN", "-Fi", "TFU", "c8102e 8a8d8f", "CTU CKG"],
  ["HO DKH", "Juneyao Air", "CN", "-Fi", "PVG", "9b1c31 c9a96a", "SHA"],
  ["9C CQH", "Spring Airlines", "CN", "-Lu", "PVG", "00a651 1b75bc", "SHA"],
  ["CX CPA", "Cathay Pacific", "HK", "WFi", "HKG", "005d63 b3b9bf"],
  ["UO HKE", "HK Express", "HK", "-Lu", "HKG", "722b8e e0457b"],
  ["HX CRK", "Hong Kong Airlines", "HK", "-Fi", "HKG", "c8102e 7a2a90"],
  ["NX AMU", "Air Macau", "MO", "-Fi", "MFM", "b31b34 006a9b"],
  ["BR EVA", "EVA Air", "TW", "SFi", "TPE", "006341 f58220", "TSA"],
  ["CI CAL", "China Airlines", "TW", "TFi", "TPE", "5b6fb5 d86a9c", "TSA KHH"],
  ["JX SJX", "Starlux", "TW", "-Fi", "TPE", "9c6b4e 5f5f5f", "RMQ"],
  ["IT TTW", "Tigerair Taiwan", "TW", "-Lu", "TPE", "f58220 ffd200", "KHH RMQ"],
  ["OM MGL", "MIAT Mongolian", "MN", "-Fi", "UBN", "003f87 c8102e"],

  // Oceania
  ["QF QFA", "Qantas", "AU", "WFi", "SYD MEL", "e40000 ffffff", "BNE PER ADL CNS DRW"],
  ["JQ JST", "Jetstar", "AU", "-Lu", "MEL", "ff5115 6d6e71", "SYD BNE OOL CNS ADL AKL PER DRW WLG CHC"],
  ["VA VOZ", "Virgin Australia", "AU", "-Fs", "BNE", "d2232a 6d1a5f", "SYD MEL PER ADL"],
  ["NZ ANZ", "Air New Zealand", "NZ", "SFs", "AKL", "2b2b2b ffffff", "CHC WLG ZQN"],
  ["FJ FJI", "Fiji Airways", "FJ", "WFi", "NAN", "5a4632 d9cdb8"],
  ["TN THT", "Air Tahiti Nui", "PF", "-Fi", "PPT", "00a9ce ffffff"],
  ["VT VTA", "Air Tahiti", "PF", "-Ri", "PPT", "d2232a 00a9ce", "BOB RFP"],
  ["SB ACI", "Aircalin", "NC", "-Fi", "NOU", "00a9ce f2a900"],

  // North America
  [
    "AA AAL",
    "American Airlines",
    "US",
    "WFs",
    "DFW CLT MIA ORD PHL PHX LAX JFK DCA",
    "0078d2 c8102e",
    "LGA BOS AUS RDU",
  ],
  ["DL DAL", "Delta Air Lines", "US", "TFs", "ATL DTW MSP SLC JFK SEA LAX BOS LGA", "003366 c8102e", "AUS RDU"],
  ["UA UAL", "United Airlines", "US", "SFs", "ORD EWR SFO IAH DEN IAD LAX", "005daa b9d3ea", "GUM"],
  ["AS ASA", "Alaska Airlines", "US", "WFs", "SEA PDX ANC SFO LAX", "01426a 2fa84f", "SAN SJC"],
  ["HA HAL", "Hawaiian Airlines", "US", "WFs", "HNL", "413691 e03c8a", "OGG LIH KOA"],
  [
    "WN SWA",
    "Southwest",
    "US",
    "-Ls",
    "DEN",
    "304cb2 f9b612",
    "MDW BWI LAS DAL PHX HOU OAK SMF BNA MCO SAN HNL STL SJC",
  ],
  ["B6 JBU", "JetBlue", "US", "-Ls", "JFK", "003876 6cace4", "BOS FLL MCO SJU EWR LGA"],
  ["F9 FFT", "Frontier", "US", "-Lu", "DEN", "006643 8a8d8f", "MCO LAS PHL ATL"],
  ["SY SCX", "Sun Country", "US", "-Lu", "MSP", "f58220 00559b"],
  ["AC ACA", "Air Canada", "CA", "SFs", "YYZ YUL YVR", "d22630 2b2b2b", "YYC YOW YHZ"],
  ["WS WJA", "WestJet", "CA", "-Fs", "YYC", "00aaa5 053c59", "YVR YYZ YEG YHZ YWG"],
  ["PD POE", "Porter", "CA", "-Fs", "YTZ", "002f5f b9b0a2", "YYZ YOW YHZ YHU YUL"],
  ["TS TSC", "Air Transat", "CA", "-Fs", "YUL", "0090d0 003a70", "YYZ YQB"],

  // Latin America and the Caribbean
  ["AM AMX", "Aeroméxico", "MX", "TFs", "MEX", "0b2343 d2232a", "MTY GDL NLU"],
  ["Y4 VOI", "Volaris", "MX", "-Lu", "MEX", "8a2a8a 2b2b2b", "TIJ GDL CUN"],
  ["VB VIV", "Viva", "MX", "-Lu", "MTY", "00a651 2b2b2b", "MEX NLU CUN GDL TIJ"],
  ["CM CMP", "Copa Airlines", "PA", "SFs", "PTY", "004990 c9a96a"],
  ["AV AVA", "Avianca", "CO", "SFs", "BOG", "d2232a 7a0019", "SAL MDE UIO CTG CLO GUA SJO GYE GPS"],
  [
    "LA LAN",
    "LATAM",
    "CL",
    "-Fs",
    "SCL GRU LIM",
    "1b0088 ed1650",
    "BOG UIO BSB GYE CGH MDE FOR GIG PMC CUZ AQP CLO CTG",
  ],
  ["H2 SKU", "SKY Airline", "CL", "-Lu", "SCL", "8a2a8a f2a900", "LIM PMC CUZ"],
  ["JA JAT", "JetSMART", "CL", "-Lu", "SCL", "00205b d2232a", "LIM AEP EZE BOG MDE CTG CLO CUZ COR"],
  ["AR ARG", "Aerolíneas Argentinas", "AR", "TFi", "AEP EZE", "0081c6 f2f2f2", "COR BRC USH IGR MDZ SLA FTE"],
  ["FO FBZ", "Flybondi", "AR", "-Lu", "EZE", "fdbe15 2b2b2b", "AEP COR"],
  ["G3 GLO", "GOL", "BR", "-Fs", "GRU", "ff7020 ffffff", "GIG BSB CGH CNF SDU FOR SSA FLN"],
  ["AD AZU", "Azul", "BR", "-Fs", "VCP", "003da5 f2f2f2", "CNF REC SDU"],
  ["OB BOV", "Boliviana de Aviación", "BO", "-Fi", "VVI", "0067b1 d2232a", "LPB CBB"],
  ["CU CUB", "Cubana", "CU", "-Fi", "HAV", "003da5 d2232a"],
  ["BW BWA", "Caribbean Airlines", "TT", "-Fs", "POS", "5b2a86 00a3ad", "KIN"],
  ["UP BHS", "Bahamasair", "BS", "-Fs", "NAS", "00a9ce f2c100"],
  ["DM DWI", "Arajet", "DO", "-Lu", "SDQ", "5b2a86 c4a0e0", "PUJ"],
];

/**
 * Codeshares and through tickets outside the alliances, each written once. Low-cost airlines sell their own flights only.
 */
const PARTNERS: Readonly<Record<string, string>> = {
  // Airlines without an alliance
  EI: "BA AA IB AS UA QR EY",
  FI: "AS SK AY TP TK BT SQ EY WF GL RC LO",
  RC: "SK",
  GL: "SK",
  WF: "SK AF KL AY LH BA TP",
  BT: "LH LX OS SK LO AF KL TP A3 AY AZ EY EK JU HY TK FB",
  LM: "BA KL EK QR",
  LG: "LH LX OS AF KL TP AZ BT LO TK",
  TX: "AF",
  SS: "AF",
  "4Y": "LH LX OS SN UA AC",
  DE: "AS LX WK OS EK 4Z",
  WK: "LX LH OS SN UA AC AV",
  NT: "IB AF KL TP",
  S4: "TP AC SP UA LH",
  SP: "TP",
  KM: "AF KL LH LX OS AZ BA QR EK TK TP",
  OA: "A3 LH LX OS SN TP UA AC TK MS EY QR",
  GQ: "AF KL DL QR EY EK TK CX AA BA VS",
  A3: "EY GF",
  CY: "A3 AF KL EK GF",
  JU: "EY QR TK AF KL A3 AZ LO RO",
  FB: "QR AF KL AZ A3 JU TK RO",
  J2: "TK LH QR EY TP",
  A9: "KL LH AZ",
  KC: "LH TK AF EY CX",
  HY: "TK LH KE AF",
  EK: "FZ QF UA AC KE MH SA PG TG TP CM VN GA MK JL PR BI WS AS 4Z AI SQ UL JU CX AZ TN AR AT AV",
  FZ: "UA AC",
  EY: "AF KL LH AZ SV GA MH NH PR PG KQ ET VN SK CZ MU UL GF TP AC TG OZ TN QF",
  QR: "VA LA WB 4Z PG CZ PR VN KQ GA MF BI",
  GF: "BA TG TK SV ME AZ",
  KU: "TK EY MS",
  RX: "SQ MU DL AF TK MS",
  LY: "DL TG ET IB A3 AF QF LX AV TP",
  TU: "AF TK AT",
  AH: "AF TK AT",
  WB: "ET SN",
  PW: "KQ ET QR KL",
  TC: "ET TK KL",
  UR: "ET SN QR",
  "4Z": "BA UA LH LX SN KL AF AC TK CX VS ET LA DL IB",
  KP: "ET",
  HF: "AF SN ET KQ",
  HC: "AF SN IB",
  DT: "TP LH KQ",
  MK: "AF KQ UU AI SA VA SQ MH",
  HM: "ET KQ QR UL AF",
  UU: "AF AI",
  KQ: "TC PW LX",
  // South and south-east Asia
  UL: "EY TK AI",
  Q2: "UL EK SQ QR AI",
  U4: "RA TK QR TG SQ AI",
  KB: "TG SQ AI EK QR TK KL",
  PG: "BA AF KL LH LX OS TG SQ CX JL AY TK KE QF LY WY AI CI BR UL GA VN SK MH JX AA FJ",
  QV: "TG VN KE MU CZ PG SQ CI",
  K6: "VN CZ MU CX SQ PG",
  BI: "TK MH OZ SQ CX",
  PR: "NH CX TK AA WS HA GA CI",
  ID: "QR TK OD SQ",
  OD: "TK EK QR ET",
  GA: "SQ TK NH JL",
  VN: "NH QF CX",
  // East Asia and Oceania
  JX: "AS HA EY JL AY",
  HO: "NH AC SQ TG AY BR LX OS TK UA CA",
  CZ: "AA BA AY AF KL MH KQ QF SV QR",
  HU: "EY SN LX OS AS",
  "3U": "NZ CA",
  NX: "CA",
  HX: "EY TK HU",
  OM: "TK KE JL CX LO",
  QF: "CI MU AF KL WS LA",
  VA: "UA SQ AC NZ NH",
  NZ: "FJ QF",
  FJ: "NZ",
  TN: "AF QF AA NZ KE JL AS VT",
  VT: "AF NZ UA QF LA HA DL JL KE",
  SB: "QF AF KE FJ JL NZ",
  // The Americas
  WS: "DL AF KL KE JL CX VS AM",
  AS: "SQ KE",
  HA: "JL KE",
  LA: "DL BA IB LH LX QF VS CX AY JL AM KL AF KE CM MH AA AC",
  AR: "CM AV TK ET LA G3",
  AV: "AD G3 IB",
  CM: "EK KL AF",
  AD: "UA TP AC CM LH TK",
  G3: "AF KL AA AV CM EK TP UX TK AR AC",
  OB: "AR IB CM UX LA AA AV",
  BW: "BA AA UA EK VS CM",
  UX: "AV TK EY",
};

/** Partners of every airline, from both sides of {@link PARTNERS}. */
function partnersByCode(): ReadonlyMap<string, readonly string[]> {
  const partners = new Map<string, Set<string>>();
  for (const [code, others] of Object.entries(PARTNERS)) {
    for (const other of listOf(others)) {
      for (const [one, two] of [
        [code, other],
        [other, code],
      ] as const)
        partners.set(one, (partners.get(one) ?? new Set()).add(two));
    }
  }
  return new Map([...partners].map(([code, others]) => [code, [...others].sort()]));
}

const partnersOf = partnersByCode();

function toAirline([codes, name, country, classes, hubs, livery, bases = ""]: Row): Airline {
  const [iata = "", icao = ""] = codes.split(" ");
  const [alliance, kind, bags] = [...classes] as [keyof typeof ALLIANCES, keyof typeof KINDS, keyof typeof BAGS];
  const [tail = "", fin = ""] = livery.split(" ");
  return {
    iata,
    icao,
    name,
    country,
    alliance: ALLIANCES[alliance],
    kind: KINDS[kind],
    hubs: listOf(hubs),
    bases: listOf(bases),
    partners: partnersOf.get(iata) ?? [],
    bags: BAGS[bags],
    livery: [`#${tail}`, `#${fin}`],
  };
}

function listOf(codes: string): readonly Iata[] {
  return codes.split(" ").filter((code) => code !== "");
}

/** Every airline the sandbox flies, in the order of the regions above. */
export const AIRLINES: readonly Airline[] = ROWS.map(toAirline);

const byCode = new Map(AIRLINES.map((airline) => [airline.iata, airline]));

/** The airline with that two-letter code, in either case. */
export function findAirline(code: string): Airline | undefined {
  return byCode.get(code.trim().toUpperCase());
}
