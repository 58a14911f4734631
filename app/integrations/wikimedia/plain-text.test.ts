import { expect, it } from "vitest";
import { toPlainText } from "./plain-text";

it.each([
  ['<a href="//commons.wikimedia.org/wiki/User:Ann" title="x">Ann Lee</a>', "Ann Lee"],
  ["Tom &amp; Ann<br>\n of <i>Kyoto</i>", "Tom & Ann of Kyoto"],
  ["<script>alert(1)</script><style>a{}</style>Ann", "Ann"],
  ["&lt;script&gt;", "<script>"],
  ["<img src=x onerror=alert(1)>", ""],
  ["Ann\u202e\u0007 Lee", "Ann Lee"],
])("%s is %s", (html, text) => expect(toPlainText(html)).toBe(text));
