import { readFileSync } from "node:fs";

/** A tick of the kernel's clock for processes, in milliseconds. */
const TICK_MS = 10;

/** The CPU time of a process since it began, its threads included. Linux only. @returns milliseconds */
export function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program stands in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The resident memory of a process. @returns megabytes */
export function residentMbOf(pid: number): number {
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kb) / 1024;
}
