import { minutesOfClock } from "#app/shared/calendar";
import type { Base, DayRequest } from "./day-request";

export type Moving = Pick<DayRequest, "base" | "moves">;

/** Where the night after a day is spent. */
export function baseOn({ base, moves = [] }: Moving, date: string): Base {
  return moves.findLast((move) => move.date <= date)?.base ?? base;
}

/** The hotels between which the traveller moves on a date; undefined where they stay. */
export function moveOn({ moves = [] }: Pick<DayRequest, "moves">, date: string): { from: Base; to: Base } | undefined {
  const index = moves.findIndex((move, k) => k > 0 && move.date === date);
  return index < 0 ? undefined : { from: moves[index - 1]!.base, to: moves[index]!.base };
}

/**
 * When the traveller leaves the room on the day of a move: as the day begins, or at check-out time. Minutes since
 * midnight.
 */
export function leavesRoomAt({ checkOutTime }: Base, dayBegins: number): number {
  return checkOutTime === undefined ? dayBegins : Math.min(dayBegins, minutesOfClock(checkOutTime));
}
