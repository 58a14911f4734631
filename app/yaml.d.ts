/** A data file; who imports it says what it holds, and a schema test proves it. */
declare module "*.yaml" {
  const value: unknown;
  export default value;
}
