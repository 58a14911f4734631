import { createHash } from "node:crypto";

/** The id of an entry of the seed: the same in every sandbox, in the shape of any other id. */
export function seedId(name: string): string {
  const hex = createHash("sha256").update(`voyance seed: ${name}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
