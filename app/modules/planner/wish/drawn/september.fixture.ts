import type { RightAnswer } from "./first.fixture";

/**
 * An eleventh draw of 54 sentences, 30 of them English, written after the tenth was mended: 4 had a wrong value when first
 * read, all beside their words. The answers are those of now.
 */
export const SEPTEMBER_DRAW: readonly [string, RightAnswer][] = [
  [
    "hello, we're a couple from Cork hoping to get to Lisbon for 3 nights at Halloween, nothing over 400 each",
    { at: "lisbon", when: "2027-10-30 +3", who: "2+0", money: "each $400", from: "Cork" },
  ],
  [
    "Copenhagen 2 adults, 2 children (10 & 7), 4-8 Aug, £3,200",
    { at: "copenhagen", when: "2027-08-04 2027-08-08", who: "2+2", money: "? £3,200" },
  ],
  [
    "Any ideas for New Year somewhere hot? 10 days, two of us, 3-4k total",
    { at: "?", when: "2026-12-29 +9", who: "2+0", money: "all $4000" },
  ],
  ["I need a break. Kyoto. Me. Ten days. Spring.", { at: "kyoto", when: "mar/apr/may +9" }],
  [
    "Vienna, four nights, starting Thursday 29 April, me, my wife, our toddler and my mother-in-law",
    { at: "vienna", when: "2027-04-29 +4", who: "3+1" },
  ],
  ["Taking my nephew (12) to Rome in the Easter break, 5 days", { at: "rome", when: "2027-03-26 +4", who: "1+1" }],
  [
    "Uluru and Cairns, 9 nights, second week of July, family (2+2), A$8000",
    { at: "uluru cairns", when: "mid jul +9", who: "2+2", money: "? A$8,000", missed: "2+2" },
  ],
  [
    "March break in Miami: parents and 2 boys, 7 nights, from Toronto, CAD 6000",
    { at: "miami", when: "mar +7", who: "2+2", money: "? CA$6,000", from: "Toronto" },
  ],
  [
    "Do you know a nice place by the sea in Croatia for 6 nights from 20 June, under 150 euros a day for two",
    { at: "~Croatia", when: "2027-06-20 +6", who: "2+0", money: "? €150/day", likes: "beach" },
  ],
  [
    "Two friends, 30ish, Mexico City + Oaxaca, 11 days from 28 Oct, $1500 pp",
    { at: "mexico-city oaxaca", when: "2027-10-28 +10", who: "2+0", money: "each $1500", missed: "30ish" },
  ],
  [
    "Christmas in Edinburgh, 23rd to 28th, parents + me",
    { at: "edinburgh", when: "2026-12-23 +5", who: "3+0", missed: "23rd to 28th" },
  ],
  [
    "my sister lives in Toronto and we'd like to visit her for a fortnight in September, 2 adults 1 baby",
    { at: "toronto", when: "sep +14", who: "2+1", missed: "sister lives" },
  ],
  [
    "Phuket not Bangkok, 12 nights, Feb, honeymoon, 5 star, $6k",
    {
      at: "phuket",
      when: "feb +12",
      who: "2+0",
      money: "? $6000",
      likes: "romantic",
      tier: "luxury",
      avoids: "Bangkok",
    },
  ],
  [
    "Long weekend, 26-29 March, Tallinn, four people, from Helsinki by ferry",
    { at: "tallinn", when: "2027-03-26 2027-03-29", who: "4+0", from: "Helsinki", unused: "by ferry" },
  ],
  [
    "Two of us for a week in Sicily around my birthday (18 May)",
    { at: "sicily-palermo", when: "2027-05-18 +7", who: "2+0", missed: "birthday" },
  ],
  [
    "I'd go anywhere in South America for three weeks in April on 3000 dollars, solo",
    { at: "~South America", when: "apr +21", who: "1+0", money: "? $3000" },
  ],
  [
    "Friday to Monday, Porto, mid-May, hen party of 9",
    { at: "porto", when: "mid fri may +3", who: "9+0", missed: "hen" },
  ],
  [
    "Rome Tuesday 4th May for two nights, business, one person",
    { at: "rome", when: "2027-05-04 +2", who: "1+0", missed: "business" },
  ],
  [
    "London to New York for 5 nights next October, me & my daughter 16, £2500 total",
    { at: "new-york", when: "oct +5", who: "1+1", money: "all £2,500", from: "London" },
  ],
  [
    "8 nights split between Hanoi and Hoi An, 6th-14th March, two adults",
    { at: "hanoi hoi-an", when: "2027-03-06 2027-03-14", who: "2+0", missed: "split" },
  ],
  [
    "Looking at Maui or Honolulu, October, 9 nights, 2 adults and their 2 teenage kids, up to $10,000",
    { at: "maui honolulu", when: "oct +9", who: "2+2", money: "? $10000" },
  ],
  [
    "Cheap sun in Feb, Mon-Fri, couple, from Birmingham, all inclusive if poss",
    { at: "?", when: "mon feb +4", who: "2+0", from: "Birmingham", tier: "budget-friendly", unused: "all inclusive" },
  ],
  [
    "we can only travel in the school holidays and want snow, 2 adults, kids 7, 9, 12, a week in February",
    { at: "?", when: "feb +7", who: "2+3", topics: "snow" },
  ],
  [
    "Prague with my uni mates (there's six of us), 3 nights in late November, £150 each",
    { at: "prague", when: "late nov +3", who: "6+0", money: "each £150" },
  ],
  [
    "one adult, Seoul, 10-24 October 2027, 2.2k GBP without flights",
    { at: "seoul", when: "2027-10-10 2027-10-24", who: "1+0", money: "? £2,200 without flights" },
  ],
  [
    "Nairobi and the Masai Mara, 7 nights, July/August, couple + 2 kids 8/11, 12k usd",
    { at: "nairobi", when: "jul/aug +7", who: "2+2", money: "? $12000", lacks: "Masai Mara", missed: "8/11" },
  ],
  [
    "Leave 1st April, return 6th April, Marrakech, 3 adults, from Madrid",
    { at: "marrakech", when: "2027-04-01 2027-04-06", who: "3+0", from: "Madrid" },
  ],
  ["my folks and I would love Salzburg in Advent, 3 nights", { at: "salzburg", when: "dec +3", who: "3+0" }],
  [
    "after exams (25 June) 5 of us want a week in Mallorca, 500 max",
    { at: "mallorca", when: "2027-06-25 +7", who: "5+0", money: "? $500", missed: "after exams" },
  ],
  [
    "5 nights in Bergen, either the last week of May or the first of June, two adults",
    { at: "bergen", when: "late may +5", who: "2+0", missed: "either, June" },
  ],
  [
    "Ein langes Wochenende in Barcelona, Freitag bis Montag, Mitte März, 2 Personen",
    { at: "barcelona", when: "mid fri mar +3", who: "2+0", missed: "langes Wochenende" },
  ],
  [
    "Zu zweit 12 Tage nach Costa Rica im Februar, ab Zürich, 4000 Franken zusammen",
    { at: "~Costa Rica", when: "feb +11", who: "2+0", money: "all CHF 4,000", from: "Zurich" },
  ],
  [
    "Meine Eltern (72 und 75) und ich wollen im Oktober nach Rom, 5 Nächte, wenig laufen",
    { at: "rome", when: "oct +5", who: "3+0", missed: "72 und 75, wenig laufen" },
  ],
  [
    "Vom 27.12. bis 3.1. nach Lissabon, Familie mit 2 Kindern, 3500 Euro",
    { at: "lisbon", when: "2026-12-27 2027-01-03", who: "2+2", money: "? €3,500" },
  ],
  [
    "Hamburg für ein Musicalwochenende, 3 Frauen, April",
    { at: "hamburg", when: "apr", who: "3+0", missed: "Musicalwochenende" },
  ],
  [
    "Wir fliegen am 5. August für 16 Tage nach Vancouver, zwei Erwachsene, ein Kind (9)",
    { at: "vancouver", when: "2027-08-05 +15", who: "2+1", missed: "fliegen" },
  ],
  [
    "Madère en mai, une semaine, mes parents, mon frère et moi",
    { at: "madeira", when: "may +7", who: "4+0", missed: "moi" },
  ],
  [
    "Quatre nuits à Dublin à partir du 16 mars pour la Saint-Patrick, trois amis, 300 euros chacun",
    { at: "dublin", when: "2027-03-16 +4", who: "3+0", money: "each €300", missed: "Saint" },
  ],
  [
    "Bali pour 2 personnes, 12 nuits entre le 1er et le 20 septembre, 3500 euros au total",
    { at: "bali", when: "2027-09-01 +12", who: "2+0", money: "all €3,500" },
  ],
  [
    "Je pars seule à Lisbonne le 4 février pour cinq jours, petit budget",
    { at: "lisbon", when: "2027-02-04 +4", who: "1+0", tier: "budget-friendly", missed: "pars" },
  ],
  [
    "Famille de cinq, Crète, deux semaines en juillet, 5000 €",
    { at: "crete", when: "jul +14", who: "2+3", money: "? €5,000" },
  ],
  [
    "Nueva Orleans para el Mardi Gras, 5 noches, cuatro amigos",
    { at: "new-orleans", when: "2027-02-05 +5", who: "4+0" },
  ],
  [
    "Mi familia (4 adultos, 1 bebé) quiere ir a Orlando o Miami, una semana en junio",
    { at: "orlando miami", when: "jun +7", who: "4+1", missed: "quiere" },
  ],
  [
    "Escocia en coche, diez días en julio, mi pareja y yo, desde Bilbao",
    { at: "~Scotland", when: "jul +9", who: "2+0", from: "Bilbao", unused: "en coche" },
  ],
  [
    "Buscamos playa en octubre, una semana, dos adultos y dos niños de 3 y 6 años, salida desde Sevilla",
    { at: "?", when: "oct +7", who: "2+2", from: "Seville", likes: "beach" },
  ],
  [
    "Una settimana a New York con mio figlio di 16 anni, fine ottobre, 3500 euro totale",
    { at: "new-york", when: "late oct +7", who: "1+1", money: "all €3,500" },
  ],
  ["Praga, quattro notti dal 2 gennaio, due coppie", { at: "prague", when: "2027-01-02 +4", who: "4+0" }],
  [
    "Siamo in quattro (due bambini di 5 e 9), Creta, ultima settimana di agosto",
    { at: "crete", when: "late aug", who: "2+2", missed: "due" },
  ],
  [
    "Lisboa em família, 3 a 7 de abril, 2 adultos e uma criança de 6 anos, 800 euros",
    { at: "lisbon", when: "2027-04-03 2027-04-07", who: "2+1", money: "? €800" },
  ],
  [
    "Eu e minha esposa queremos ir a Buenos Aires em julho, 6 noites, saindo de São Paulo",
    { at: "buenos-aires", when: "jul +6", who: "2+0", from: "São Paulo" },
  ],
  [
    "Quinze dias no Japão em outubro, 3 pessoas, 2500 euros cada",
    { at: "~Japan", when: "oct +14", who: "3+0", money: "each €2,500", missed: "no Japão" },
  ],
  [
    "Met de kinderen (8 en 11) naar Londen in de herfstvakantie, 4 dagen, wij zijn met z'n vieren",
    { at: "london", when: "late oct +3", who: "2+2", missed: "zijn" },
  ],
  [
    "Een week Sicilië eind september, twee koppels, 800 euro per persoon",
    { at: "sicily-palermo", when: "late sep +7", who: "4+0", money: "each €800" },
  ],
  [
    "Van 14 tot 18 mei naar Lissabon, mijn vriendin en ik, vertrek vanaf Eindhoven",
    { at: "lisbon", when: "2027-05-14 2027-05-18", who: "2+0", from: "Eindhoven", missed: "tot" },
  ],
];
