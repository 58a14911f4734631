/** Whether two words differ by one letter left out, added, changed, or two that changed places. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const from = [...a].findIndex((letter, index) => letter !== b[index]);
  const start = from < 0 ? a.length : from;
  const rests = [
    [a.slice(start + 1), b.slice(start + 1)],
    [a.slice(start + 1), b.slice(start)],
    [a.slice(start), b.slice(start + 1)],
    [`${a[start + 1] ?? ""}${a[start] ?? ""}${a.slice(start + 2)}`, b.slice(start)],
  ];
  return rests.some(([left, right]) => left === right);
}
