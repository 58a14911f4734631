import purify from "isomorphic-dompurify";

const TAGS = [
  "p",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "a",
  "blockquote",
  "br",
  "table",
  "caption",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
];

purify.addHook("afterSanitizeAttributes", (node) => {
  // A heading of a row and one of a column look alike in the source; a screen reader needs to know which it is.
  if (node.nodeName === "TH") node.setAttribute("scope", node.closest("thead") ? "col" : "row");
  if (node.nodeName !== "A") return;
  if (!/^https:\/\//i.test(node.getAttribute("href") ?? "")) node.removeAttribute("href");
  node.setAttribute("rel", "noopener");
});

/** Keeps text markup and https links, removes all other markup (CHECKLIST GUIDE-17). */
export function purifyHtml(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ["href"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
