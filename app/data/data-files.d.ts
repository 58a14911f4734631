/** A data file; who imports it says what it holds, and the build proves it (scripts/yaml-plugin.ts, csv-plugin.ts). */
declare module "*.yaml" {
  const value: unknown;
  export default value;
}

declare module "*.csv" {
  const rows: unknown;
  export default rows;
}
