const HOST = /^([a-z0-9]([a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;
const LONGEST = 255;

/** Hosts that were found valid; bounded, since callers may make up any number of them. */
const known = new Set<string>();
const MOST_KNOWN = 100;

/** Whether a Host header names a host: no address can be made of any other value, which is a mistake or an attack. */
export function isHost(host: string | undefined): host is string {
  if (host === undefined) return false;
  if (known.has(host)) return true;
  const isGood = host.length <= LONGEST && HOST.test(host) && URL.canParse(`http://${host}`);
  if (isGood && known.size < MOST_KNOWN) known.add(host);
  return isGood;
}

/** Whether a request's target is a path, as all targets are but those of a forward proxy. */
export function isPath(target: string | undefined): target is string {
  return target?.startsWith("/") ?? false;
}
