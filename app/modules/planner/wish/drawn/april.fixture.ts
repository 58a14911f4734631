import type { RightAnswer } from "./first.fixture";

/**
 * A sixth draw of 100 sentences, written down together with the fifth and read only after that was mended: 16 had a
 * wrong value, 13 of them beside the words that it was read from.
 */
export const APRIL_DRAW: readonly [string, RightAnswer][] = [
  [
    "Looking for 6 nights in Naples and the Amalfi coast, second half of May, two adults in their thirties, about 2200 euros for both",
    { at: "naples-amalfi", when: "late may +6", who: "2+0", money: "all €2,200", missed: "thirties" },
  ],
  [
    "mein Mann und ich wollen zum 25. Hochzeitstag nach Venedig, drei Nächte im Mai, schönes Hotel",
    { at: "venice", when: "may +3", who: "2+0", likes: "romantic", missed: "25, schönes" },
  ],
  [
    "ok so basically 4 of us wanna go to amsterdam in like mid march for 3 nights and spend as little as poss",
    { at: "amsterdam", when: "mid mar +3", who: "4+0", missed: "little as poss" },
  ],
  [
    "We don't want to spend more than 2,500 between us, a week in Malta with our three kids (1, 4, 6), any time in June",
    { at: "malta", when: "jun +7", who: "2+3", missed: "don't want to spend more than 2,500" },
  ],
  [
    "Porto for 3 nights, flying from Luton on a Thursday in January, me and my dad",
    { at: "porto", when: "thu jan +3", who: "2+0", from: "London Luton, LTN" },
  ],
  [
    "Es sollte nicht zu heiß sein, Anfang Juni, Städtereise, 4 Tage, 2 Personen, Wien oder Budapest",
    { at: "vienna budapest", when: "early jun +3", who: "2+0", missed: "sollte nicht zu heiß sein, Städtereise" },
  ],
  [
    "Je cherche un séjour à Kyoto pour les érables, deux semaines mi-novembre, seule, 3000 euros hors vol",
    { at: "kyoto", when: "mid nov +14", who: "1+0", money: "? €3,000 without flights", missed: "érables" },
  ],
  [
    "japan nov 2 weeks 2 ppl 5k usd no flights needed already booked",
    { at: "~Japan", when: "nov +14", who: "2+0", money: "? $5000 without flights" },
  ],
  [
    "We'll arrive in Rome by cruise ship at Civitavecchia on 9 October and have one day",
    { at: "rome", when: "2027-10-09 +1", lacks: "Civitavecchia", unused: "cruise ship", missed: "arrive" },
  ],
  [
    "My best friend is blind and we'd love a week of music and food in New Orleans, late April",
    {
      at: "new-orleans",
      when: "late apr +7",
      who: "2+0",
      likes: "food nightlife",
      topics: "food live music",
      missed: "blind",
    },
  ],
  [
    "Somos una pareja con dos gatos, buscamos playa en septiembre, diez días, Algarve o Menorca",
    { at: "algarve", when: "sep +9", who: "2+0", likes: "beach", lacks: "Menorca", missed: "dos gatos" },
  ],
  [
    "Three cities in Spain, no Barcelona as we have seen it, trains only, 11 nights in October, retired couple",
    { at: "~Spain", when: "oct +11", who: "2+0", likes: "urban", avoids: "Barcelona", unused: "trains only" },
  ],
  [
    "Somewhere I haven't been: so not Prague, not Vienna, not Budapest. 4 nights. Christmas markets. With my mum",
    { at: "?", when: "late nov +4", who: "2+0", topics: "Christmas markets", avoids: "Budapest, Vienna, Prague" },
  ],
  [
    "siamo 6 amici, vogliamo andare a Valencia per le Fallas, 4 notti, 500 euro a testa",
    { at: "valencia", when: "2027-02-28 +4", who: "6+0", money: "each €500", missed: "amici" },
  ],
  [
    "Florence 20-27 Sept, one kitchen, two bedrooms, 3 adults",
    { at: "florence", when: "2027-09-20 2027-09-27", who: "3+0", missed: "one kitchen, two bedrooms" },
  ],
  [
    "i want to propose to my girlfriend in paris, weekend of 13th feb, keep it under 1500, pls somewhere with a view",
    {
      at: "paris",
      when: "2027-02-12 +2",
      who: "2+0",
      money: "? $1500",
      missed: "propose, keep, pls somewhere with a view",
    },
  ],
  [
    "What about Oman? Nine days, early March, 2 adults, 4x4, one of us has a bad knee",
    { at: "~Oman", when: "early mar +8", who: "2+0", unused: "4x4", missed: "bad knee" },
  ],
  [
    "Sydney to Cairns, three weeks, July, family with a 15 yr old and an 11 yr old, $12000",
    { at: "cairns", when: "jul +21", who: "2+2", money: "? $12000", from: "Sydney" },
  ],
  [
    "Gran Canaria, veertien dagen in januari, twee senioren, halfpension, vertrek vanaf Eindhoven",
    { when: "jan +13", who: "2+0", from: "Eindhoven", lacks: "Gran Canaria", missed: "halfpension" },
  ],
  [
    "Between 5 and 8 nights in Madeira, walking holiday, single traveller, mid-May, £1,000-ish",
    { at: "madeira", when: "mid may +8", who: "1+0", money: "? £1,000", missed: "walking, ish" },
  ],
  ["a week off from 8th march no idea where", { at: "?", when: "2027-03-08 +7", missed: "off, no idea" }],
  [
    "Tokyo, 10 nights from the last Saturday of March, with two kids (7 and 10) and a grandma (71), apartments not hotels",
    { at: "tokyo", when: "2027-03-27 +10", who: "2+2", unused: "apartments", missed: "not hotels" },
  ],
  [
    "Ballet in Vienna, opera in Milan, 5 days, she's paying, end of January",
    { at: "vienna milan", when: "late jan +4", likes: "nightlife", topics: "live music", missed: "Ballet, paying" },
  ],
  [
    "Uma viagem de 8 dias pela Escócia em setembro, somos 2 casais, alugamos carro",
    { at: "~Scotland", when: "sep +7", who: "4+0", missed: "pela, alugamos" },
  ],
  [
    "We are staying with friends in Athens so no hotel needed, just flights and things to do, 14-21 April, 2 people from Manchester",
    {
      at: "athens",
      when: "2027-04-14 2027-04-21",
      who: "2+0",
      from: "Manchester",
      unused: "staying with friends, no hotel needed",
    },
  ],
  [
    "Cheap flight to Krakow for two, two nights, Jan 22, Auschwitz visit",
    { at: "krakow", when: "2027-01-22 +2", who: "2+0", tier: "budget-friendly", missed: "Auschwitz" },
  ],
  [
    "Road trip Lisbon - Porto - Santiago, 9 days in May, couple, hire car",
    {
      at: "lisbon porto",
      when: "may +8",
      who: "2+0",
      topics: "a road trip",
      lacks: "Santiago, Chile",
      unused: "hire car",
    },
  ],
  [
    "Somewhere like Bali but closer to Europe, 10 days in February, 2 women, yoga retreat",
    { at: "~Europe", when: "feb +9", who: "2+0", topics: "yoga" },
  ],
  [
    "Kann man im April schon in Kroatien baden? Sonst lieber Zypern, 10 Tage, 2 Erw. 1 Kind (3 J.), ab Köln",
    { at: "~Croatia", when: "apr +9", who: "2+1", from: "Cologne", lacks: "Cyprus", missed: "baden" },
  ],
  [
    "dad's 70th, whole family (9), a castle in scotland, aug bank holiday weekend",
    { at: "~Scotland", when: "2027-08-27 +3", who: "9+0", likes: "culture", topics: "castles", missed: "dad's 70th" },
  ],
  [
    "No hostels, no shared bathrooms, otherwise cheap. Berlin. 4 nights. From 2 to 6 June. 2 persons",
    {
      at: "berlin",
      when: "2027-06-02 2027-06-06",
      who: "2+0",
      tier: "budget-friendly",
      unused: "hostels",
      missed: "No hostels, no shared bathrooms, otherwise",
    },
  ],
  [
    "can u do 3 days in bangkok then 7 on a beach w no party scene, for me and my bf, leave 15 jan",
    { at: "bangkok", when: "2027-01-15 +2", who: "2+0", likes: "beach", unused: "no party", missed: "7, scene" },
  ],
  [
    "Munich in December, 3 adults, not the weekend of the 12th, 2 nights",
    { at: "munich", when: "dec +2", who: "3+0", missed: "not the weekend of the 12th" },
  ],
  [
    "A trip for my son (autistic, 9) and me. Needs to be calm. Trains! Switzerland maybe, 5 days in the May half-term",
    { at: "~Switzerland", when: "late may +4", who: "1+1", topics: "trains", missed: "autistic, 9" },
  ],
  [
    "Rome & Naples 7 days, £700 each, 2 adults, 1 infant, fly from Bristol only",
    { at: "rome naples-amalfi", when: "+6", who: "2+1", money: "each £700", from: "Bristol" },
  ],
  [
    "Quatre jours à Séville fin mars, deux personnes, végétariennes, 800 € au total",
    { at: "seville", when: "late mar +3", who: "2+0", money: "all €800", needs: "vegetarian" },
  ],
  [
    "Safari in Tanzania & Zanzibar beach, 12 nights, August 2027, 4 adults, 4500 USD pp",
    { at: "zanzibar", when: "aug 2027 +12", who: "4+0", money: "each $4500", likes: "beach nature", topics: "safari" },
  ],
  [
    "I've 2 weeks leave starting Monday 11 January. Cuba? On my own. I dance salsa.",
    { at: "~Cuba", when: "2027-01-11 +14", who: "1+0", missed: "leave" },
  ],
  [
    "Trip with my colleagues, 5 of us, Lisbon Web Summit, november 2027, 4 nights, airbnb",
    { at: "lisbon", when: "nov 2027 +4", who: "5+0", unused: "airbnb", missed: "Web Summit" },
  ],
  [
    "Disneyland Paris with a 6-year-old birthday girl on 27 February, mum + dad + her little brother (2)",
    { at: "paris", when: "2027-02-27", who: "2+2", beside: "part Disneyland Paris", missed: "birthday girl" },
  ],
  [
    "We want to eat. San Sebastian, Bologna or Lyon? 3 nights in April for two, 1200 euro",
    {
      at: "lyon florence",
      when: "apr +3",
      who: "2+0",
      money: "? €1,200",
      likes: "food",
      topics: "food",
      lacks: "Donostia / San Sebastián, Spain",
      beside: "part Bologna",
    },
  ],
  [
    "Grenada, not Granada! two weeks in Feb, couple",
    { when: "feb +14", who: "2+0", lacks: "Grenada", avoids: "Granada" },
  ],
  [
    "Birmingham, Alabama, 3 days in April, civil rights history, two adults",
    {
      when: "apr +2",
      who: "2+0",
      likes: "culture",
      topics: "history",
      lacks: "Birmingham, Alabama",
      missed: "civil rights",
    },
  ],
  [
    "Cambridge in Massachusetts for my graduation, 27 May, 4 nights, parents and brother coming too",
    { at: "boston", when: "2027-05-27 +4", who: "4+0", beside: "part Cambridge, Massachusetts" },
  ],
  [
    "Hello, I'm looking for a 10-day trip in the spring holidays for a single mother with a 5-year-old and a budget of about 1,800 euros, from Zurich",
    { at: "?", when: "mar/apr/may +9", who: "1+1", money: "? €1,800", from: "Zurich" },
  ],
  [
    "Un mese in Giappone, partenza il 20 marzo, da solo, ho 4000 euro",
    { at: "~Japan", when: "2027-03-20 +21", who: "1+0", money: "? €4,000" },
  ],
  [
    "Twelve of us to Lisbon, half flying from London, half from Toronto, first weekend of May",
    { at: "lisbon", when: "2027-05-07 +2", who: "9+0", from: "London", unused: "from Toronto", missed: "half, half" },
  ],
  [
    "Kyoto for three nights and Tokyo for five, from the 28th of March, couple, ryokan once",
    { at: "kyoto tokyo", when: "2027-03-28 +3", who: "2+0", unused: "ryokan", missed: "five, once" },
  ],
  [
    "Copenhagen + Malmö, 4 days, 2 adults & a teenager (14), beginning of August, design, no meat",
    { at: "copenhagen", when: "early aug +3", who: "2+1", beside: "part Malmö", missed: "design, no meat" },
  ],
  [
    "Hong Kong Chinese New Year 2027, five nights, two adults",
    { at: "hong-kong", when: "2027-02-05 +5", who: "2+0", topics: "Lunar New Year" },
  ],
  [
    "een lang weekend weg met 4 vriendinnen, zon, niet te ver vliegen vanaf Schiphol, in maart, 400 p.p.",
    { at: "?", when: "mar +3", who: "5+0", money: "each $400", from: "Amsterdam, AMS", missed: "niet te ver vliegen" },
  ],
  [
    "Greek islands hopping 3 wks june july, 2 students, 50 euros per day each",
    { at: "~the Greek islands", when: "jun +21", who: "2+0", money: "each €50/day", missed: "july" },
  ],
  [
    "I'm recovering from surgery so nothing strenuous: Lake Como, first ten days of May, with my husband",
    {
      at: "milan",
      when: "early may +9",
      who: "2+0",
      beside: "part Lake Como",
      missed: "recovering from surgery so nothing strenuous",
    },
  ],
  [
    "bring me somewhere romantic. 3 nights. 14 feb. 700 euro. from milan",
    { at: "?", when: "2027-02-14 +3", money: "? €700", from: "Milan", likes: "romantic" },
  ],
  [
    "Edinburgh Fringe in August, 3 nights, 6 friends, two rooms, £250 pp",
    { at: "edinburgh", when: "aug +3", who: "6+0", money: "each £250", missed: "two" },
  ],
  [
    "Amsterdam (not by plane), from Berlin, 2 adults, 1 bike, Whit weekend",
    {
      at: "amsterdam",
      when: "2027-05-15 +2",
      who: "2+0",
      from: "Berlin",
      likes: "adventure",
      topics: "cycling",
      unused: "not by plane",
      missed: "1",
    },
  ],
  [
    "We have points with Marriott, want a week in Lisbon or Porto in late September, 2 adults",
    { at: "lisbon porto", when: "late sep +7", who: "2+0", missed: "points with Marriott" },
  ],
  ["family reunion 23 people costa rica 8 days easter week", { at: "~Costa Rica", when: "2027-03-20 +7", who: "9+0" }],
  [
    "Nos gustaría conocer Japón en abril, 15 días, somos 3, yo soy celíaca, 3000 por persona",
    { at: "~Japan", when: "apr +14", who: "3+0", money: "each $3000", needs: "gluten-free", missed: "soy" },
  ],
  [
    "Tuscany for a wedding on Saturday 19 June, arrive Thursday, leave Tuesday, two adults one baby",
    { at: "~Tuscany", when: "2027-06-17 2027-06-22", who: "2+1" },
  ],
  [
    "Montreal & Quebec City, 6 nights, late Jan, couple w/ French-speaking kid, 8, snow activities",
    {
      at: "montreal quebec-city",
      when: "late jan +6",
      who: "2+1",
      topics: "snow",
      missed: "French-speaking, activities",
    },
  ],
  [
    "I don't care where, it should have snow and a sauna, 3rd week of January, 2 people",
    { at: "?", when: "mid jan", who: "2+0", likes: "wellness", topics: "saunas snow", missed: "don't care" },
  ],
  [
    "Dubai stopover of 2 nights on the way from London to Colombo, 18 Feb",
    { at: "dubai", when: "2027-02-18 +2", from: "London", lacks: "Colombo", missed: "stopover" },
  ],
  [
    "The two of us plus our friends from Leeds, who have a baby: Crete, a week from 22 May",
    { at: "crete", when: "2027-05-22 +7", who: "4+1", missed: "plus, Leeds" },
  ],
  [
    "Wochenendtrip nach Amsterdam vom 5. bis 7. Februar, vier Mädels, je 250 Euro",
    { at: "amsterdam", when: "2027-02-05 2027-02-07", who: "4+0", money: "each €250" },
  ],
  [
    "a solo trip to seoul & busan, 12 days, cherry blossom, 31F, kbeauty & cafes, £2k ex flights",
    {
      at: "seoul busan",
      when: "early apr +11",
      who: "1+0",
      money: "? £2,000 without flights",
      likes: "food nature",
      topics: "cherry blossom coffee",
      missed: "31F, kbeauty",
    },
  ],
  [
    "Nothing touristy, please. Lisbon, 6 days, early Nov, two artists",
    { at: "lisbon", when: "early nov +5", missed: "Nothing touristy, two artists" },
  ],
  [
    "Los angeles 3d, vegas 2d, grand canyon 1d, sf 3d - sept 2027 - 2 couples",
    { at: "los-angeles las-vegas grand-canyon", when: "sep 2027 +2", who: "4+0", missed: "2d, 1d, sf 3d" },
  ],
  [
    "Marokko in den Osterferien mit zwei Teenagern, kein Strand, lieber Wüste, 3500 Euro",
    { at: "~Morocco", when: "2027-03-26 +3", who: "2+2", money: "? €3,500", missed: "Wüste" },
  ],
  [
    "My gran (84) and I are going to Vienna for the New Year's concert, 4 nights, 5 star",
    { at: "vienna", when: "2026-12-29 +4", who: "2+0", likes: "nightlife", topics: "live music", tier: "luxury" },
  ],
  [
    "Cycling holiday along the Danube, Passau to Vienna, 8 days, end of May, 2 seniors with e-bikes",
    {
      at: "vienna",
      when: "late may +7",
      who: "2+0",
      likes: "adventure",
      topics: "cycling",
      lacks: "Passau",
      missed: "along",
    },
  ],
  [
    "Paris with my girls. They're 8 and 12. 4 days in the Easter holidays. Budget €1.800",
    { at: "paris", when: "2027-03-26 +3", who: "1+2", money: "? €1,800" },
  ],
  [
    "two weeks in Bali and the Gilis for under 2 thousand pounds for two in october",
    { at: "bali lombok", when: "oct +14", who: "2+0", money: "? £2,000", beside: "part Gili Islands" },
  ],
  [
    "We return from Rome on the 17th, so we need to leave on the 12th of May, 2 adults, 2 kids under 5",
    { at: "rome", when: "2027-05-12 2027-05-17", who: "2+2" },
  ],
  [
    "I am vegan, my partner eats everything; Taiwan, 10 days, november or december, mid price",
    { at: "~Taiwan", when: "nov/dec +9", who: "2+0", tier: "moderate", needs: "vegan", missed: "everything" },
  ],
  [
    "Lapland with Santa, 3 nights before Christmas, 2 adults, girls 4 & 6, from Gatwick",
    { at: "~Lapland", when: "2026-12-21 +3", who: "2+2", from: "London Gatwick, LGW", within: "santa" },
  ],
  ["hotel only: Madrid, 2 nights, 11-13 feb, 1 adult", { at: "madrid", when: "2027-02-11 2027-02-13", who: "1+0" }],
  [
    "Ne veux pas prendre l'avion. Lyon - Barcelone en train, 4 jours, 2 adultes, 1 ado, vacances de février",
    { at: "lyon barcelona", when: "mid feb +3", who: "2+1", unused: "Ne veux pas prendre l'avion, en train" },
  ],
  [
    "Budapest thermal baths long weekend in Jan, 2 friends, 250 quid",
    { at: "budapest", when: "jan +3", who: "2+0", money: "? £250", likes: "wellness", topics: "hot springs" },
  ],
  [
    "Los Cabos or Cancun?? spring break, 6 college students, 5 nights, $1000 each",
    { at: "cancun", when: "mar/apr/may +5", who: "6+0", money: "each $1000", lacks: "Cabo San Lucas" },
  ],
  [
    "We want 8 days in Andalucía; have already booked a flat in Málaga for the first 3 nights, from 16 March; 2 adults",
    { at: "malaga", when: "2027-03-16 +7", who: "2+0", missed: "booked a flat, first" },
  ],
  ["I need a holiday. Sun. Two weeks. Now.", { at: "?", when: "+14", missed: "Now" }],
  [
    "Seoul for BTS concert, 2 girls, 20s, June 12-16",
    {
      at: "seoul",
      when: "2027-06-12 2027-06-16",
      who: "2+0",
      likes: "nightlife",
      topics: "live music",
      missed: "BTS, 20s",
    },
  ],
  [
    "Georgia (the country) hiking and wine, 9 days, September, 2 adults, 1300 each",
    {
      at: "~Georgia",
      when: "sep +8",
      who: "2+0",
      money: "each $1300",
      likes: "adventure food nature",
      topics: "hiking wine",
    },
  ],
  [
    "Santiago in Chile, not Spain; 4 days in March after a congress that ends on the 17th",
    { when: "2027-03-17 +3", lacks: "Santiago, Chile", avoids: "Spain", missed: "after a congress that ends" },
  ],
  [
    "Fünf Tage London mit Kind (8) und Oma (76, Rollstuhl), Herbstferien, Musical",
    { at: "london", when: "late oct +4", who: "2+1", needs: "step-free", missed: "76, Musical" },
  ],
  [
    "Vegas bday 21st!! 8 of us, 3 nights, may 14",
    { at: "las-vegas", when: "2027-05-14 +3", who: "8+0", missed: "bday 21st" },
  ],
  [
    "Take me to the place from White Lotus season 2, one week, october, couple, money no object",
    { at: "?", when: "oct +7", who: "2+0", tier: "luxury", missed: "season 2" },
  ],
  [
    "An Alpine hut to hut tour, 6 days, late August, me and two friends, experienced",
    { at: "?", when: "late aug +5", who: "3+0", missed: "experienced" },
  ],
  [
    "Tokyo in Golden Week, 7 nights, 2 adults, no raw fish",
    { at: "tokyo", when: "2027-04-28 +7", who: "2+0", missed: "no raw fish" },
  ],
  [
    "Mallorca 2 Wo. Juli 2 Erw. 2 Ki. (4+7) HP bis 4000",
    { at: "mallorca", when: "jul +14", who: "2+2", money: "? $4000", unused: "HP" },
  ],
  [
    "Somewhere my kids (11 and 13) can surf and I can read. One week at the end of July. 2 adults. Portugal or France, by car from Paris",
    {
      at: "~Portugal ~France",
      when: "late jul +7",
      who: "2+2",
      from: "Paris",
      likes: "adventure",
      topics: "surfing",
      unused: "by car",
    },
  ],
  [
    "Bilbao & San Sebastián 5 nights mid june, two blokes, one gluten free, lots of pintxos",
    {
      when: "mid jun +5",
      who: "2+0",
      likes: "food",
      topics: "food",
      needs: "gluten-free",
      lacks: "Bilbao, Donostia / San Sebastián, Spain",
      missed: "one",
    },
  ],
  [
    "Our son studies in Boston; we'd visit him for 10 days over Thanksgiving, we're two, coming from Munich",
    { at: "boston", when: "2026-11-25 +9", who: "2+0", from: "Munich", missed: "studies" },
  ],
  [
    "Reykjavik, four nights, Feb, 2 adults; we had booked for March but that was cancelled",
    { at: "reykjavik", when: "feb +4", who: "2+0", missed: "booked for March but that was cancelled" },
  ],
  [
    "Vorrei un viaggio di una settimana a fine maggio, mare, due adulti e due bimbi di 2 e 5 anni, partenza da Bergamo, 2000 euro",
    { at: "?", when: "late may +7", who: "2+2", money: "? €2,000", from: "Milan", likes: "beach" },
  ],
  [
    "Warsaw 2 nts 3 pax b&b 4 star 06.03.",
    { at: "warsaw", when: "2027-03-06 +2", who: "3+0", tier: "moderate", unused: "b&b" },
  ],
  [
    "Do I need a visa for Japan? Three weeks there, April, alone, Indian passport",
    { at: "~Japan", when: "apr +21", who: "1+0", missed: "visa, Indian passport" },
  ],
  [
    "Three nights in Lisbon then Azores for five, from 3 July, we two and our daughter, 19",
    { at: "lisbon azores", when: "2027-07-03 +3", who: "3+0", missed: "five" },
  ],
  [
    "Nashville & Memphis, 6 days from Tuesday 20 April, two music nerds, around 3k",
    {
      when: "2027-04-20 +5",
      money: "? $3000",
      likes: "nightlife",
      topics: "live music",
      lacks: "Nashville, Memphis",
      missed: "two, nerds",
    },
  ],
];
