import { Parser } from "htmlparser2";

/** The words of a text with markup in one line; scripts and styles have none. The result is text, never markup. */
export function toPlainText(html: string): string {
  const words: string[] = [];
  let unseen = 0;
  const parser = new Parser({
    onopentagname: (name) => (unseen += Number(name === "script" || name === "style")),
    onclosetag: (name) => (unseen -= Number(name === "script" || name === "style")),
    ontext: (text) => unseen === 0 && words.push(text),
  });
  parser.end(html.slice(0, 10_000));
  return words
    .join("")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
}
