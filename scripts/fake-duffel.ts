/**
 * Duffel's test mode on this machine: `npx tsx scripts/fake-duffel.ts [PORT] [WEBHOOK_URL]`, then start the product
 * with INVENTORY=duffel and DUFFEL_API_BASE=http://127.0.0.1:PORT. docs/running-payments.md lists the effect of each route.
 */
import { FakeDuffel } from "../tests/mocks/duffel/fake-duffel";

const [port = "12112", webhookUrl] = process.argv.slice(2);
const fake = new FakeDuffel();
fake.webhookUrl = webhookUrl;
const origin = await fake.start(Number(port));
console.log(`A fake Duffel answers at ${origin}. Webhooks are signed with DUFFEL_WEBHOOK_SECRET=${fake.secret}.`);
