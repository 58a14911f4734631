import { expect, it } from "vitest";
import { createCircuit } from "./circuit";

it("is open for its pause after each failure, and closed by an answer", () => {
  const circuit = createCircuit(1000);
  expect(circuit.isOpen(0)).toBe(false);
  circuit.open(0);
  expect([0, 999, 1000].map((at) => circuit.isOpen(at))).toEqual([true, true, false]);
  circuit.open(1500);
  expect([1500, 2499, 2500].map((at) => circuit.isOpen(at))).toEqual([true, true, false]);
  circuit.open(3000);
  circuit.close();
  expect(circuit.isOpen(3001)).toBe(false);
});
