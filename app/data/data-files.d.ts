/**
 * A data file; the module that imports it states its type, and the build checks the file against that
 * (scripts/yaml-plugin.ts, csv-plugin.ts).
 */
declare module "*.yaml" {
  const value: unknown;
  export default value;
}

declare module "*.csv" {
  const rows: unknown;
  export default rows;
}
