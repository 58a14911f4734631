/** `npm start`: from a fresh clone to a running product. */
import { ensureBuilt, ensureInstalled } from "./prepare.mjs";

ensureInstalled();
ensureBuilt();
process.env.NODE_ENV = "production";
await import("../build/server.js");
