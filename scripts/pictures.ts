/**
 * `npm run pictures -- [destination…]`: openly licensed photographs for the sights, where there is a line. Without
 * names it takes all destinations. It may run beside the server, which shows what is new within some seconds.
 */
import { runWithData } from "./with-data";

await runWithData("/scripts/gather-pictures.ts", process.argv.slice(2));
