/** Words that many places share: a name of them alone says nothing. */
const SHARED = new Set(
  (
    "the of and de la le les el los las di da do dos das del della van der den und am im san santa saint st old new town " +
    "city museum gallery castle palace park garden gardens market church cathedral chapel bridge tower square street " +
    "beach harbour port temple shrine mosque monastery abbey fort fortress wall walls gate hall house opera theatre " +
    "theater zoo aquarium station library island lake river hill mount mountain point view viewpoint national royal " +
    "central grand great main north south east west cafe restaurant bar"
  ).split(" "),
);
/** A file that is named after a place and is of something else: what is seen from it, drawn of it, or written at it. */
const OF_ANOTHER =
  /\b(from|near|map|plan|plans|logo|sign|signs|poster|plaque|diagram|drawing|engraving|painting|stamp|ticket|menu|model|panel|coin|flag|coat|arms|seal|book|page|portrait|metro|subway|before|fire|demolition|construction)\b/;

/** A name as words: without accents, signs and capitals. */
function wordsOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const tellsApart = (name: string): boolean => name.split(" ").some((word) => word.length >= 4 && !SHARED.has(word));

/**
 * Whether a file is surely of a place, by its title: it begins with the whole name of the place, which no other has, and
 * says nothing of another subject. Rather no photograph than one of something else.
 * @param title without "File:" and ending
 * @param names of the place, in its language too
 */
export function isTitledAfter(title: string, names: readonly string[]): boolean {
  const titled = wordsOf(title);
  return names.some((given) => {
    const name = wordsOf(given);
    if (!tellsApart(name) || !`${titled} `.startsWith(`${name} `)) return false;
    return !OF_ANOTHER.test(titled.slice(name.length));
  });
}
