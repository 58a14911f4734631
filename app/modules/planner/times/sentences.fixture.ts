/** Sentences with something at a fixed time, and the lines of the first step that they become. */
export const WITH_TIMES: readonly (readonly [sentence: string, lines: readonly string[]])[] = [
  ["4 nights in Florence from 3 June, a wedding on Saturday at 3pm", ["Wedding, Saturday, 15:00 to 23:00"]],
  ["Copenhagen 3 to 7 June, dinner at Noma on 4 June at 19:00", ["Dinner at Noma, 4 Jun, 19:00 to 21:00"]],
  ["Milan for a long weekend, match on Sunday 20:45", ["Match, Sunday, 20:45 to 22:45"]],
  ["Lisbon for a week in May, visiting my aunt on Tuesday afternoon", ["Visiting my aunt, Tuesday, 14:00 to 17:00"]],
  [
    "Berlin 11 to 16 May, conference 12 to 14 May 9 to 17",
    ["Conference, 12 May, 09:00 to 17:00", "Conference, 13 May, 09:00 to 17:00", "Conference, 14 May, 09:00 to 17:00"],
  ],
  ["Vienna, 4 nights in March, opera on Friday at 7", ["Opera, Friday, 19:00 to 21:30"]],
  [
    "Rome 10 to 14 April, my cousin's wedding at Villa Aurelia on Saturday 12 April from 4pm to 11pm",
    ["My cousin's wedding at Villa Aurelia, Sat 12 Apr, 16:00 to 23:00"],
  ],
  ["Paris in May, 3 nights, table at Septime, Thursday 8pm, two of us", ["Table at Septime, Thursday, 20:00 to 22:00"]],
  ["London 5 nights from June 1, theatre tickets for Wednesday 7.30pm", ["Theatre tickets, Wednesday, 19:30 to 22:00"]],
  [
    "Kyoto for ten days in April, cooking class on the 12th at 10am, love food",
    ["Cooking class, 12th, 10:00 to 12:00"],
  ],
  ["Munich with friends, Bayern game on Saturday at 15:30, 3 nights", ["Bayern game, Saturday, 15:30 to 17:30"]],
  ["Barcelona 3 to 8 May, meeting on Tuesday 10:00-12:00", ["Meeting, Tuesday, 10:00 to 12:00"]],
  ["Dublin, lunch with my sister on Sunday at 1, then 3 days hiking", ["Lunch with my sister, Sunday, 13:00 to 14:30"]],
  [
    "Prague 4 nights in May, concert on Friday at 8pm and dinner with Eva on Saturday at 7pm",
    ["Concert, Friday, 20:00 to 22:30", "Dinner with Eva, Saturday, 19:00 to 21:00"],
  ],
  ["Athens 1 to 8 June, christening on Sunday 6 June 2027 at 11:00", ["Christening, Sun 6 Jun, 11:00 to 15:00"]],
  ["Tuscany for a week in June, wedding on Saturday 19 June", ["Wedding, Sat 19 Jun"]],
  ["Seville in April, 3 nights, dinner with Eva on Friday", ["Dinner with Eva, Friday"]],
  ["Florenz im Juni, vier Nächte, Hochzeit am Samstag um 15 Uhr", ["Wedding, Saturday, 15:00 to 23:00"]],
  ["Rome en mai, quatre nuits, mariage samedi à 15h", ["Wedding, Saturday, 15:00 to 23:00"]],
  ["Madrid en mayo, cuatro noches, boda el sábado a las 17:00", ["Wedding, Saturday, 17:00 to 23:00"]],
  [
    "Vienna 10 to 16 May with my wife, my wife has a conference on Thursday 9 to 17",
    ["My wife's conference, Thursday, 09:00 to 17:00, for 1 adult"],
  ],
  [
    "Porto, 5 nights in May, on Friday my parents have a cooking class at 10, dinner at Cantinho on Saturday at 8pm",
    ["My parents' cooking class, Friday, 10:00 to 12:00, for 2 adults", "Dinner at Cantinho, Saturday, 20:00 to 22:00"],
  ],
  [
    "Two of us to Berlin, 4 nights in May, I have a trade fair on Friday from 10 to 18",
    ["Trade fair, Friday, 10:00 to 18:00, for 1 adult"],
  ],
  [
    "Rome in May, 4 nights, our daughter has a dance class on Friday at 10am",
    ["Our daughter's dance class, Friday, 10:00 to 12:00, for 1 child"],
  ],
  [
    "Paris in May, 3 nights, I have a table at Septime on Thursday at 8pm",
    ["Table at Septime, Thursday, 20:00 to 22:00"],
  ],
  ["Parigi a maggio, quattro notti, cena venerdì alle 20", ["Dinner, Friday, 20:00 to 22:00"]],
];

/** Sentences that have an hour or a feast and nothing at a fixed time. */
export const WITHOUT_TIMES: readonly string[] = [
  "Lisbon for three nights, Saturday night market",
  "Rome in May, flight at 3pm on Friday",
  "arriving Friday 9 April at 14:00, 4 nights in Porto",
  "Three days in Edinburgh before my conference in Glasgow on 8 June at 9am",
  "Bali for our wedding anniversary, 5 to 12 June",
  "honeymoon in Kyoto from 3 to 10 May",
  "Tokyo, 3 meals a day, dinner at 7 every evening",
  "Munich, Tickets for the Oktoberfest, 25-27 September, six people",
  "Porto, meeting room, dinner and one activity, 3 days in October",
  "a show every night in London, 3 nights in May",
  "Sunday lunch culture in Provence, a week in May",
  "working 9 to 5 on weekdays in Lisbon, 10 days in May",
  "museums after 5pm on Fridays in Paris, 3 nights",
];
