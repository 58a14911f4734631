const NARROW = /[iljtfrI.,:;'’|!()[\] -]/;
const BROAD = /[mwMW@%&]/;
const FULL = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]/;

/**
 * The greatest width of a text, in units of its size: a drawing does not know the typeface it is shown in, so this is
 * calculated for a broad one.
 */
export function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if (FULL.test(letter)) ems += 1;
    else if (NARROW.test(letter)) ems += 0.36;
    else if (BROAD.test(letter)) ems += 0.92;
    else if (letter !== letter.toLowerCase()) ems += 0.7;
    else ems += 0.58;
  }
  return ems * size;
}

const LONGEST = 30;
const SPLIT_FROM = 15;

/** A name in one line, and in two where it is long enough; empty for a name that would fill the map. */
export function linesOf(name: string): string[][] {
  const short = name.length > LONGEST ? name.replace(/ ?\(.*\)|,.*| and .*$/, "") : name;
  if (short.trim() === "" || short.length > 2 * LONGEST) return [];
  const words = short.split(" ");
  const splits = words
    .map((_, k) => [words.slice(0, k).join(" "), words.slice(k).join(" ")])
    .slice(1)
    .sort(([a = "", b = ""], [c = "", d = ""]) => Math.max(a.length, b.length) - Math.max(c.length, d.length));
  const two = splits[0];
  const ways = [...(short.length <= LONGEST ? [[short]] : []), ...(two && short.length >= SPLIT_FROM ? [two] : [])];
  return ways.filter((lines) => lines.every((line) => line.length <= LONGEST));
}
