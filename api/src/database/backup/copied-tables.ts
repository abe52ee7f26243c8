import type pg from 'pg';
import type { BackupDescription, CopiedTable } from './backup-file.ts';

/** Every table of the site with the columns that are stored, each after the tables it refers to. */
export async function copiedTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows: tables } = await client.query<CopiedTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r'
    group by c.relname order by c.relname`);
  return inOrder(tables, await references(client));
}

/** Of every sequence from which something was taken, what was taken last. */
export async function usedSequences(
  client: pg.ClientBase,
): Promise<BackupDescription['sequences']> {
  const { rows } = await client.query(`
    select sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`);
  return rows;
}

interface Reference {
  from: string;
  to: string;
}

/** Between different tables: rows of one table are checked when all of them are there. */
async function references(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select f.relname as "from", t.relname as "to"
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid`);
  return rows;
}

function inOrder(tables: CopiedTable[], references: Reference[]): CopiedTable[] {
  if (tables.length === 0) return [];
  const waiting = new Set(tables.map(({ name }) => name));
  const waits = ({ name }: CopiedTable) =>
    references.some(({ from, to }) => from === name && waiting.has(to));
  const ready = tables.filter((table) => !waits(table));
  if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}`);
  return [...ready, ...inOrder(tables.filter(waits), references)];
}
