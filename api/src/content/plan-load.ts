import { isDeepStrictEqual } from 'node:util';
import type { ContentOrigin } from '@site/shared/contracts/editorial';
import type { ContentRow } from './content.ts';

/** A row as the database has it. `loaded` is what the loader last wrote, null for a row it never wrote. */
export interface StoredRow extends ContentRow {
  loaded: Record<string, unknown> | null;
  retired: boolean;
  /** By an administrator or a moderator. */
  deleted: boolean;
  /** An administrator decided whether it is retired. */
  retirementEdited: boolean;
}

/** What a load does to one table, and what it leaves alone. */
export interface TablePlan {
  added: ContentRow[];
  changed: ContentRow[];
  /** Equal to the file by now, though `loaded` is not: only that is brought up to date. */
  adopted: ContentRow[];
  /** Edited since the last load: left as they are, with the names of the columns that were edited. */
  kept: { id: string; edited: string[] }[];
  /** Changed in the files, but deleted by an administrator: they don't come back. */
  deleted: string[];
  /** Not loaded, since another row that stays as it is has their slug. */
  leftOut: { id: string; slug: unknown; holder: string }[];
  /** Gone from the files. */
  retired: string[];
  /** Back in the files after they were retired. */
  returned: string[];
}

/** Decides, row by row, what loading `desired` over `stored` does. Changes nothing itself. */
export function planLoad(desired: ContentRow[], stored: StoredRow[]): TablePlan {
  const plan: TablePlan = {
    added: [],
    changed: [],
    adopted: [],
    kept: [],
    deleted: [],
    leftOut: [],
    retired: [],
    returned: [],
  };
  const before = new Map(stored.map((row) => [row.id, row]));
  for (const row of desired) {
    const known = before.get(row.id);
    if (known) planKnown(plan, row, known);
    else plan.added.push(row);
  }
  const present = new Set(desired.map(({ id }) => id));
  for (const row of stored) if (!present.has(row.id)) planGone(plan, row);
  leaveOut(plan, stored);
  return plan;
}

/** Takes back from the plan what would need a slug that another row has and retains. */
function leaveOut(plan: TablePlan, stored: StoredRow[]): void {
  const rewritten = new Set(plan.changed.map(({ id }) => id));
  const holders = new Map(
    stored
      .filter(({ id, columns }) => columns.slug !== undefined && !rewritten.has(id))
      .map(({ id, columns }) => [columns.slug, id]),
  );
  const isFree = ({ id, columns: { slug } }: ContentRow) => {
    const holder = holders.get(slug);
    if (holder === undefined || holder === id) return true;
    plan.leftOut.push({ id, slug, holder });
    return false;
  };
  plan.added = plan.added.filter(isFree);
  plan.changed = plan.changed.filter(isFree);
}

function planKnown(plan: TablePlan, row: ContentRow, known: StoredRow): void {
  const isNews = !known.loaded || !sameColumns(row.columns, known.loaded);
  if (known.deleted) {
    if (isNews) plan.deleted.push(row.id);
    return;
  }
  if (known.retired && !known.retirementEdited) plan.returned.push(row.id);
  const decided = known.retired ? decidedRetirement(known) : [];
  const same = sameColumns(row.columns, known.columns);
  const edited = same ? [] : editedColumns(known);
  if (edited.length + decided.length > 0) {
    plan.kept.push({ id: row.id, edited: [...edited, ...decided] });
  }
  if (same) {
    if (isNews) plan.adopted.push(row);
  } else if (edited.length === 0) plan.changed.push(row);
}

const decidedRetirement = ({ retirementEdited }: StoredRow): string[] =>
  retirementEdited ? ['retired_at'] : [];

/** A row the loader never wrote isn't its own, so it's left alone. */
function planGone(plan: TablePlan, row: StoredRow): void {
  if (row.retired || row.deleted || !row.loaded) return;
  const edited = [...editedColumns(row), ...decidedRetirement(row)];
  if (edited.length > 0) plan.kept.push({ id: row.id, edited });
  else plan.retired.push(row.id);
}

/** A column that `loaded` does not know yet was added since by a migration, not edited by a person. */
function editedColumns({ columns, loaded }: Pick<StoredRow, 'columns' | 'loaded'>): string[] {
  if (!loaded) return Object.keys(columns);
  return Object.keys(columns).filter(
    (name) => name in loaded && !isDeepStrictEqual(columns[name], loaded[name]),
  );
}

function sameColumns(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return Object.keys(one).every((name) => isDeepStrictEqual(one[name], other[name]));
}

/** Where a row's content comes from: see the contract. */
export function originOf(row: StoredRow): ContentOrigin {
  if (!row.loaded) return 'site';
  return editedColumns(row).length > 0 || row.retirementEdited ? 'edited' : 'files';
}
