/**
 * What the holiday package names oddly, gets wrong or does not know. Looked over in November 2026 against the official
 * lists of the years 2026 and 2027; dates that follow the moon are marked as approximate.
 */

/** Names that read better, for every country. */
export const NAMES: Readonly<Record<string, string>> = {
  "End of Ramadan (Eid al-Fitr)": "Eid al-Fitr",
  "Feast of the Sacrifice (Eid al-Adha)": "Eid al-Adha",
  "Birthday of Muhammad (Mawlid)": "Mawlid",
  "Eid-Ul-Fitr": "Eid al-Fitr",
  "Public Holiday": "Day off in lieu",
  "Kings Day": "King's Day",
  "Shrove Monday": "Carnival Monday",
  "Shrove Tuesday": "Carnival Tuesday",
  "Bundesfeiertag": "Swiss National Day",
  "Staatsfeiertag": "Labour Day",
  "Fiesta Nacional de España": "National Day",
  "Día de la Constitución Española": "Constitution Day",
  "Implantação da República": "Republic Day",
  "Restauração da Independência": "Restoration of Independence",
  "Jour de l'an": "New Year's Day",
  "Celebración del Divino Salvador del Mundo": "Feast of the Divine Saviour",
  "عيد الثورة و الشباب": "Revolution and Youth Day",
  "عيد الإستقلال": "Independence Day",
  "عيد الشهداء": "Martyrs' Day",
  "عيد الجمهورية": "Republic Day",
  "عيد المرأة": "Women's Day",
  "عيد الجلاء": "Evacuation Day",
  "The forth day of the Chinese New Year": "The fourth day of the Chinese New Year",
  "The first day of January": "New Year's Day",
  "Separation Day (from Columbia)": "Separation Day",
  "Anniversary of the Passing to Immortality of General Manuel Belgrano": "Flag Day (General Belgrano)",
  "Anniversary of the Passing to Immortality of General Martín Miguel de Güemes": "General Güemes Day",
  "Anniversary of the Passing to Immortality of General José de San Martín": "General San Martín Day",
  "Day of liberating the South for national reunification": "Reunification Day",
  "Hung Kings Commemorations": "Hung Kings' Day",
  "Vietnamese New Year Holidays": "Tet, Vietnamese New Year",
  "June 7th": "Sette Giugno",
};

/** Names that read better in one country. */
export const COUNTRY_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AM: { "Mother's Day": "Genocide Remembrance Day" },
  CK: { "Queen's Birthday": "King's Birthday" },
  GH: { "Kwame Nkrumah Memorial Day": "Founder's Day" },
  GR: { "Ash Sunday": "Clean Monday" },
  IE: { "First Monday in May": "May bank holiday", "First Monday in June": "June bank holiday", "First Monday in August": "August bank holiday", "Last Monday in October": "October bank holiday" },
  IL: { "Mimouna, Seventh day of Passover": "Seventh day of Passover" },
  KE: { "Moi Day": "Mazingira Day" },
  PR: { "Labour Day": "Labor Day" },
  TZ: { "Christmas Day": "Christmas" },
  US: { "Labour Day": "Labor Day" },
};

/** Where 26 December is Boxing Day; elsewhere it is the second day of Christmas. */
export const BOXING_DAY_COUNTRIES: ReadonlySet<string> = new Set("AU AW BB BS BW BZ CA CK CW FJ GB GH JM KE LS NA NZ RW TT TZ UG ZA ZW".split(" "));

/** Entries that are no public holiday there, or stand on a wrong day; a name drops it in every year. */
export const DROPPED: Readonly<Record<string, readonly string[]>> = {
  AE: ["Laylat al-Mi'raj", "First day of Ramadan"],
  BA: ["Islamic New Year", "Mawlid", "Assumption", "Corpus Christi", "All Souls' Day", "Epiphany"],
  BD: ["Mujib's Birthday & Children's Day", "National Mourning Day"],
  CH: ["Federal Day of Thanksgiving, Repentance and Prayer", "Easter Sunday", "Pentecost"],
  CN: ["International Women's Day", "Youth Day", "Children's Day", "Army Day"],
  CO: ["Virgin of Chiquinquirá"],
  CR: ["Columbus Day"],
  CY: ["Clean Monday"],
  EG: ["National Police Day"],
  ET: ["Christmas Day", "Day of Lament", "New Year's Day", "First day of Ramadan"],
  GH: ["Founders Day"],
  KR: ["Korean New Year", "Korean New Year (day off in lieu)"],
  LK: ["*"],
  MA: ["Eid al-Fitr", "Eid al-Adha", "Mawlid"],
  ME: ["Pesach", "Yom Kippur", "All Saints' Day", "Easter Sunday", "Good Friday", "Eid al-Fitr", "Eid al-Adha", "Christmas Eve"],
  TH: ["Makha Bucha", "Vesak Day", "Asalha Puja", "Buddhist Lent"],
  TZ: ["Zanzibar Revolution Day"],
  VN: ["Vietnamese New Year"],
};

/** Holidays that the package can compute but leaves out: its rule and the name. */
export const RULES: Readonly<Record<string, readonly (readonly [rule: string, name: string])[]>> = {
  AU: [["2nd monday in June", "King's Birthday (most states)"]],
  BR: [["easter -48 P2D", "Carnival"]],
  CA: [["monday before 05-25", "Victoria Day"], ["2nd monday in October", "Thanksgiving"]],
  GB: [["monday before 09-01", "Summer bank holiday"]],
};

/**
 * Holidays the package does not know: "MM-DD" for every year or "YYYY-MM-DD" for one, then "*3" for three days, then "~"
 * for a date that the moon or the authorities may move by a day, then the name.
 */
export const ADDED: Readonly<Record<string, readonly string[]>> = {
  BD: ["08-05 July Uprising Day"],
  BT: ["02-21*3 Birthday of the King", "05-02 Birthday of the Third King", "11-01 Coronation Day", "11-11 Birthday of the Fourth King", "12-17 National Day"],
  CA: ["09-30 Day for Truth and Reconciliation", "11-11 Remembrance Day"],
  CR: ["12-01 Army Abolition Day"],
  CY: ["2026-02-23 Clean Monday", "2027-03-15 Clean Monday", "2028-02-28 Clean Monday"],
  ET: ["01-07 Christmas Day", "2026-09-11 Ethiopian New Year", "2027-09-12 Ethiopian New Year", "2028-09-11 Ethiopian New Year"],
  GH: ["07-01 Republic Day"],
  IN: [
    "2026-02-15~ Maha Shivaratri", "2027-03-06~ Maha Shivaratri", "2028-02-23~ Maha Shivaratri", "2026-03-04~ Holi", "2027-03-22~ Holi", "2028-03-11~ Holi",
    "2026-03-21~ Eid al-Fitr", "2027-03-10~ Eid al-Fitr", "2028-02-27~ Eid al-Fitr", "2026-05-01~ Buddha Purnima", "2027-05-20~ Buddha Purnima", "2028-05-08~ Buddha Purnima",
    "2026-05-28~ Eid al-Adha", "2027-05-17~ Eid al-Adha", "2028-05-06~ Eid al-Adha", "2026-06-26~ Muharram", "2027-06-15~ Muharram", "2028-06-04~ Muharram",
    "2026-10-20~ Dussehra", "2027-10-09~ Dussehra", "2028-09-27~ Dussehra", "2026-11-08~ Diwali", "2027-10-29~ Diwali", "2028-10-17~ Diwali",
    "2026-11-24~ Guru Nanak Jayanti", "2027-11-14~ Guru Nanak Jayanti", "2028-11-02~ Guru Nanak Jayanti",
  ],
  JO: [
    "01-01 New Year's Day", "05-01 Labour Day", "05-25 Independence Day", "12-25 Christmas Day", "2026-03-20*4~ Eid al-Fitr", "2027-03-09*4~ Eid al-Fitr", "2028-02-26*4~ Eid al-Fitr",
    "2026-05-26*5~ Eid al-Adha", "2027-05-15*5~ Eid al-Adha", "2028-05-04*5~ Eid al-Adha", "2026-06-16~ Islamic New Year", "2027-06-06~ Islamic New Year", "2028-05-25~ Islamic New Year",
    "2026-08-25~ Mawlid", "2027-08-14~ Mawlid", "2028-08-03~ Mawlid",
  ],
  KG: [
    "01-01 New Year's Day", "01-07 Orthodox Christmas", "02-23 Defenders' Day", "03-08 International Women's Day", "03-21 Nooruz", "05-01 Labour Day", "05-05 Constitution Day", "05-09 Victory Day",
    "08-31 Independence Day", "11-07*2 Days of History and Ancestors", "2026-03-20~ Orozo Ait", "2027-03-09~ Orozo Ait", "2028-02-26~ Orozo Ait", "2026-05-27~ Kurman Ait", "2027-05-16~ Kurman Ait", "2028-05-05~ Kurman Ait",
  ],
  KH: [
    "01-01 New Year's Day", "01-07 Victory Day", "03-08 International Women's Day", "2026-04-14*3 Khmer New Year", "2027-04-14*3 Khmer New Year", "2028-04-13*3 Khmer New Year", "05-01 Labour Day",
    "2026-05-01~ Visak Bochea", "2027-05-20~ Visak Bochea", "2028-05-08~ Visak Bochea", "05-14 King's Birthday", "06-18 Queen Mother's Birthday", "09-24 Constitution Day",
    "2026-10-10*3~ Pchum Ben", "2027-09-29*3~ Pchum Ben", "2028-09-17*3~ Pchum Ben", "10-15 Commemoration of the King Father", "10-29 Coronation Day", "11-09 Independence Day",
    "2026-11-23*3~ Water Festival", "2027-11-12*3~ Water Festival", "2028-11-01*3~ Water Festival",
  ],
  KR: ["2026-02-16*3 Korean New Year", "2027-02-06*3 Korean New Year", "2027-02-09 Korean New Year (day off in lieu)", "2028-01-26*3 Korean New Year"],
  KW: [
    "01-01 New Year's Day", "02-25 National Day", "02-26 Liberation Day", "2026-03-20*3~ Eid al-Fitr", "2027-03-09*3~ Eid al-Fitr", "2028-02-26*3~ Eid al-Fitr", "2026-05-26*4~ Eid al-Adha", "2027-05-15*4~ Eid al-Adha",
    "2028-05-04*4~ Eid al-Adha", "2026-06-16~ Islamic New Year", "2027-06-06~ Islamic New Year", "2028-05-25~ Islamic New Year", "2026-08-25~ Mawlid", "2027-08-14~ Mawlid", "2028-08-03~ Mawlid",
  ],
  LA: ["01-01 New Year's Day", "03-08 International Women's Day", "04-14*3 Pi Mai, Lao New Year", "05-01 Labour Day", "12-02 National Day"],
  LK: [
    "2026-01-15 Tamil Thai Pongal", "2027-01-15 Tamil Thai Pongal", "2028-01-15 Tamil Thai Pongal", "02-04 National Day", "2026-02-15 Maha Shivaratri", "2027-03-06~ Maha Shivaratri", "2028-02-23~ Maha Shivaratri",
    "04-13 Day before Sinhala and Tamil New Year", "04-14 Sinhala and Tamil New Year", "05-01 May Day", "12-25 Christmas Day", "2026-04-03 Good Friday", "2027-03-26 Good Friday", "2028-04-14 Good Friday",
    "2026-03-21 Eid al-Fitr", "2027-03-10~ Eid al-Fitr", "2028-02-27~ Eid al-Fitr", "2026-05-28 Eid al-Adha", "2027-05-17~ Eid al-Adha", "2028-05-06~ Eid al-Adha", "2026-08-26 Mawlid", "2027-08-15~ Mawlid", "2028-08-04~ Mawlid",
    "2026-11-08 Deepavali", "2027-10-28~ Deepavali", "2028-10-17~ Deepavali",
    "2026-01-03 Poya Day", "2026-02-01 Poya Day", "2026-03-02 Poya Day", "2026-04-01 Poya Day", "2026-05-01*2 Vesak Poya", "2026-05-30 Poya Day", "2026-06-29 Poson Poya", "2026-07-29 Esala Poya", "2026-08-27 Poya Day", "2026-09-26 Poya Day",
    "2026-10-25 Poya Day", "2026-11-24 Poya Day", "2026-12-23 Poya Day", "2027-01-22~ Poya Day", "2027-02-20~ Poya Day", "2027-03-22~ Poya Day", "2027-04-20~ Poya Day", "2027-05-20*2~ Vesak Poya", "2027-06-18~ Poson Poya",
    "2027-07-18~ Esala Poya", "2027-08-17~ Poya Day", "2027-09-15~ Poya Day", "2027-10-15~ Poya Day", "2027-11-14~ Poya Day", "2027-12-13~ Poya Day", "2028-01-12~ Poya Day", "2028-02-10~ Poya Day", "2028-03-11~ Poya Day",
    "2028-04-09~ Poya Day", "2028-05-08*2~ Vesak Poya", "2028-06-07~ Poson Poya", "2028-07-06~ Esala Poya", "2028-08-05~ Poya Day", "2028-09-03~ Poya Day", "2028-10-03~ Poya Day", "2028-11-02~ Poya Day", "2028-12-01~ Poya Day", "2028-12-31~ Poya Day",
  ],
  MA: [
    "01-14 Amazigh New Year", "10-31 Unity Day", "2026-03-20*2~ Eid al-Fitr", "2027-03-10*2~ Eid al-Fitr", "2028-02-27*2~ Eid al-Fitr", "2026-05-27*2~ Eid al-Adha", "2027-05-17*2~ Eid al-Adha", "2028-05-05*2~ Eid al-Adha",
    "2026-08-26*2~ Mawlid", "2027-08-15*2~ Mawlid", "2028-08-04*2~ Mawlid",
  ],
  MM: [
    "01-04 Independence Day", "02-12 Union Day", "03-02 Peasants' Day", "03-27 Armed Forces Day", "04-13*4 Thingyan, Water Festival", "04-17 Myanmar New Year", "05-01 Labour Day", "07-19 Martyrs' Day", "12-25 Christmas Day",
  ],
  MN: [
    "01-01 New Year's Day", "2026-02-18*3~ Tsagaan Sar", "2027-02-07*3~ Tsagaan Sar", "2028-02-26*3~ Tsagaan Sar", "03-08 International Women's Day", "06-01 Children's Day", "07-11*5 Naadam", "11-26 Republic Day", "12-29 Independence Day",
  ],
  MO: [
    "01-01 New Year's Day", "2026-02-17*3 Lunar New Year", "2027-02-06*3 Lunar New Year", "2028-01-26*3 Lunar New Year", "2026-04-03*2 Good Friday and the day after", "2027-03-26*2 Good Friday and the day after",
    "2028-04-14*2 Good Friday and the day after", "2026-04-05 Ching Ming Festival", "2027-04-05 Ching Ming Festival", "2028-04-04 Ching Ming Festival", "05-01 Labour Day", "2026-05-24 Buddha's Birthday", "2027-05-13 Buddha's Birthday",
    "2028-05-02 Buddha's Birthday", "2026-06-19 Dragon Boat Festival", "2027-06-09 Dragon Boat Festival", "2028-05-28 Dragon Boat Festival", "2026-09-26 Day after the Mid-Autumn Festival", "2027-09-16 Day after the Mid-Autumn Festival",
    "2028-10-04 Day after the Mid-Autumn Festival", "10-01*2 National Day", "2026-10-18 Chung Yeung Festival", "2027-10-08 Chung Yeung Festival", "2028-10-26 Chung Yeung Festival", "11-02 All Souls' Day", "12-08 Immaculate Conception",
    "12-20 Macau SAR Establishment Day", "12-24 Christmas Eve", "12-25 Christmas Day",
  ],
  MV: [
    "01-01 New Year's Day", "05-01 Labour Day", "07-26*2 Independence Day", "11-03 Victory Day", "11-11 Republic Day", "2026-02-18~ First day of Ramadan", "2027-02-08~ First day of Ramadan", "2028-01-28~ First day of Ramadan",
    "2026-03-20*3~ Eid al-Fitr", "2027-03-09*3~ Eid al-Fitr", "2028-02-26*3~ Eid al-Fitr", "2026-05-26*5~ Eid al-Adha", "2027-05-15*5~ Eid al-Adha", "2028-05-04*5~ Eid al-Adha", "2026-06-16~ Islamic New Year", "2027-06-06~ Islamic New Year",
    "2028-05-25~ Islamic New Year", "2026-08-25~ Mawlid", "2027-08-14~ Mawlid", "2028-08-03~ Mawlid",
  ],
  NP: [
    "01-15~ Maghe Sankranti", "02-19 Democracy Day", "2026-02-15~ Maha Shivaratri", "2027-03-06~ Maha Shivaratri", "2028-02-23~ Maha Shivaratri", "2026-03-02*2~ Holi", "2027-03-21*2~ Holi", "2028-03-10*2~ Holi", "04-14 Nepali New Year", "05-01 Labour Day",
    "2026-05-01~ Buddha Jayanti", "2027-05-20~ Buddha Jayanti", "2028-05-08~ Buddha Jayanti", "2026-05-29 Republic Day", "2027-05-29 Republic Day", "2028-05-28 Republic Day", "09-19 Constitution Day",
    "2026-10-18*6~ Dashain", "2027-10-07*6~ Dashain", "2028-09-25*6~ Dashain", "2026-11-08*4~ Tihar", "2027-10-28*4~ Tihar", "2028-10-17*4~ Tihar", "12-25 Christmas Day",
  ],
  OM: [
    "01-11 Accession Day", "11-20*2 National Day", "2026-03-20*3~ Eid al-Fitr", "2027-03-09*3~ Eid al-Fitr", "2028-02-26*3~ Eid al-Fitr", "2026-05-26*4~ Eid al-Adha", "2027-05-15*4~ Eid al-Adha", "2028-05-04*4~ Eid al-Adha",
    "2026-06-16~ Islamic New Year", "2027-06-06~ Islamic New Year", "2028-05-25~ Islamic New Year", "2026-08-25~ Mawlid", "2027-08-14~ Mawlid", "2028-08-03~ Mawlid", "2027-01-05~ Isra and Mi'raj", "2027-12-25~ Isra and Mi'raj",
  ],
  QA: [
    "2026-02-10 National Sport Day", "2027-02-09 National Sport Day", "2028-02-08 National Sport Day", "12-18 National Day", "2026-03-20*3~ Eid al-Fitr", "2027-03-09*3~ Eid al-Fitr", "2028-02-26*3~ Eid al-Fitr",
    "2026-05-26*4~ Eid al-Adha", "2027-05-15*4~ Eid al-Adha", "2028-05-04*4~ Eid al-Adha",
  ],
  TH: [
    "2026-03-03 Makha Bucha", "2027-02-21~ Makha Bucha", "2028-02-10~ Makha Bucha", "2026-05-31 Visakha Bucha", "2027-05-20~ Visakha Bucha", "2028-05-08~ Visakha Bucha",
    "2026-07-29 Asalha Bucha", "2027-07-18~ Asalha Bucha", "2028-07-06~ Asalha Bucha", "2026-07-30 Buddhist Lent", "2027-07-19~ Buddhist Lent", "2028-07-07~ Buddhist Lent",
  ],
  TZ: ["01-12 Zanzibar Revolution Day"],
};

/** Names whose day the moon decides, so that it is known for sure only shortly before. */
export const APPROXIMATE_NAME = /Eid|Mawlid|Maulid|Islamic New Year|Ashura|Laylat|Ramadan|Nuzul|Hari Raya|Arafat|Magal/;
