import { expect, it } from "vitest";
import { deviceName } from "./device-name";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) CriOS/130.0 Mobile/15E148 Safari/604.1", "Chrome on iPad"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) FxiOS/132.0 Mobile Safari/605.1.15", "Firefox on iPhone"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) EdgiOS/130.0 Mobile Safari/605.1.15", "Edge on iPhone"],
  ["Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36 EdgA/130.0", "Edge on Android"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/128.0 Safari/537.36 Edge/18.0", "Edge on Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0 Safari/537.36 OPR/115.0", "Opera on Mac"],
  ["Opera/9.80 (Macintosh)", "Opera on Mac"],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0 Safari/537.36", "Chrome on ChromeOS"],
  ["Firefox/132.0", "Firefox"],
  ["SomeReader/1.0 (Windows NT 10.0)", "Windows"],
  ["curl/8.5.0", "Unknown device"],
  ["", "Unknown device"],
])("names %j", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
