import type { RouteConfigEntry } from "@remix-run/route-config";
import { readPdf } from "#app/modules/documents/pdf-reader.fixture";
import routes from "#app/routes";
import { args } from "../planning/traveller.fixture";

type Handler = (args: ReturnType<typeof callOf>) => Promise<unknown>;
interface RouteModule {
  /** Of calls of the API, which are one route. */
  answer?: Handler & { path: string };
  loader?: Handler;
  action?: Handler;
  meta?: (args: unknown) => unknown;
}

const modules = import.meta.glob<RouteModule>("../../../app/routes/**/*.{ts,tsx}");
const calls = import.meta.glob<RouteModule>("../../../app/routes/api/*/*.ts", { eager: true });

interface Address {
  path: string;
  file: string;
}

/** Every address that the router and the API know, with the file that answers it. */
export const ADDRESSES: readonly Address[] = [
  ...flatten(routes as RouteConfigEntry[]),
  ...Object.entries(calls).map(([file, { answer }]) => ({
    path: answer!.path.replace(/\{(\w+)\}/g, ":$1"),
    file: file.slice("../../../app/".length),
  })),
];

function flatten(entries: readonly RouteConfigEntry[], above = ""): Address[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`;
    return [{ path: path || "/", file: entry.file }, ...flatten(entry.children ?? [], path)];
  });
}

/** The source of the value of a name in an address. */
export type Values = Readonly<Record<string, string>>;

function callOf(target: string, params: Values, headers: Record<string, string>, json?: unknown) {
  return args(target, { headers, params: { ...params }, json });
}

async function textOf(result: unknown): Promise<string> {
  if (!(result instanceof Response)) {
    if (result instanceof Error) return `${result.name}: ${result.message}`;
    const wrapped = result as { data?: unknown; init?: ResponseInit | null } | null;
    const headers = JSON.stringify([...new Headers(wrapped?.init?.headers ?? {})]);
    return `${headers}\n${JSON.stringify(result) ?? ""}`;
  }
  const head = `${result.status} ${JSON.stringify([...result.headers])}`;
  if (result.headers.get("Content-Type")?.includes("event-stream")) {
    await result.body?.cancel();
    return head;
  }
  const bytes = Buffer.from(await result.arrayBuffer());
  const isPdf = result.headers.get("Content-Type")?.includes("pdf");
  return `${head}\n${isPdf ? JSON.stringify(readPdf(bytes)) : bytes.toString()}`;
}

/** One caller's answer from one address: data of the page, title, headers and files, as text. */
export async function ask(
  { path, file }: Address,
  values: Values,
  headers: Record<string, string>,
  { query = "", json }: { query?: string; json?: unknown } = {},
): Promise<string> {
  const module = await modules[`../../../app/${file}`]!();
  const handler = module.answer ?? (json === undefined ? module.loader : module.action);
  if (!handler) return "";
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const params = Object.fromEntries(names.map((name) => [name, values[`${path} ${name}`] ?? values[name] ?? "x"]));
  const target = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!)).replace("*", "x");
  const call = callOf(target + query, params, headers, json);
  let isThrown = false;
  const result = await Promise.resolve()
    .then(() => handler(call))
    .catch((error: unknown) => {
      isThrown = true;
      return error;
    });
  const data =
    isThrown || result instanceof Response ? undefined : ((result as { data?: unknown } | null)?.data ?? result);
  const title =
    module.meta && json === undefined && !(result instanceof Response)
      ? JSON.stringify(module.meta({ data, params, matches: [], location: {} }))
      : "";
  return `${await textOf(result)}\n${title}`;
}
