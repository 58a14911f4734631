const HOST = /^([a-z0-9]([a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;
const LONGEST = 255;

/** Whether a Host header names a host: anything else is a mistake or an attempt, and no address can be made of it. */
export function isHost(host: string | undefined): host is string {
  return host !== undefined && host.length <= LONGEST && HOST.test(host) && URL.canParse(`http://${host}`);
}

/** Whether a request's target is a path, as all but those to a forward proxy are. */
export function isPath(target: string | undefined): target is string {
  return target?.startsWith("/") ?? false;
}
