import { isDeepStrictEqual } from 'node:util';
import type { ContentRow } from './content-rows.ts';

/** A row as the database has it. `loaded` is what the loader last wrote, null for a row it never wrote. */
export interface StoredRow extends ContentRow {
  loaded: Record<string, unknown> | null;
  retired: boolean;
}

/** What a load does to one table, and what it leaves alone. */
export interface TablePlan {
  added: ContentRow[];
  changed: ContentRow[];
  /** Equal to the file by now, though `loaded` is not: only that is brought up to date. */
  adopted: ContentRow[];
  /** Edited since the last load: left as they are, with the names of the columns that were edited. */
  kept: { id: string; edited: string[] }[];
  /** Gone from the files. */
  retired: string[];
  /** Back in the files after they were retired. */
  returned: string[];
}

/** Decides, row by row, what loading `wanted` over `stored` does. Changes nothing itself. */
export function planLoad(wanted: ContentRow[], stored: StoredRow[]): TablePlan {
  const plan: TablePlan = {
    added: [],
    changed: [],
    adopted: [],
    kept: [],
    retired: [],
    returned: [],
  };
  const before = new Map(stored.map((row) => [row.id, row]));
  for (const row of wanted) {
    const known = before.get(row.id);
    if (known) planKnown(plan, row, known);
    else plan.added.push(row);
  }
  const present = new Set(wanted.map(({ id }) => id));
  for (const row of stored) if (!present.has(row.id)) planGone(plan, row);
  return plan;
}

function planKnown(plan: TablePlan, row: ContentRow, known: StoredRow): void {
  if (known.retired) plan.returned.push(row.id);
  if (sameColumns(row.columns, known.columns)) {
    if (!known.loaded || !sameColumns(row.columns, known.loaded)) plan.adopted.push(row);
    return;
  }
  const edited = editedColumns(known);
  if (edited.length > 0) plan.kept.push({ id: row.id, edited });
  else plan.changed.push(row);
}

/** A row the loader never wrote belongs to somebody else and is none of its business. */
function planGone(plan: TablePlan, row: StoredRow): void {
  if (row.retired || !row.loaded) return;
  const edited = editedColumns(row);
  if (edited.length > 0) plan.kept.push({ id: row.id, edited });
  else plan.retired.push(row.id);
}

/** A column that `loaded` does not know yet was added since by a migration, not edited by a person. */
function editedColumns({ columns, loaded }: StoredRow): string[] {
  if (!loaded) return Object.keys(columns);
  return Object.keys(columns).filter(
    (name) => name in loaded && !isDeepStrictEqual(columns[name], loaded[name]),
  );
}

function sameColumns(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return Object.keys(one).every((name) => isDeepStrictEqual(one[name], other[name]));
}
