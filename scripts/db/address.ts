import path from "node:path";
import { Failure } from "./failure";

/** Where a database is. */
export type Address =
  | { kind: "sqlite"; file: string; name: string }
  | { kind: "postgres"; url: string; name: string; secrets: readonly string[] };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function postgresAddress(text: string): Address {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new Failure("The address of PostgreSQL can't be read: it is written postgres://USER@HOST/NAME");
  }
  const passwords = [url.password, ...["password", "sslpassword"].map((name) => url.searchParams.get(name) ?? "")];
  const user = url.username ? `${decoded(url.username)}@` : "";
  return {
    kind: "postgres",
    url: text,
    // Without the password, and without parameters, which may hold one.
    name: `postgres://${user}${url.host}${url.pathname}`,
    secrets: passwords.flatMap((password) => [password, decoded(password)]).filter((password) => password !== ""),
  };
}

/** Reads "sqlite:FILE" or "postgres://…". @throws Failure */
export function readAddress(text: string): Address {
  if (/^postgres(ql)?:\/\//.test(text)) return postgresAddress(text);
  const file = /^sqlite:(?!:memory:)(.+)$/.exec(text)?.[1];
  if (file !== undefined) {
    const whole = path.resolve(file);
    return { kind: "sqlite", file: whole, name: `sqlite:${whole}` };
  }
  // A text that is no address may still hold a password.
  throw new Failure("An address of a database is sqlite:FILE or postgres://USER@HOST/NAME");
}
