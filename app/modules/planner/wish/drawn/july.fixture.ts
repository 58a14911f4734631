import type { RightAnswer } from "./first.fixture";

/**
 * A ninth draw of 80 sentences, half of them English, written after the eighth was mended: 16 had a wrong value when first
 * read after that, 11 of them in other languages, and 2 without their words beside it. The answers are those of now.
 */
export const JULY_DRAW: readonly [string, RightAnswer][] = [
  [
    "Thinking of Tallinn for 3 nights in early December, 2 adults, nothing pricey",
    { at: "tallinn", when: "early dec +3", who: "2+0", missed: "nothing pricey" },
  ],
  [
    "three weeks in Peru and Bolivia in June, backpacking couple, 50 dollars a day each",
    { at: "~Peru ~Bolivia", when: "jun +21", who: "2+0", money: "each $50/day", tier: "budget-friendly" },
  ],
  [
    "my boss is sending me to Chicago 8-10 March and I want to stay till Sunday 14th, just me",
    { at: "chicago", when: "2027-03-08 2027-03-14", who: "1+0", missed: "boss is sending" },
  ],
  [
    "Fiji with 3 kids under 12 and my husband, ten nights in the July school holidays, AU$12k",
    { at: "fiji", when: "jul +10", who: "2+3", money: "? A$12,000" },
  ],
  [
    "Lisbon or Porto, four nights, last week of January, two of us, £350pp, from Leeds",
    { at: "lisbon porto", when: "late jan +4", who: "2+0", money: "each £350", from: "Leeds" },
  ],
  [
    "girls' trip: 6 of us, Nice, Thursday 17 to Sunday 20 June, 2.4k total",
    { at: "nice", when: "2027-06-17 2027-06-20", who: "6+0", money: "all $2400", missed: "girls" },
  ],
  [
    "we went to Bali last year; now somewhere similar, 2 weeks in August, couple",
    { at: "?", when: "aug +14", who: "2+0", missed: "year, now somewhere similar" },
  ],
  [
    "Athens for a conference (4-6 May), wife joins, then 4 nights on Santorini",
    { at: "athens santorini", when: "2027-05-04 2027-05-06", who: "2+0", missed: "conference" },
  ],
  [
    "A week's skiing in Banff, mid-Feb, dad + me + two teenage sons (14, 17)",
    { at: "banff", when: "mid feb +7", who: "2+2", likes: "adventure", topics: "skiing" },
  ],
  [
    "Hanoi 9 nights from 2nd Feb, $70/day pp, two friends",
    { at: "hanoi", when: "2027-02-02 +9", who: "2+0", money: "each $70/day" },
  ],
  [
    "mum's 60th is on 5 June: Florence from the Thursday before until the Monday after, 4 adults",
    { at: "florence", when: "2027-06-03 2027-06-07", who: "4+0", missed: "mum's 60th" },
  ],
  [
    "could you plan Kyoto in May for a party of three, a week, budget 6 thousand euros altogether",
    { at: "kyoto", when: "may +7", who: "3+0", money: "all €6,000" },
  ],
  [
    "no beaches! cities with good art, europe, 5 days end of october, one person, from Oslo",
    { at: "~Europe", when: "late oct +4", who: "1+0", from: "Oslo", likes: "culture urban", topics: "art" },
  ],
  [
    "Toronto at Thanksgiving (Canadian one), 4 nights, 2 + 1 baby",
    { at: "toronto", when: "2027-10-10 +4", who: "2+1", topics: "things for children", missed: "one" },
  ],
  [
    "can't do August. Greece, 10 days in June, July or September, couple",
    { at: "~Greece", when: "jun/jul/sep +9", who: "2+0" },
  ],
  [
    "the two of us + her parents, Vienna, 3 nights over Valentine's weekend",
    { at: "vienna", when: "2027-02-13 +3", who: "4+0" },
  ],
  [
    "Cairo and Luxor, 8 nights, 14/11/2027 - 22/11/2027, two adults, max £1800 each",
    { at: "cairo luxor", when: "2027-11-14 2027-11-22", who: "2+0", money: "each £1,800" },
  ],
  [
    "Dublin 17-20 march paddys day, 5 lads from Cardiff, £400 a man",
    {
      at: "dublin",
      when: "2027-03-17 2027-03-20",
      who: "5+0",
      money: "each £400",
      from: "Cardiff",
      missed: "paddys day",
    },
  ],
  [
    "I'm pregnant so short flights, warm, 7 nights in April, husband and me, from Glasgow",
    { at: "?", when: "apr +7", who: "2+0", from: "Glasgow", missed: "short" },
  ],
  [
    "Cape Town with my mum for her 70th, 10 nights, leaving 1 Nov",
    { at: "cape-town", when: "2027-11-01 +10", who: "2+0", missed: "70th" },
  ],
  [
    "Seattle to Honolulu for spring break, family of 4, 6 nights, 5k USD",
    { at: "honolulu", when: "mar/apr/may +6", who: "2+2", money: "? $5000", from: "Seattle" },
  ],
  [
    "we've three days in Singapore between flights, 11 to 14 January, 2 adults 2 kids",
    { at: "singapore", when: "2027-01-11 2027-01-14", who: "2+2" },
  ],
  [
    "Barcelona, 4 days, not a weekend, February, me and a colleague",
    { at: "barcelona", when: "feb +3", who: "2+0", missed: "not a weekend" },
  ],
  [
    "Prague 2N 3D, 19 Mar, 4 pax, EUR 600 total",
    { at: "prague", when: "2027-03-19 +2", who: "4+0", money: "all €600" },
  ],
  [
    "Iceland ring road, 9 days, mid June, rental car, two couples, about $2k per person excl. flights",
    {
      at: "~Iceland",
      when: "mid jun +8",
      who: "4+0",
      money: "each $2000 without flights",
      topics: "a road trip",
      unused: "rental car",
    },
  ],
  [
    "Taking granny (88) and the kids (3 and 5) to Madeira in March for a week, we're two adults plus her",
    { at: "madeira", when: "mar +7", who: "3+2", missed: "plus" },
  ],
  [
    "Rome in a day? cruise stops there 12 May, six of us",
    { at: "rome", when: "2027-05-12 +0", who: "6+0", unused: "cruise stops" },
  ],
  [
    "Vietnam north to south 16 nights nov, me only, 1500 pounds without the flight",
    { at: "~Vietnam", when: "nov +16", who: "1+0", money: "? £1,500 without flights" },
  ],
  [
    "Zanzibar over Easter with my girlfriend, ten days, budget 2 grand each",
    { at: "zanzibar", when: "2027-03-26 +9", who: "2+0", money: "each $2000" },
  ],
  ["Paris. 2 people. Next month. Weekend.", { at: "paris", when: "dec +2", who: "2+0" }],
  [
    "Tokyo 25 Dec - 8 Jan, two adults and a six year old, 10k",
    { at: "tokyo", when: "2026-12-25 2027-01-08", who: "2+1", money: "? $10000" },
  ],
  [
    "hiking in the Azores, no crowds, second half of September, 8 days, solo woman",
    {
      at: "azores",
      when: "late sep +7",
      who: "1+0",
      likes: "adventure nature",
      topics: "hiking",
      unused: "no crowds",
      missed: "woman",
    },
  ],
  [
    "Los Angeles with my two daughters, 9 and 13, Feb half term, me and their father",
    { at: "los-angeles", when: "mid feb +7", who: "2+2", missed: "9 and 13" },
  ],
  [
    "Either Krakow or Gdansk, 3 nights, any time before Christmas, couple in their 60s",
    { at: "krakow", when: "2026-12-21 +3", who: "2+0", lacks: "Gdańsk", missed: "Either, 60s" },
  ],
  [
    "Mauritius for 12 nights in Sept 27, all inclusive, honeymooners, £6k",
    {
      at: "mauritius",
      when: "sep 2027 +12",
      who: "2+0",
      money: "? £6,000",
      likes: "romantic",
      unused: "all inclusive",
    },
  ],
  [
    "Sofia? never mind, Bucharest? hmm, Budapest. 4 nights in April, 2 ppl",
    { at: "budapest", when: "apr +4", who: "2+0", lacks: "Sofia, Bucharest", missed: "never mind, hmm" },
  ],
  [
    "New Orleans for Jazz Fest, last weekend of April, four friends, 3 nights",
    { at: "new-orleans", when: "2027-04-30 +3", who: "4+0", likes: "nightlife", topics: "jazz", missed: "Fest" },
  ],
  [
    "By night train from Vienna to Venice, 2 nights in Venice, 20 Feb, couple",
    { at: "venice", when: "2027-02-20 +2", who: "2+0", from: "Vienna", unused: "By night train" },
  ],
  [
    "Amman and Petra, a week from Sunday 7 March, three sisters",
    { at: "amman petra", when: "2027-03-07 +7", who: "3+0" },
  ],
  [
    "Delhi, Agra, Jaipur in 8 days, starting on the 10th of Nov, 2 people, mid-range hotels",
    { at: "delhi agra jaipur", when: "2027-11-10 +7", who: "2+0", tier: "moderate" },
  ],
  [
    "Zu dritt nach Oslo, 4 Tage Ende August, ab Berlin, 600 Euro pro Kopf",
    { at: "oslo", when: "late aug +3", who: "3+0", money: "each €600", from: "Berlin" },
  ],
  [
    "Mit den Kindern (6 und 9) und meinem Mann in den Osterferien nach Kreta, 10 Tage",
    { at: "crete", when: "2027-04-30 +9", who: "2+2" },
  ],
  [
    "Kurztrip nach Rom vom 12. bis 15. November, meine Mutter und ich",
    { at: "rome", when: "2027-11-12 2027-11-15", who: "2+0", missed: "Kurztrip" },
  ],
  [
    "Japan im Frühling, drei Wochen, Paar, 9000 Euro zusammen, schon mal in Tokio gewesen",
    { at: "~Japan", when: "mar/apr/may +21", who: "2+0", money: "all €9,000", avoids: "Tokyo", missed: "gewesen" },
  ],
  [
    "Nicht nach Paris, lieber Lyon oder Bordeaux, langes Wochenende im Oktober, zwei Freundinnen",
    { at: "lyon bordeaux", when: "oct +3", who: "2+0", avoids: "Paris" },
  ],
  [
    "Mit dem Auto von München nach Split, zwei Wochen im August, 2 Erwachsene und 3 Kinder",
    { at: "split", when: "aug +14", who: "2+3", from: "Munich", unused: "Mit dem Auto" },
  ],
  [
    "Weihnachten auf Teneriffa, eine Woche, zu viert, höchstens 3000 Euro",
    { at: "tenerife", when: "2026-12-23 +7", who: "4+0", money: "? €3,000" },
  ],
  [
    "Partir à Marrakech en février, 5 jours, deux adultes et un enfant de 5 ans, depuis Toulouse, 1200 €",
    { at: "marrakech", when: "feb +4", who: "2+1", money: "? €1,200", from: "Toulouse" },
  ],
  ["New York en juin avec mes parents et ma sœur, une semaine", { at: "new-york", when: "jun +7", who: "4+0" }],
  [
    "Un week-end de trois jours à Londres en train, mi-avril, en couple",
    { at: "london", when: "mid apr +2", who: "2+0", unused: "en train", missed: "week-end" },
  ],
  [
    "Lune de miel aux Maldives, deux semaines à partir du 8 mai, budget 10 000 €",
    { at: "maldives", when: "2027-05-08 +14", who: "2+0", money: "? €10,000", likes: "romantic" },
  ],
  [
    "Nous sommes déjà allés à Rome, plutôt Naples cette fois, 4 nuits en octobre, à deux",
    { at: "naples-amalfi", when: "oct +4", who: "2+0", avoids: "Rome", missed: "plutôt, cette fois" },
  ],
  [
    "Vacances d'été au Portugal, famille avec trois enfants, dix jours, 4000 euros maximum",
    { at: "~Portugal", when: "jun/jul/aug +9", who: "2+3", money: "? €4,000" },
  ],
  [
    "Du vendredi 7 au lundi 10 mai à Séville, 3 amies, 350 euros par tête",
    { at: "seville", when: "2027-05-07 2027-05-10", who: "3+0", money: "each €350" },
  ],
  [
    "Cuatro días en Berlín en octubre, mi hermano y yo, 400 euros cada uno",
    { at: "berlin", when: "oct +3", who: "2+0", money: "each €400" },
  ],
  [
    "Vacaciones en familia: Tenerife, del 1 al 8 de agosto, 2 adultos y 3 niños (4, 7 y 10)",
    { at: "tenerife", when: "2027-08-01 2027-08-08", who: "2+3", missed: "Vacaciones" },
  ],
  [
    "Nueva York en Navidad con mi pareja, 6 noches, saliendo de Madrid, 5000 € los dos",
    { at: "new-york", when: "2026-12-23 +6", who: "2+0", money: "? €5,000", from: "Madrid" },
  ],
  [
    "Semana Santa en Lisboa, tres noches, somos seis amigos",
    { at: "lisbon", when: "2027-03-20 +3", who: "6+0", missed: "amigos" },
  ],
  [
    "No queremos ir a París; mejor Roma, cinco días a mediados de mayo, dos personas",
    { at: "rome", when: "mid may +4", who: "2+0", avoids: "Paris", missed: "mejor" },
  ],
  [
    "Japón quince días en otoño, pareja, 3500 euros por persona sin vuelos",
    { at: "~Japan", when: "sep/oct/nov +14", who: "2+0", money: "each €3,500 without flights" },
  ],
  [
    "Ponte di primavera a Siviglia, 4 giorni ad aprile, in due, da Roma",
    { at: "seville", when: "apr +3", who: "2+0", from: "Rome", missed: "primavera" },
  ],
  [
    "Famiglia con due figli di 7 e 11 anni, Londra, dal 20 al 25 giugno",
    { at: "london", when: "2027-06-20 2027-06-25", who: "2+2", missed: "due, anni" },
  ],
  [
    "Tre notti a Budapest, io e il mio ragazzo, a febbraio, massimo 300 euro a testa",
    { at: "budapest", when: "feb +3", who: "2+0", money: "each €300", missed: "io" },
  ],
  [
    "Due settimane in Thailandia a gennaio, coppia, non Phuket",
    { at: "~Thailand", when: "jan +14", who: "2+0", avoids: "Phuket" },
  ],
  [
    "Siamo già stati a Parigi e Londra, vorremmo Copenaghen, 4 notti a luglio, siamo in quattro",
    { at: "copenhagen", when: "jul +4", who: "4+0", avoids: "Paris, London" },
  ],
  ["Natale a New York con i miei genitori, sette notti", { at: "new-york", when: "2026-12-23 +7", who: "3+0" }],
  [
    "Uma semana em Londres com dois filhos de 8 e 12 anos, férias de verão, 2 adultos",
    { at: "london", when: "jun/jul/aug +7", who: "2+2", missed: "dois, anos" },
  ],
  [
    "Queremos ir a Barcelona de comboio, 3 noites, início de maio, quatro amigos",
    { at: "barcelona", when: "early may +3", who: "4+0", unused: "de comboio" },
  ],
  [
    "Nova Iorque de 5 a 12 de dezembro, casal, 3500 euros no total",
    { at: "new-york", when: "2026-12-05 2026-12-12", who: "2+0", money: "all €3,500" },
  ],
  [
    "Carnaval no Rio, cinco noites, eu e mais dois amigos",
    { at: "rio-de-janeiro", when: "2027-02-05 +5", who: "3+0", topics: "carnival", missed: "no Rio" },
  ],
  [
    "Lisboa para Praga, fim de semana em novembro, 2 pessoas, 250 euros cada",
    { at: "prague", when: "nov +2", who: "2+0", money: "each €250", from: "Lisbon" },
  ],
  [
    "Japão em abril para ver as cerejeiras, quinze dias, sozinho",
    { at: "~Japan", when: "apr +14", who: "1+0", missed: "ver as cerejeiras" },
  ],
  [
    "Met mijn ouders een week naar Madeira in oktober, vanaf Brussel",
    { at: "madeira", when: "oct +7", who: "3+0", from: "Brussels" },
  ],
  [
    "Weekend Kopenhagen met z'n tweeën, half juni, max 700 euro samen",
    { at: "copenhagen", when: "mid jun +2", who: "2+0", money: "all €700" },
  ],
  [
    "Gezin (2 volwassenen, kinderen 5 en 8), Tenerife in de herfstvakantie, 8 dagen",
    { at: "tenerife", when: "late oct +7", who: "2+2" },
  ],
  [
    "Niet naar Parijs maar naar Lyon, 3 nachten, maart, vriendin en ik",
    { at: "lyon", when: "mar +3", who: "2+0", avoids: "Paris", missed: "maar" },
  ],
  [
    "Drie weken Vietnam vanaf 10 november, twee vriendinnen, 2000 euro per persoon",
    { at: "~Vietnam", when: "2027-11-10 +21", who: "2+0", money: "each €2,000" },
  ],
  [
    "Kerst in New York, vijf nachten, stel, 4000 euro",
    { at: "new-york", when: "2026-12-23 +5", who: "2+0", money: "? €4,000" },
  ],
  [
    "Van Amsterdam naar Wenen met de nachttrein, 4 dagen eind april, alleen",
    { at: "vienna", when: "late apr +3", who: "1+0", from: "Amsterdam", unused: "met de nachttrein" },
  ],
  [
    "Naar Kaapstad in februari, 2 weken, wij met z'n drieën, 6000 euro totaal",
    { at: "cape-town", when: "feb +14", who: "3+0", money: "all €6,000" },
  ],
];
