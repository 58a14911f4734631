/** `npm start`: from a fresh clone to a running product, which is started again when it ends by a fault. */
import { ensureBuilt, ensureInstalled } from "./prepare.mjs";
import { supervise } from "./supervisor.mjs";

ensureInstalled();
await ensureBuilt();
// The engine's own flags are meant for the server.
const env = { ...process.env, NODE_ENV: "production" };
process.exitCode = await supervise([...process.execArgv, "build/server.js"], { env });
