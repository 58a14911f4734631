import { expect, it } from "vitest";
import { toPlainParagraphs } from "./plain-text";

it("keeps the words, a paragraph each", () => {
  expect(
    toPlainParagraphs(
      "<h2>Trains &amp; buses</h2><p>Ride <strong>early</strong>.</p><ul><li>One</li><li>Two</li></ul>",
    ),
  ).toBe("<p>Trains &#38; buses</p><p>Ride early.</p><p>One</p><p>Two</p>");
});

it("leaves nothing that a browser would run, however it is written", () => {
  for (const hostile of [
    "<script>steal()</script>",
    "<script>steal()",
    '<img src=x onerror="steal()">',
    "<img src=x onerror=steal()",
    "&lt;img src=x onerror=steal()&gt;",
    "<scr<script>ipt>steal()</script>",
    "<svg/onload=steal()>",
  ])
    expect(toPlainParagraphs(`<p>Words</p>${hostile}`).replace(/<\/?p>/g, "")).not.toMatch(/<|>/);
});
