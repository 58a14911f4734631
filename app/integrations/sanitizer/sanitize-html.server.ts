import { openBuiltThread } from "#app/integrations/threads/built-thread.server";

/**
 * The DOM behind the sanitiser takes a hundred megabytes and most of a second to load, and is rarely needed: it runs in
 * a thread that ends when it has no more work.
 */
const LIMITS = { patienceMs: 10_000, mostWaiting: 100, idleMs: 1000 };

const askSanitizer = openBuiltThread<string, string>("sanitizer-worker", LIMITS, async (html) => {
  const { purifyHtml } = await import("./purifier");
  return purifyHtml(html);
});

/**
 * Keeps text markup and https links, removes all other markup (CHECKLIST GUIDE-17).
 * @throws Error if the thread fails, AppError UNAVAILABLE if too much text waits for it
 */
export function sanitizeHtml(html: string): Promise<string> {
  return askSanitizer(html);
}
