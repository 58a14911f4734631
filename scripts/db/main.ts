/** The commands for the database: the first argument says which. Bundled by the build into `build/db.js`. */
import path from "node:path";
import { readPlaces } from "#app/config/env.server";
import { readAddress } from "./address";
import type { Address } from "./address";
import { backUpInstallation, backupName } from "./backup";
import type { Installation } from "./backup";
import type { About } from "./backup-file";
import { copyDatabase } from "./copy";
import { Failure, inOneLine } from "./failure";
import { restoreInstallation } from "./restore";

const COMMANDS = ["copy", "backup", "restore"] as const;
type Command = (typeof COMMANDS)[number];

const USAGE: Record<Command, string> = {
  copy: "npm run db:copy -- sqlite:FILE postgres://USER@HOST/NAME (or the other way round)",
  backup: "npm run db:backup -- [FILE]",
  restore: "npm run db:restore -- FILE [--replace]",
};

/** Codes of the process: done; not possible as asked; a part is done, and the server has to be stopped for the rest. */
const DONE = 0;
const FAILED = 1;
const STOP_THE_SERVER = 2;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What must not be shown, whatever fails. */
const secrets: string[] = [];

function addressOf(text: string): Address {
  const address = readAddress(text);
  if (address.kind === "postgres") secrets.push(...address.secrets);
  return address;
}

/** The installation that the settings name. */
function ownInstallation(): Installation {
  const { DATABASE_URL, DATA_DIR } = readPlaces();
  return { database: addressOf(DATABASE_URL), dataDir: DATA_DIR };
}

function counted({ tables, files }: About): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows.toLocaleString("en")} rows and ${files.toLocaleString("en")} uploaded files`;
}

async function copy(words: readonly string[]): Promise<number> {
  const [from, to, ...rest] = words.map(addressOf);
  if (!from || !to || rest.length > 0) throw new Failure(`Two addresses are needed: ${USAGE.copy}`);
  if (!(await copyDatabase(from, to, say))) {
    say(`Not done yet: what is written from now on is still missing in ${to.name}.`);
    say("Next: stop the server, and run the same command again. It copies what has changed, which takes less time.");
    return STOP_THE_SERVER;
  }
  say(`Next: set DATABASE_URL to the address of ${to.name}, and start the server.`);
  say(`Don't start it on ${from.name} again: it would go on there, apart from the copy.`);
  return DONE;
}

async function backup(words: readonly string[]): Promise<number> {
  const [file, ...rest] = words;
  if (rest.length > 0) throw new Failure(`One file is enough: ${USAGE.backup}`);
  const installation = ownInstallation();
  const now = new Date();
  const to = path.resolve(file ?? backupName(installation.dataDir, now));
  const about = await backUpInstallation(installation, to, now);
  say(`${to} holds ${installation.database.name}: ${counted(about)}.`);
  say("Keep it on another machine. Keep beside it: session-secret, webhook-secret and vapid-key of DATA_DIR.");
  say("Keep traveller-key somewhere else: it opens the passports in the backup, and is not in it.");
  return DONE;
}

async function restore(words: readonly string[]): Promise<number> {
  const isReplacing = words.includes("--replace");
  const [file, ...rest] = words.filter((word) => word !== "--replace");
  if (!file || rest.length > 0 || file.startsWith("--")) throw new Failure(`One file is needed: ${USAGE.restore}`);
  const installation = ownInstallation();
  const about = await restoreInstallation(path.resolve(file), installation, isReplacing, say);
  say(`${installation.database.name} holds the backup of ${about.madeAt}: ${counted(about)}.`);
  say("Next: put the keys that were kept into DATA_DIR (or set them), and start the server.");
  return DONE;
}

const RUN: Record<Command, (words: readonly string[]) => Promise<number>> = { copy, backup, restore };

function isCommand(word: string | undefined): word is Command {
  return COMMANDS.some((command) => command === word);
}

// Whatever is written belongs to this user alone.
process.umask(0o077);
const [command, ...words] = process.argv.slice(2);
try {
  if (!isCommand(command)) throw new Failure(`The commands are: ${Object.values(USAGE).join("; ")}`);
  process.exitCode = await RUN[command](words);
} catch (error) {
  process.stderr.write(`${inOneLine(error, secrets)}\n`);
  process.exitCode = FAILED;
}
