/** Code, name, city, country, latitude, longitude, time zone, size (L large, M medium), region where the country is wide. */
export type AirportRow = [string, string, string, string, number, number, string, "L" | "M", string?];
