import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "#server/db/connect.ts";

export type Table = { name: string; columns: string[] };
type Executor = Db | Transaction;

/** Rows that travel together: one statement's worth. */
const CHUNK_ROWS = 500;

/** Both drivers answer with `rows`; their common type does not say so. */
async function select<Row>(db: Executor, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/**
 * Every table of the product, each after those that it refers to. Asked of the database itself, so that no table can be
 * forgotten. The queue's own tables are not among them: what is open is queued anew.
 */
export async function readTables(db: Executor): Promise<Table[]> {
  const tables = await select<Table>(
    db,
    sql`select c.relname::text as name, json_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = 'public' and c.relkind = 'r' group by c.relname order by c.relname`,
  );
  const references = await select<{ from: string; to: string }>(
    db,
    sql`select f.relname::text as "from", t.relname::text as "to" from pg_constraint k
      join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.oid <> t.oid`,
  );
  const sorted: Table[] = [];
  const placed = new Set<string>();
  while (sorted.length < tables.length) {
    const next = tables.filter(
      ({ name }) => !placed.has(name) && references.every(({ from, to }) => from !== name || placed.has(to)),
    );
    if (next.length === 0) throw new Error("tables refer to each other in a circle");
    for (const table of next) {
      sorted.push(table);
      placed.add(table.name);
    }
  }
  return sorted;
}

/** Rows as JSON texts, which the database itself writes and reads: no number and no moment passes through JavaScript. */
export async function* dumpRows(tx: Transaction, table: string): AsyncGenerator<string[]> {
  const name = sql.identifier(table);
  // The same moment in the same words, wherever the database stands.
  await tx.execute(sql`set local timezone to 'UTC'`);
  await tx.execute(sql`declare dump no scroll cursor for select to_jsonb(t)::text as row from ${name} t`);
  for (;;) {
    const rows = await select<{ row: string }>(tx, sql`fetch ${sql.raw(String(CHUNK_ROWS))} from dump`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < CHUNK_ROWS) break;
  }
  await tx.execute(sql`close dump`);
}

/** Columns that the dump does not know get their default. */
export async function loadRows(tx: Transaction, table: Table, rows: string[]): Promise<void> {
  const name = sql.identifier(table.name);
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`set local timezone to 'UTC'`);
  await tx.execute(
    sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${`[${rows.join(",")}]`}::jsonb)`,
  );
}

/** After rows came with their numbers, the next number is one that is free. */
export async function resetSequences(tx: Transaction, tables: Table[]): Promise<void> {
  for (const { name, columns } of tables)
    for (const column of columns) {
      const [found] = await select<{ sequence: string | null }>(
        tx,
        sql`select pg_get_serial_sequence(quote_ident(${name}), ${column}) as sequence`,
      );
      if (!found?.sequence) continue;
      await tx.execute(
        sql`select setval(${found.sequence}::regclass, coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(name)}), 0) + 1, false)`,
      );
    }
}

export const hasRows = async (db: Executor, table: string): Promise<boolean> =>
  (await select(db, sql`select 1 from ${sql.identifier(table)} limit 1`)).length > 0;

/** What two copies of a table are compared by: a count, and a sum over hashes of its rows in which their order does not show. */
export type Fingerprint = { rows: number; sum: string };

export function createFingerprint() {
  let rows = 0;
  let sum = 0n;
  return {
    add(texts: string[]) {
      rows += texts.length;
      for (const text of texts)
        sum = (sum + BigInt(`0x${createHash("sha256").update(text).digest("hex")}`)) % 2n ** 256n;
    },
    get: (): Fingerprint => ({ rows, sum: sum.toString(16).padStart(64, "0") }),
  };
}

export async function fingerprintOf(tx: Transaction, table: string): Promise<Fingerprint> {
  const fingerprint = createFingerprint();
  for await (const rows of dumpRows(tx, table)) fingerprint.add(rows);
  return fingerprint.get();
}

/** The rows of one table as they are at one moment, for as long as the transaction lasts. */
export const atOneMoment = <T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" });
