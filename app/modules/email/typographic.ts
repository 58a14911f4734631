const ADDRESS = /(\w+:\/\/\S+)/;

function curl(text: string): string {
  return text
    .replace(/(^|[\s([{–—/])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{–—/“])'(?!\d)/g, "$1‘")
    .replaceAll("'", "’");
}

/** A text with the quotation marks and apostrophes of print in place of straight ones; web addresses stay as they are. */
export function typographic(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 0 ? curl(part) : part))
    .join("");
}
