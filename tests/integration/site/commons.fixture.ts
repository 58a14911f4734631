import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A file of the collection, as `prop=imageinfo` tells it. */
export interface CommonsFile {
  title: string;
  artist?: string;
  licence?: string;
  restrictions?: string;
  nonFree?: string;
  mime?: string;
  width?: number;
  height?: number;
  /** In the place of the collection's own address. */
  thumburl?: string;
  /** Metres from the point that is asked for. */
  near?: number;
  content?: Buffer;
}

/** Answers the first requests in another way: with a status, headers, and a body. */
type Instead = { status: number; headers?: Record<string, string>; body?: string };

/**
 * A server with the documented shapes of Wikimedia's action API (`formatversion=2`; `wbgetclaims`,
 * `list=geosearch`, `prop=imageinfo`) and its files.
 */
/** Lets everything go on that is due, so many times. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

export async function startCommons() {
  const world = {
    files: [] as CommonsFile[],
    /** The file that Wikidata names, by entry. */
    images: {} as Record<string, { file: string; rank: string }[]>,
    instead: [] as Instead[],
    asked: [] as { path: string; query: URLSearchParams; userAgent: string }[],
    mostAtOnce: 0,
  };
  let atOnce = 0;
  const server = createServer((req, res) => {
    atOnce += 1;
    world.mostAtOnce = Math.max(world.mostAtOnce, atOnce);
    res.once("close", () => (atOnce -= 1));
    // A caller that asks for the next thing meanwhile is seen.
    void turns(20).then(() => answer(req, res));
  });

  function imageOf({ title, ...file }: CommonsFile, base: string) {
    const said = (value: string | undefined) => value !== undefined && { value, source: "commons-desc-page" };
    return {
      pageid: 1,
      ns: 6,
      title,
      imageinfo: [
        {
          size: 4_000_000,
          width: file.width ?? 4000,
          height: file.height ?? 3000,
          thumburl: file.thumburl ?? `${base}/thumb/${encodeURIComponent(title)}`,
          thumbwidth: 1280,
          url: `${base}/file/${encodeURIComponent(title)}`,
          descriptionurl: `https://commons.wikimedia.org/wiki/${encodeURIComponent(title)}`,
          mime: file.mime ?? "image/jpeg",
          extmetadata: {
            LicenseShortName: said(file.licence ?? "CC BY-SA 4.0"),
            Artist: said(file.artist ?? '<a href="//commons.wikimedia.org/wiki/User:Ann">Ann &amp; Lee</a>'),
            Restrictions: said(file.restrictions ?? ""),
            ...(file.nonFree !== undefined && { NonFree: said(file.nonFree) }),
          },
        },
      ],
    };
  }

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const base = `http://${req.headers.host}`;
    const url = new URL(req.url ?? "/", base);
    const query = url.searchParams;
    world.asked.push({ path: url.pathname, query, userAgent: req.headers["user-agent"] ?? "" });
    const instead = world.instead.shift();
    if (instead) return void res.writeHead(instead.status, instead.headers).end(instead.body);
    const json = (body: object) => res.setHeader("Content-Type", "application/json").end(JSON.stringify(body));
    const [, kind, name] = /^\/(thumb|file)\/(.+)$/.exec(url.pathname) ?? [];
    if (kind !== undefined) {
      const file = world.files.find(({ title }) => title === decodeURIComponent(name!));
      res.setHeader("Content-Type", "image/jpeg").end(file?.content ?? Buffer.alloc(0));
    } else if (query.get("action") === "wbgetclaims") {
      const claims = (world.images[query.get("entity") ?? ""] ?? []).map(({ file, rank }) => ({
        mainsnak: { snaktype: "value", property: "P18", datavalue: { value: file, type: "string" } },
        type: "statement",
        rank,
      }));
      json({ claims: claims.length > 0 ? { P18: claims } : {} });
    } else if (query.get("list") === "geosearch")
      json({
        batchcomplete: true,
        query: {
          geosearch: world.files.flatMap(({ title, near }) =>
            near === undefined ? [] : [{ pageid: 1, ns: 6, title, lat: 35, lon: 135, dist: near, primary: true }],
          ),
        },
      });
    else if (query.get("prop") === "imageinfo") {
      const titles = (query.get("titles") ?? "").split("|");
      const pages = titles.map((title) => {
        const file = world.files.find((one) => one.title === title);
        return file ? imageOf(file, base) : { ns: 6, title, missing: true };
      });
      json({ batchcomplete: true, query: { pages } });
    } else json({ error: { code: "badvalue", info: "Unrecognized value" } });
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/w/api.php`;
  return {
    ...{ world, api },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
