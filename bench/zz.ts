import { runBuilt } from "./built";
await runBuilt("/bench/zz-debug.ts", process.argv.slice(2));
