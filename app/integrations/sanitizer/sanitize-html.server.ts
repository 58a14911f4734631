const TAGS = ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "a", "blockquote", "br", "table", "caption", "thead", "tbody", "tr", "th", "td"];

let purifier: Promise<(html: string) => string> | undefined;

/** Loaded on first use: the DOM behind it is heavy and most processes never need it. */
async function loadPurifier(): Promise<(html: string) => string> {
  const { default: purify } = await import("isomorphic-dompurify");
  purify.addHook("afterSanitizeAttributes", (node) => {
    // A heading of a row and one of a column look alike in the source; a screen reader needs to know which it is.
    if (node.nodeName === "TH") node.setAttribute("scope", node.closest("thead") ? "col" : "row");
    if (node.nodeName !== "A") return;
    if (!/^https:\/\//i.test(node.getAttribute("href") ?? "")) node.removeAttribute("href");
    node.setAttribute("rel", "noopener");
  });
  return (html) => purify.sanitize(html, { ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ["href"], ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false });
}

/** Keeps text markup and https links, drops everything else (CHECKLIST GUIDE-17). */
export async function sanitizeHtml(html: string): Promise<string> {
  purifier ??= loadPurifier();
  return (await purifier)(html);
}
