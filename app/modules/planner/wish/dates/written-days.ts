import { patternOf } from "#app/shared/patterns";
import { MONTH, WEEKDAY } from "../said";

const SHORT_YEAR = new RegExp(`\\b${MONTH} ?'(2\\d)\\b`, "g");
/** "In Sept 27" is a month of a year, "on Sept 27" a day. */
const YEAR_OF_MONTH = new RegExp(
  `(?<=\\bin (?:early |mid |late )?)${MONTH} (2[6-9])(?![\\p{L}\\p{N}]| ?(?:-|–|to |and |until |degrees|°))`,
  "gu",
);
/** "Back by 20 April, leaving on the 12th": the return stands first. */
const RETURN_FIRST = new RegExp(
  `\\b(?:back|home|return(?:ing)?)(?: home)?(?: by| on| before)? (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}[,;]? (?:and )?(?:leav(?:e|ing)|depart(?:ing)?|going|start(?:ing)?)(?: on)?(?: the)? (\\d{1,2})(?:st|nd|rd|th)?(?: (?:of )?\\2)?(?!\\d| (?:of )?\\p{L})`,
  "u",
);
/** "Between mid January and the end of February": from the one month to the other. */
const BETWEEN_PARTS = new RegExp(
  `\\b((?:sometime |any ?time )?(?:between|from) )(?:the )?(early|mid|late|(?:beginning|start|middle|end) of)[- ]${MONTH} (?:and|to|until|till) (?:the )?(?:early|mid|late|(?:beginning|start|middle|end) of)[- ]${MONTH}\\b`,
);
const ORDINAL_SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!${MONTH}\\.? (?:the )?)(\\d{1,2})(?:st|nd|rd|th) ?(?:-|–|to|until) ?(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! (?:of )?${MONTH})(?![\\p{L}\\p{N}])`,
  "u",
);
const MONTH_OF_SPAN = new RegExp(
  `(?<!\\p{L})(?:(?:in|on) )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:of )?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?(?!\\d))?(?!\\p{L})`,
  "u",
);

/** A day of a month that is named elsewhere, or nowhere: "from the 7th". */
const BARE_DAY = new RegExp(
  `(?<!\\p{L})((?:from|leav(?:e|ing)|depart(?:ing)?|start(?:ing)?|arriv(?:e|ing)|ends|fly(?:ing)?(?: out)?)(?: on)?) the (\\d{1,2})(?:st|nd|rd|th)(?! ?(?:-|–|to |until |till |and |of |${MONTH}|birthday|anniversary|floor|century|weeks?|weekend|half|of|day|time|${WEEKDAY}))(?!\\p{L})`,
  "u",
);
const BARE_MONTH = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!\\d(?:st|nd|rd|th)? (?:of )?)(?:in )?${MONTH}(?! ?\\d{1,2}(?!\\d))(?!\\p{L})`,
  "gu",
);
const BARE_MONTH_AT_ALL = new RegExp(`(?<!\\p{L})${MONTH}(?!\\p{L})`, "u");
const WEEKDAYS_AT_DAYS = new RegExp(
  `(?<!\\p{L})${WEEKDAY} ?(?:-|–|to|until|till) ?${WEEKDAY},? \\(?(\\d{1,2}(?:st|nd|rd|th)?)( ?(?:-|–|to|until|till) ?)(?=\\d)`,
  "gu",
);

const DAYS_OF_FEASTS: readonly (readonly [string, string])[] = [
  ["(?:christmas|xmas) eve", "24 december"],
  ["(?:christmas|xmas) day", "25 december"],
  ["boxing day", "26 december"],
  ["(?:new year'?s eve|nye)", "31 december"],
  ["new year'?s day", "1 january"],
];

const SETTING_OUT = "(?:fly|flying|leave|leaving|depart|departing|arrive|arriving|set|setting|go|going)";

/** "Christmas Day to 2 January", "from Boxing Day": a feast that is the day of departure or of the return. */
function withFixedDays(text: string): string {
  return DAYS_OF_FEASTS.reduce(
    (said, [words, day]) =>
      said
        .replace(
          patternOf(
            `(?<=\\b(?:from|leaving|departing|starting|${SETTING_OUT}(?: (?:out|in|off))?(?: (?:of|from) \\p{L}+)? on) )${words}(?!\\p{L})`,
            "u",
          ),
          day,
        )
        .replace(
          patternOf(`(?<!\\p{L})${words}(?= ?(?:to|until|till|through|-|–) ?(?:the )?(?:\\d|${MONTH}))`, "u"),
          day,
        )
        .replace(
          patternOf(`(?<=(?:\\d|${MONTH})(?:st|nd|rd|th)? ?(?:to|until|till|through|-|–) ?)${words}(?!\\p{L})`, "u"),
          day,
        ),
    text,
  );
}

/** "In May, 7th to 10th": days whose month stands elsewhere in the sentence. */
function withMonth(text: string): string {
  const [whole, , from = "", to = ""] = ORDINAL_SPAN.exec(text) ?? [];
  const month = whole === undefined ? null : MONTH_OF_SPAN.exec(text);
  if (whole === undefined || !month) return text;
  return text.replace(month[0], " ").replace(whole, `${from}-${to} ${month[1]}`);
}

/** "In May, from the 7th": a day whose month stands elsewhere in the sentence. */
function withMonthOfDay(text: string): string {
  const [whole, lead = "", day = ""] = BARE_DAY.exec(text) ?? [];
  const months = [...text.matchAll(BARE_MONTH)];
  const [month] = months;
  if (whole === undefined || months.length !== 1 || !month) return text;
  return text.replace(month[0], " ").replace(whole, `${lead} ${day} ${month[1]}`);
}

/** "Fri-Sun 19-21 March": each weekday stands at its day. */
const withWeekdaysAtDays = (text: string): string =>
  text.replace(
    WEEKDAYS_AT_DAYS,
    (_whole, from: string, to: string, first: string, joint: string) => `${from} ${first}${joint}${to} `,
  );

/** "May or early June": both months, and not only the part of one. */
const MONTH_OR_PART = new RegExp(
  `(?<!\\p{L})(?<!(?:early|mid|late|of)[- ])${MONTH} (or|to|until) (?:early|mid|late)[- ]${MONTH}(?!\\p{L})`,
  "gu",
);
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const ORDINAL = `(${ORDINALS.join("|")})`;
const DAY_IN_WORDS = new RegExp(
  `(?<!\\p{L})${ORDINAL}(?= (?:of )?${MONTH}(?!\\p{L})| (?:to|until|till) (?:the )?(?:\\d|${ORDINAL} ))`,
  "gu",
);

/** "Friday after work to Sunday night", "a Saturday-to-Saturday week": the weekdays alone. */
const WEEKDAYS_WITH_HOURS = new RegExp(
  `(?<!\\p{L})${WEEKDAY}(?: (?:after work|(?:early |late )?(?:morning|afternoon|evening|night)))?(?: | ?- ?)(to|until|till)(?: | ?- ?)${WEEKDAY}(?: (?:early |late )?(?:morning|afternoon|evening|night))?(?!\\p{L})`,
  "gu",
);
/** "From the evening of June 3": the day alone. */
const HOUR_OF_DAY = new RegExp(
  `(?<!\\p{L})(?:on )?(?:the )?(?:early |late )?(?:morning|afternoon|evening|night) of (?=(?:the )?(?:\\d|${MONTH}(?!\\p{L})))`,
  "gu",
);
/** Days late in a month beside Christmas are those of December: "Christmas in Lapland, from the 22nd". */
const NEAR_CHRISTMAS = /(?<!\p{L})(?:christmas|xmas)(?! markets?)(?!\p{L})/u;
const OF_DECEMBER =
  /(?<!\p{L})((?:from|leav(?:e|ing)|depart(?:ing)?|start(?:ing)?|arriv(?:e|ing)|fly(?:ing)?(?: out)?)(?: on)? the (?:1[5-9]|2\d|3[01])(?:st|nd|rd|th))(?! ?(?:of |-|–|to |until |till ))(?!\p{L})/u;

/** A folded text in which days stand in the forms that are read, whatever their order: a return before its departure. */
export function withWrittenDays(text: string): string {
  const ofFeast =
    NEAR_CHRISTMAS.test(text) && !BARE_MONTH_AT_ALL.test(text) ? text.replace(OF_DECEMBER, "$1 december") : text;
  const ordered = ofFeast
    .replace(WEEKDAYS_WITH_HOURS, "$1 $2 $3")
    .replace(HOUR_OF_DAY, "")
    .replace(SHORT_YEAR, "$1 20$2")
    .replace(MONTH_OR_PART, "$1 $2 $3")
    .replace(DAY_IN_WORDS, (word) => `${ORDINALS.indexOf(word) + 1}th`)
    .replace(/\badvent\b/, "december")
    .replace(YEAR_OF_MONTH, "$1 20$2")
    .replace(/\b(?:the )?week after next\b/, "in two weeks")
    .replace(RETURN_FIRST, "from $3 $2 to $1 $2")
    .replace(BETWEEN_PARTS, "$1$3 to $4");
  return withMonthOfDay(withMonth(withFixedDays(withWeekdaysAtDays(ordered)))).replace(
    /\b(?:in )?a week (?:from )?(today|tomorrow)\b/g,
    (_, day: string) => `in ${day === "today" ? 7 : 8} days`,
  );
}
