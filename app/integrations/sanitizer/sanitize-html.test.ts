import { expect, it } from "vitest";
import { sanitizeHtml } from "./sanitize-html.server";

it("removes scripts, handlers and javascript links", async () => {
  const clean = await sanitizeHtml(
    '<p onclick="steal()" style="color:red">Hello<script>steal()</script> <a href="javascript:steal()">there</a></p>',
  );
  expect(clean).toContain("Hello");
  expect(clean).not.toMatch(/script|onclick|steal|style/);
});

it("keeps https links and closes them off", async () => {
  expect(await sanitizeHtml('<a href="https://example.org/">a</a>')).toBe(
    '<a href="https://example.org/" rel="noopener">a</a>',
  );
  expect(await sanitizeHtml('<a href="http://example.org/">a</a>')).toBe('<a rel="noopener">a</a>');
});

it("keeps tables and says which of their headings belong to a row", async () => {
  const clean = await sanitizeHtml(
    '<table onmouseover="steal()"><thead><tr><th>Season</th></tr></thead><tbody><tr><th scope="col">May</th><td style="color:red">Mild</td></tr></tbody></table>',
  );
  expect(clean).toBe(
    '<table><thead><tr><th scope="col">Season</th></tr></thead><tbody><tr><th scope="row">May</th><td>Mild</td></tr></tbody></table>',
  );
});
