import type { Selectable } from "kysely";
import { db, transact } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import { SandboxConflict } from "#app/integrations/stripe/sandbox/store";
import type { SandboxKind, SandboxRow, SandboxStore, SandboxTransaction } from "#app/integrations/stripe/sandbox/store";
import type { SandboxPaymentObjectsTable } from "../rules/booking.table";

const MAX_TRIES = 8;

function toRow(row: Selectable<SandboxPaymentObjectsTable>): SandboxRow {
  return {
    id: row.id,
    kind: row.kind as SandboxKind,
    idempotencyKey: row.idempotency_key ?? undefined,
    body: row.body,
    createdAt: new Date(row.created_at),
  };
}

function within(trx: Db): SandboxTransaction {
  const table = "sandbox_payment_objects";
  return {
    async get(id) {
      const row = await trx.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
      return row && toRow(row);
    },
    async findByKey(key) {
      const row = await trx.selectFrom(table).selectAll().where("idempotency_key", "=", key).executeTakeFirst();
      return row && toRow(row);
    },
    async insert(row) {
      const at = row.createdAt.toISOString();
      const made = await trx
        .insertInto(table)
        .values({
          id: row.id,
          kind: row.kind,
          idempotency_key: row.idempotencyKey ?? null,
          body: row.body,
          created_at: at,
          updated_at: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!made) throw new SandboxConflict(row.id);
    },
    async replace(read, next) {
      const changed = await trx
        .updateTable(table)
        .set({ kind: next.kind, body: next.body, updated_at: new Date().toISOString() })
        .where("id", "=", read.id)
        .where("body", "=", read.body)
        .returning("id")
        .executeTakeFirst();
      if (!changed) throw new SandboxConflict(read.id);
    },
    async remove(id) {
      await trx.deleteFrom(table).where("id", "=", id).execute();
    },
  };
}

/** The sandbox's objects in the product's database. */
export function sandboxStore(): SandboxStore {
  return {
    async change(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await transact((trx) => work(within(trx)));
        } catch (error) {
          if (!(error instanceof SandboxConflict) || tries >= MAX_TRIES) throw error;
        }
      }
    },
    async list(kind) {
      const rows = await db()
        .selectFrom("sandbox_payment_objects")
        .selectAll()
        .where("kind", "=", kind)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toRow);
    },
  };
}
