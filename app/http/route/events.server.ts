import { readerToNote, stanceOf } from "#app/modules/measuring/measuring";
import type { EventName } from "#app/modules/measuring/measuring";
import { noteClick } from "#app/modules/measuring/measuring.server";
import type { RouteArgs } from "./context.server";
import { ctxOf } from "./context.server";

/**
 * Notes a pressed button, only for a visitor who agreed to that; no page is any different for it (CHECKLIST SURP-25).
 */
export function noteEvent(args: RouteArgs, name: EventName, details: Record<string, string | number> = {}): void {
  const reader = readerToNote(stanceOf((header) => args.request.headers.get(header)));
  if (reader !== undefined) noteClick(reader, name, details, ctxOf(args).now);
}
