/** An event that its sender did not sign, or not recently. */
export class ForgedEvent extends Error {
  override readonly name = "ForgedEvent";
}
