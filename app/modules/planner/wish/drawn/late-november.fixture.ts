import type { RightAnswer } from "./first.fixture";

/**
 * Two draws of 30 November: families, celebrations, days around a named one, and money in words. The answers are those
 * after mending; one in eight was misread before.
 */
export const LATE_NOVEMBER_DRAW: readonly [string, RightAnswer][] = [
  [
    "Long weekend in Porto over the 1st of May bank holiday, 2 of us, about £900 all in, from Bristol",
    { at: "porto", when: "2027-05-01 +3", who: "2+0", money: "all £900", from: "Bristol", missed: "bank" },
  ],
  [
    "We're a couple with twin toddlers (2) and my mum, want 10 days somewhere warm in February half term, budget 5k",
    { at: "?", when: "mid feb +9", who: "3+2", money: "? $5000" },
  ],
  [
    "Grandparents taking 3 grandkids aged 7, 9 and 12 to Copenhagen for Tivoli, 4 nights in July",
    { at: "copenhagen", when: "jul +4", who: "2+3" },
  ],
  [
    "Solo trip to Japan, three weeks from 20 March, cherry blossoms, vegetarian, $5500 not counting flights",
    {
      at: "~Japan",
      when: "2027-03-20 +21",
      who: "1+0",
      money: "? $5500 without flights",
      likes: "nature",
      topics: "cherry blossom",
      needs: "vegetarian",
    },
  ],
  [
    "my wife's 40th is on 12 june 2027, take us to Florence for 5 nights around it, nice hotel, max €4000",
    { at: "florence", when: "2027-06-10 2027-06-15", who: "2+0", money: "? €4,000" },
  ],
  [
    "Five lads to Prague, Thurs 8 - Sun 11 April, cheap, £250 each",
    { at: "prague", when: "2027-04-08 2027-04-11", who: "5+0", money: "each £250", tier: "budget-friendly" },
  ],
  [
    "Honeymoon in the Maldives, 9 nights starting the day after our wedding on 21 August",
    { at: "maldives", when: "2027-08-22 +9", who: "2+0", likes: "romantic" },
  ],
  [
    "Fly out of Manchester on Boxing Day, home on 2 January, northern lights in Tromsø, four of us",
    {
      at: "lofoten-tromso",
      when: "2026-12-26 2027-01-02",
      who: "4+0",
      from: "Manchester",
      likes: "nature",
      topics: "northern lights",
    },
  ],
  [
    "Is 6k enough for two people in New York between Christmas and New Year?",
    { at: "new-york", when: "2026-12-26 +6", who: "2+0", money: "? $6000" },
  ],
  [
    "Lisbon or Seville, first week of October, me and my sister, somewhere we can walk everywhere",
    { at: "lisbon seville", when: "early oct", who: "2+0", missed: "walk everywhere" },
  ],
  [
    "Want to see the pyramids with our 10 yr old, a week in late October, under $3,000 pp",
    { at: "?", when: "late oct +7", who: "2+1", money: "each $3000" },
  ],
  [
    "mother and daughter weekend, Paris in spring, no museums please, shopping and patisseries",
    {
      at: "paris",
      when: "mar/apr/may +2",
      who: "2+0",
      topics: "shopping",
      unused: "no museums",
      missed: "patisseries",
    },
  ],
  [
    "Ten nights Vietnam, Hanoi and Hoi An, November, two adults, mid-range, lots of street food",
    { at: "hanoi hoi-an", when: "nov +10", who: "2+0", likes: "food", topics: "street food", tier: "moderate" },
  ],
  [
    "Nous sommes quatre, une semaine à Naples en mai, budget 2500 euros",
    { at: "naples-amalfi", when: "may +7", who: "4+0", money: "? €2,500" },
  ],
  [
    "Zwei Erwachsene und ein Kind (6), Ostern in Wien, 4 Nächte, ca. 1800 €",
    { at: "vienna", when: "2027-03-26 +4", who: "2+1", money: "? €1,800" },
  ],
  [
    "Un weekend lungo a Berlino per due, a novembre, musei e vita notturna, massimo 700 euro",
    {
      at: "berlin",
      when: "nov +3",
      who: "2+0",
      money: "? €700",
      likes: "culture",
      topics: "museums",
      missed: "vita notturna",
    },
  ],
  [
    "Family reunion, 11 adults and 4 kids, Algarve villa week from Sat 24 July",
    { at: "algarve", when: "2027-07-24 +7", who: "9+3", unused: "villa", missed: "reunion" },
  ],
  [
    "Weekend in Edinburgh for the Fringe, two people, not too pricey",
    { at: "edinburgh", when: "aug +2", who: "2+0", tier: "budget-friendly" },
  ],
  [
    "I have 30k yen a day, a week in Osaka, alone, ramen and baseball, early June",
    { at: "osaka", when: "early jun +7", who: "1+0", money: "? ¥30,000/day", missed: "ramen and baseball" },
  ],
  [
    "From LAX to Honolulu for 6 nights beginning Nov 20, 2 adults + lap infant",
    { at: "honolulu", when: "2027-11-20 +6", who: "2+1", from: "Los Angeles", missed: "beginning" },
  ],
  [
    "leaving 3/4 coming back 3/11, Cancun, spring break, 4 college friends, 1200 each",
    { at: "cancun", when: "2027-03-04 2027-03-11", who: "4+0", money: "each $1200", missed: "spring" },
  ],
  [
    "Istanbul, depart Monday 10 May for eight days, pensioners, gentle pace, one uses a wheelchair",
    { at: "istanbul", when: "2027-05-10 +7", needs: "step-free", missed: "pensioners, gentle pace, one uses" },
  ],
  [
    "Budapest baths & ruin bars, 3 nights mid-September, me + boyfriend, ~500 quid each",
    {
      at: "budapest",
      when: "mid sep +3",
      who: "2+0",
      money: "each £500",
      likes: "culture nightlife",
      topics: "ruins",
      missed: "baths",
    },
  ],
  [
    "I'd love to go to Iceland in winter with 2 teenagers 14 and 16, 5 days, we can spend up to 7,000",
    { at: "~Iceland", when: "dec/jan/feb +4", who: "2+2", money: "? $7000", missed: "14 and 16" },
  ],
  [
    "Marrakech end of January four nights, couple, £1,200 including flights from Gatwick",
    {
      at: "marrakech",
      when: "late jan +4",
      who: "2+0",
      money: "? £1,200",
      from: "London Gatwick, LGW",
      missed: "including",
    },
  ],
  [
    "Rail trip from London to Bruges, two nights, Valentine's",
    { at: "bruges", when: "2027-02-13 +2", from: "London", missed: "Rail" },
  ],
  [
    "Singapore stopover 48 hours on the way to Sydney, 2 adults",
    { at: "singapore sydney", when: "+2", who: "2+0", missed: "stopover" },
  ],
  [
    "Athens & Santorini, 8 nights split evenly, July 10th, two couples, $8k total for everyone",
    { at: "athens santorini", when: "2027-07-10 +8", who: "4+0", money: "all $8000", missed: "split evenly" },
  ],
  [
    "two weeks in Thailand with a 4-year-old and a baby of 8 months, beach mostly, January",
    { at: "~Thailand", when: "jan +14", who: "2+2", likes: "beach" },
  ],
  [
    "Tokyo Disneyland with kids 5 and 8, golden week, budget is one million yen",
    { at: "tokyo", when: "2027-04-28 +8", who: "2+2", money: "? ¥1,000,000", topics: "theme parks" },
  ],
  [
    "Business in Frankfurt Tue-Thu, then stay the weekend on my own, 17-22 November",
    { when: "2027-11-17 2027-11-22", who: "1+0", lacks: "Frankfurt am Main, Germany", missed: "Business, Tue-Thu" },
  ],
  [
    "A foodie trip to San Sebastián for our anniversary on September 9th, three nights either side",
    {
      when: "2027-09-06 2027-09-12",
      who: "2+0",
      likes: "food romantic",
      topics: "food",
      lacks: "Donostia / San Sebastián, Spain",
    },
  ],
  [
    "Something for under a grand, city break, next month, from Leeds",
    { at: "?", when: "dec +3", money: "? $1000", from: "Leeds", likes: "urban", missed: "Something" },
  ],
  [
    "Mum turns 70! Six adults to Madeira for a week in April, easy walks only",
    { at: "madeira", when: "apr +7", who: "6+0", missed: "Mum turns 70, easy walks" },
  ],
  [
    "Kyoto in autumn leaves season, 6 nights, I'm coeliac, fly from Vancouver, CAD 6000",
    {
      at: "kyoto",
      when: "mid nov +6",
      money: "? CA$6,000",
      from: "Vancouver",
      likes: "nature",
      topics: "autumn colours",
      needs: "gluten-free",
      missed: "season",
    },
  ],
  [
    "Vienna, Christmas markets, Fri 4 to Mon 7 Dec 2026, 2 adults",
    { at: "vienna", when: "2026-12-04 2026-12-07", who: "2+0", topics: "Christmas markets" },
  ],
  [
    "Dublin for St Patrick's Day, 3 blokes, 3 nights, £400 a head",
    { at: "dublin", when: "2027-03-16 +3", who: "3+0", money: "each £400" },
  ],
  [
    "Rio for carnival, 7 nights, party of 4, USD 2,000 per person",
    { at: "rio-de-janeiro", when: "2027-02-05 +7", who: "4+0", money: "each $2000", topics: "carnival" },
  ],
  ["Barcelona 5-9.5. with 2 kids (4 and 7)", { at: "barcelona", when: "2027-05-05 2027-05-09", who: "2+2" }],
  [
    "Just me, Buenos Aires, the whole of March, tango, cheap rooms",
    { at: "buenos-aires", when: "mar +21", who: "1+0", tier: "budget-friendly", missed: "tango" },
  ],
  [
    "two families, 4 adults 5 kids between 3 and 11, Mallorca, first fortnight of August, £9,000",
    { at: "mallorca", when: "early aug +14", who: "4+5", money: "? £9,000", missed: "3 and 11" },
  ],
  [
    "Hong Kong for lunar new year with my parents, 5 nights, all vegetarians",
    {
      at: "hong-kong",
      when: "2027-02-05 +5",
      who: "3+0",
      topics: "Lunar New Year",
      needs: "vegetarian",
      missed: "all",
    },
  ],
  [
    "New Orleans Jazz Fest weekend, couple, $2.5k",
    { at: "new-orleans", when: "+2", who: "2+0", money: "? $2500", likes: "nightlife", topics: "jazz", missed: "Fest" },
  ],
  [
    "Cape Town + Zanzibar, 12 nights, Feb 2027, honeymooners, €10.000",
    { at: "cape-town zanzibar", when: "feb 2027 +12", who: "2+0", money: "? €10,000", likes: "romantic" },
  ],
  [
    "Looking for a quiet beach place in Greece, 1 week in June, two, car hire ok, no nightlife",
    { at: "~Greece", when: "jun +7", who: "2+0", likes: "beach", unused: "car hire" },
  ],
  [
    "Amsterdam this coming weekend, two guys, from Paris by Thalys, 600 euros for both",
    { at: "amsterdam", when: "2026-11-27 +2", who: "2+0", money: "all €600", from: "Paris", unused: "by Thalys" },
  ],
  [
    "I want to celebrate New Year's Eve in Sydney, fly in on the 29th stay til Jan 5th, 2 people",
    { at: "sydney", when: "2026-12-29 2027-01-05", who: "2+0", missed: "celebrate New Year's Eve" },
  ],
  [
    "Dubai, 4 nights, half term at end of May, 2 adults and 3 kids, 5* hotel, £6k",
    { at: "dubai", when: "late may +4", who: "2+3", money: "? £6,000", tier: "luxury" },
  ],
  [
    "Munich Oktoberfest opening weekend, 6 friends, 3 nights",
    { at: "munich", when: "mid sep +3", who: "6+0", missed: "opening weekend" },
  ],
  [
    "Toronto 3 nights then Montreal 3 nights in July, 2+1 (our girl is 9)",
    { at: "toronto montreal", when: "jul +3", who: "2+1" },
  ],
  ["Cheap as chips week in Krakow, solo, May", { at: "krakow", when: "may +7", who: "1+0", tier: "budget-friendly" }],
  [
    "Kids are 6 & 10. Legoland and Copenhagen. 5 nights. Easter hols. 3000 pounds.",
    { at: "copenhagen", when: "2027-03-26 +5", who: "2+2", money: "? £3,000", missed: "Legoland, hols" },
  ],
  [
    "can we do Rome in two days? 19 and 20 June, arriving from Naples by train, two seniors",
    { at: "rome", when: "2027-06-19 2027-06-20", who: "2+0", from: "Naples", unused: "by train", missed: "arriving" },
  ],
  [
    "My partner (vegan) and I (not) want Lisbon in May for 6 nights, ~2000 EUR excluding airfare",
    {
      at: "lisbon",
      when: "may +6",
      who: "2+0",
      money: "? €2,000 without flights",
      needs: "vegan",
      missed: "not) want",
    },
  ],
  [
    "10-day trip to Peru incl. Machu Picchu & Lima, $3.5-4k for 2, September",
    { at: "cusco lima", when: "sep +9", who: "2+0", money: "? $4000", missed: "incl" },
  ],
  [
    "Chiang Mai, six weeks, digital nomad, from January 10, $2000 a month",
    { at: "chiang-mai", when: "2027-01-10 +21", money: "? $2000", topics: "working from afar", missed: "month" },
  ],
  [
    "Girls' trip to Ibiza... or Mykonos, hen do, 8 of us, 17th-20th of June, 500 pp",
    {
      at: "mykonos",
      when: "2027-06-17 2027-06-20",
      who: "8+0",
      money: "each $500",
      lacks: "Ibiza",
      missed: "Girls, hen",
    },
  ],
  ["St Petersburg, Florida 5 nights in March", { when: "mar +5", lacks: "St. Petersburg, Florida" }],
  ["Long layover in Doha, 9 hours on 14 March", { at: "doha", when: "2027-03-14 +0", missed: "Long layover" }],
  ["Paris with my dog, 3 nights, October", { at: "paris", when: "oct +3", missed: "dog" }],
  [
    "Venice on 14 Feb for two nights with dinner somewhere special, budget no object",
    { at: "venice", when: "2027-02-14 +2", missed: "dinner, no object" },
  ],
  [
    "Thinking about Porto Fri 23 April - Tue 27 April, just the two of us, spend no more than 1,400 euros including flights",
    { at: "porto", when: "2027-04-23 2027-04-27", who: "2+0", money: "? €1,400" },
  ],
  [
    "Six of us (3 couples) fancy a villa week on Crete, second half of September, around £800 each all in",
    { at: "crete", when: "late sep +7", who: "6+0", money: "each £800", unused: "a villa" },
  ],
  [
    "Our son graduates on 15 May. We'd like to take him (22) to Tokyo for ten days afterwards, budget 9000 dollars",
    { at: "tokyo", when: "2027-05-16 2027-05-25", who: "3+0", money: "? $9000", missed: "graduates" },
  ],
  [
    "Disney trip Orlando: me, husband, kids 3, 6 and 10. Dec 12-19. We have $7,500.",
    { at: "orlando", when: "2026-12-12 2026-12-19", who: "2+3", money: "? $7500", topics: "theme parks" },
  ],
  [
    "backpacking Vietnam north to south for three weeks on 1500 usd, starting feb 1st, alone",
    { at: "~Vietnam", when: "2027-02-01 +21", who: "1+0", money: "? $1500", tier: "budget-friendly" },
  ],
  [
    "Ski week? No thanks. Sun in February: somewhere max 5 hours from Zürich, 2 adults, CHF 3000",
    { at: "?", when: "feb", who: "2+0", money: "? CHF 3,000", from: "Zurich", missed: "Ski week, No thanks" },
  ],
  [
    "We'll be in Lisbon from the evening of June 3 until the morning of June 7",
    { at: "lisbon", when: "2027-06-03 2027-06-07" },
  ],
  [
    "Amsterdam in tulip season, 2 nights, my mom and I",
    { at: "amsterdam", when: "mid apr +2", who: "2+0", missed: "tulip" },
  ],
  [
    "need ideas for a 50th birthday weekend, 8 women, late January, direct flights from Edinburgh, €500 pp",
    {
      at: "?",
      when: "late jan +2",
      who: "8+0",
      money: "each €500",
      from: "Edinburgh",
      unused: "direct",
      missed: "50th birthday",
    },
  ],
  [
    "Can you plan Kyoto for 3 people between 28 March and 4 April under ¥400,000?",
    { at: "kyoto", when: "2027-03-28 2027-04-04", who: "3+0", money: "? ¥400,000" },
  ],
  [
    "Seven nights in Bali for our first anniversary (4 July), $3,500 between us",
    { at: "bali", when: "2027-07-04 +7", who: "2+0", money: "all $3500", likes: "romantic", missed: "first" },
  ],
  [
    "Eight days, seven nights, Costa Rica, two families with 2 kids each",
    { at: "~Costa Rica", when: "+7", who: "4+4" },
  ],
  [
    "what about Naples for New Year? we land 30 Dec and leave 3 Jan, four adults",
    { at: "naples-amalfi", when: "2026-12-30 2027-01-03", who: "4+0", missed: "Year, land" },
  ],
  [
    "Road trip from San Francisco to Los Angeles, 6 days, first week of May, couple in their 60s",
    { at: "san-francisco los-angeles", when: "early may +5", who: "2+0", topics: "a road trip", missed: "60s" },
  ],
  [
    "I've got a week off from 19 April, €700, beach, single traveller, from Munich",
    { at: "?", when: "2027-04-19 +7", who: "1+0", money: "? €700", from: "Munich", likes: "beach", missed: "off" },
  ],
  ["Stockholm midsummer weekend, me and three friends", { at: "stockholm", when: "2027-06-25 +2", who: "4+0" }],
  [
    "One night in Brussels on the 18th of December then three in Bruges, couple, christmas markets",
    { at: "brussels bruges", when: "2026-12-18 +1", who: "2+0", topics: "Christmas markets", missed: "three" },
  ],
  [
    "The four of us would like to spend Easter in Seville; arriving Maundy Thursday, leaving Easter Monday",
    { at: "seville", when: "2027-03-26 +3", who: "4+0", missed: "arriving Maundy Thursday, Easter Monday" },
  ],
  [
    "Marrakesh, 5 nts, Ramadan is fine, 2 ad, budget GBP 900",
    { at: "marrakech", when: "+5", who: "2+0", money: "? £900", unused: "Ramadan is fine" },
  ],
  [
    "Flying into Hanoi on 2/11 and out of Saigon on 2/25, two people, under 4k",
    {
      at: "hanoi ho-chi-minh-city",
      when: "2027-02-11 2027-02-25",
      who: "2+0",
      money: "? $4000",
      homeFrom: "ho-chi-minh-city",
    },
  ],
  [
    "My parents (70 & 74) have never seen Paris. 4 nights in May, slow, no stairs",
    { at: "paris", when: "may +4", who: "3+0", pace: "relaxed", unused: "no stairs", missed: "70 & 74, never seen" },
  ],
  [
    "A quick city break under £300pp, from Newcastle, any weekend in March",
    { at: "?", when: "mar +3", money: "each £300", from: "Newcastle", likes: "urban", missed: "quick, weekend" },
  ],
  [
    "three generations: grandma 78, us two, and children 4, 7. A week near the sea in Portugal, early July, 6000€",
    { at: "~Portugal", when: "early jul +7", who: "3+2", money: "? €6,000", likes: "beach" },
  ],
  [
    "Ich möchte im Juni mit meiner Freundin für 5 Tage nach Barcelona, Budget 1200 Euro zusammen",
    { at: "barcelona", when: "jun +4", who: "2+0", money: "all €1,200" },
  ],
  [
    "On part à deux à Marrakech du 12 au 17 février, budget 900 € par personne",
    { at: "marrakech", when: "2027-02-12 2027-02-17", who: "2+0", money: "each €900", missed: "part" },
  ],
  [
    "Vamos a Nueva York con los niños (8 y 11) la primera semana de julio, unos 6.000 euros",
    { at: "new-york", when: "early jul", who: "2+2", money: "? €6,000", missed: "Vamos" },
  ],
  [
    "Vorremmo andare in Giappone per due settimane ad aprile, 2 persone, 7000 euro voli esclusi",
    { at: "~Japan", when: "apr +14", who: "2+0", money: "? €7,000 without flights" },
  ],
  [
    "Quero ir a Roma em setembro, 5 noites, casal, até 2.000 euros",
    { at: "rome", when: "sep +5", who: "2+0", money: "? €2,000" },
  ],
  [
    "Met z'n tweeën naar Kopenhagen, 3 nachten, half oktober, 900 euro",
    { at: "copenhagen", when: "mid oct +3", who: "2+0", money: "? €900" },
  ],
  [
    "Bangkok 3 nights, Krabi 4 nights, Jan 14 onwards, two, 2k each",
    { at: "bangkok", when: "2027-01-14 +3", who: "2+0", money: "each $2000", lacks: "Krabi", missed: "onwards" },
  ],
  [
    "Berlin for the marathon on 26 September 2027, arriving Thursday, leaving Monday",
    { at: "berlin", when: "2027-09-23 2027-09-27", missed: "marathon" },
  ],
  [
    "10th to 17th of either May or June, Athens, 2 people",
    { at: "athens", when: "2027-05-10 2027-05-17", who: "2+0", missed: "either, June" },
  ],
  [
    "6 ppl Reykjavik Nov 12-16 northern lights & hot springs 1.5k pp",
    {
      at: "reykjavik",
      when: "2027-11-12 2027-11-16",
      who: "6+0",
      money: "each $1500",
      likes: "nature wellness",
      topics: "hot springs northern lights",
    },
  ],
  [
    "Budget's tight: 400 for the pair of us, 2 nights Paris, March",
    { at: "paris", when: "mar +2", money: "all $400", missed: "Budget's tight" },
  ],
  [
    "Dinner-loving couple, Lyon, long weekend after Valentine's",
    { at: "lyon", when: "2027-02-19 +3", who: "2+0", missed: "Dinner-loving" },
  ],
  [
    "Take me to Havana over my birthday, 3 February, a week, $2000",
    { at: "havana", when: "2027-02-03 +7", money: "? $2000", missed: "birthday" },
  ],
  [
    "Somewhere in Italy but not Rome or Venice, 5 nights, May, 2",
    { at: "~Italy", when: "may +5", who: "2+0", avoids: "Rome, Venice" },
  ],
  [
    "A week on Madeira or the Azores in June for hiking, two adults, EUR 2500 tops",
    {
      at: "madeira azores",
      when: "jun +7",
      who: "2+0",
      money: "? €2,500",
      likes: "adventure nature",
      topics: "hiking",
    },
  ],
  [
    "Christmas in Lapland with 3 kids (5, 8, 11), 4 nights from the 22nd",
    { at: "~Lapland", when: "2026-12-22 +4", who: "2+3", missed: "Christmas" },
  ],
  [
    "Two nights Budapest two nights Vienna two nights Prague, train between, August, student budget",
    { at: "budapest vienna prague", when: "aug +2", topics: "trains", tier: "budget-friendly" },
  ],
  [
    "we are flexible, 4 to 6 nights in September, Mallorca, parents + 2 (9, 13)",
    { at: "mallorca", when: "sep +6", missed: "flexible, parents + 2 (9), 13" },
  ],
  [
    "Cairo and a Nile cruise, 9 days in February, retired couple, comfortable, 5000 pounds for both of us",
    {
      at: "cairo",
      when: "feb +8",
      who: "2+0",
      money: "all £5,000",
      unused: "cruise",
      missed: "Nile, retired, comfortable",
    },
  ],
  [
    "Friday after work to Sunday night, Milan, in three weeks, €350",
    { at: "milan", when: "2026-12-18 +2", money: "? €350", missed: "night" },
  ],
  [
    "My company sends me to Singapore 3-5 March; wife joins on the 5th and we stay until the 10th",
    { at: "singapore", when: "2027-03-03 2027-03-10", who: "2+0", missed: "company sends, 5th" },
  ],
  [
    "Hawaii, 10 nights, 2 adults 1 child, thanksgiving, $8k excl. flights",
    { at: "~Hawaii", when: "2026-11-25 +10", who: "2+1", money: "? $8000 without flights" },
  ],
  [
    "Just landed a bonus! 12 nights in the Maldives + Dubai, October, luxury, 2",
    { at: "maldives dubai", when: "oct +12", who: "2+0", tier: "luxury", missed: "landed a bonus" },
  ],
  [
    "Family of 5 (kids 2, 4 & 15) to Tenerife, October half term, £3500",
    { at: "tenerife", when: "late oct +7", who: "2+3", money: "? £3,500" },
  ],
  [
    "Copenhagen -> Malmö -> Stockholm, 7 nights, end of August, two",
    { at: "copenhagen stockholm", when: "late aug +7", who: "2+0", beside: "part Malmö" },
  ],
  [
    "21st June to 5th July: Croatia, 2 adults 2 teens, 5,500",
    { at: "~Croatia", when: "2027-06-21 2027-07-05", who: "2+2", money: "? $5500" },
  ],
  [
    "New Zealand south island, 16 days from 3 Jan 2027, 2 adults, NZ$9000 without flights",
    {
      at: "queenstown",
      when: "2027-01-03 +15",
      who: "2+0",
      money: "? NZ$9,000 without flights",
      beside: "area South Island",
    },
  ],
  [
    "A Saturday-to-Saturday week in Santorini in June, pair, $250 a night hotel",
    { at: "santorini", when: "sat jun +7", who: "2+0", money: "? $250/day", missed: "week" },
  ],
  [
    "Istanbul over bayram, 4 nights, halal food, family with 2 children",
    { at: "istanbul", when: "+4", who: "2+2", likes: "food", topics: "food", needs: "halal", missed: "bayram" },
  ],
  [
    "Solo female, safe city, 5 days in April, around 700 pounds, loves art & cafes",
    {
      at: "?",
      when: "apr +4",
      who: "1+0",
      money: "? £700",
      likes: "culture food urban",
      topics: "art coffee",
      missed: "female, safe",
    },
  ],
  [
    "Weeklong trip to Puglia w/ baby (10 mo) mid-Sept, €2k",
    { when: "mid sep +7", who: "2+1", money: "? €2,000", lacks: "Puglia" },
  ],
  [
    "can't decide between Kraków and Gdańsk, 3 nights, April, 2 of us, £350 total",
    { at: "krakow", when: "apr +3", who: "2+0", money: "all £350", lacks: "Gdańsk", missed: "can't decide" },
  ],
  [
    "Trip for two to Jordan, Petra and Wadi Rum, 6 nights, 27 Mar to 2 Apr",
    { at: "petra", when: "2027-03-27 2027-04-02", who: "2+0", beside: "part Wadi Rum" },
  ],
  [
    "We fly home from Osaka on 20 May after two weeks; start in Tokyo",
    { at: "osaka tokyo", when: "2027-05-20 +14", homeFrom: "osaka", missed: "after" },
  ],
  [
    "Christmas shopping in New York, 3rd to 7th December, two sisters, hotel under $300 a night",
    {
      at: "new-york",
      when: "2026-12-03 2026-12-07",
      who: "2+0",
      money: "? $300/day",
      topics: "shopping",
      missed: "Christmas",
    },
  ],
  [
    "Mum, dad and three kids (4, 9, 13) to London for the Easter break, Thursday to Tuesday",
    { at: "london", when: "2027-03-26 +5", who: "2+3" },
  ],
  [
    "Rent a car and drive the Ring Road in Iceland, 8 nights, June, 2 people, £4k",
    { at: "~Iceland", when: "jun +8", who: "2+0", money: "? £4,000", topics: "a road trip", unused: "Rent a car" },
  ],
];
