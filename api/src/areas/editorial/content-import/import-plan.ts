import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, ContentMistake } from '@site/shared/contracts/editorial';
import type { ContentRow, StoredRow } from '../../../content/index.ts';
import type { ProblemContent } from '../../../database/stored-problem.ts';
import {
  contentOf,
  formOf,
  isProved,
  type ManagedProblem,
} from '../admin-problems/managed-problem.ts';
import type { SheetRows } from './sheet-rows.ts';

export type RowTable = keyof SheetRows;

export const rowTables: RowTable[] = ['roadmaps', 'topics', 'learning_units'];

const kinds = { roadmaps: 'roadmap', topics: 'topic', learning_units: 'unit' } as const;

/** What an import does to one table. */
export interface RowPlan {
  save: ContentRow[];
  retire: string[];
  bringBack: string[];
  unchanged: number;
  changes: ContentChange[];
}

/** @param stored the rows of the same ids, and those that are retired if they aren't among the desired ones */
export function planRows(table: RowTable, desired: ContentRow[], stored: StoredRow[]): RowPlan {
  const before = new Map(stored.map((row) => [row.id, row]));
  const plan: RowPlan = { save: [], retire: [], bringBack: [], unchanged: 0, changes: [] };
  const note = (
    row: ContentRow,
    change: ContentChange['change'],
    fields: ContentChange['fields'],
  ) =>
    plan.changes.push({
      kind: kinds[table],
      id: row.id,
      name: String(row.columns.name ?? row.columns.title),
      change,
      draft: false,
      fields,
    });
  for (const row of desired) {
    const known = before.get(row.id);
    const fields = known ? changedColumns(known, row) : [];
    if (!known || fields.length > 0) plan.save.push(row);
    if (known?.retired) plan.bringBack.push(row.id);
    if (!known) note(row, 'added', []);
    else if (known.retired) note(row, 'returned', fields);
    else if (fields.length > 0) note(row, 'changed', fields);
    else plan.unchanged += 1;
  }
  const present = new Set(desired.map(({ id }) => id));
  for (const row of stored) {
    if (row.retired || present.has(row.id)) continue;
    plan.retire.push(row.id);
    note(row, 'retired', []);
  }
  return plan;
}

const changedColumns = (known: StoredRow, { columns }: ContentRow): ContentChange['fields'] =>
  Object.keys(columns).flatMap((field) => fieldChange(field, known.columns[field], columns[field]));

/** One entry if the values differ, in words for people. */
const fieldChange = (field: string, before: unknown, after: unknown): ContentChange['fields'] =>
  isDeepStrictEqual(before, after)
    ? []
    : [{ field, before: inWords(before), after: inWords(after) }];

const inWords = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** What an import does to a DSA problem. */
export interface ProblemPlan {
  content: ProblemContent;
  managed: ManagedProblem | null;
  change: ContentChange;
}

/** @returns null if nothing changes */
export function planProblem(content: ProblemContent, all: ManagedProblem[]): ProblemPlan | null {
  const { problem } = content;
  const managed = all.find(({ id }) => id === problem.id) ?? null;
  const fields = managed ? differences(contentOf(managed), content) : [];
  const retired = managed?.published?.row.retired ?? false;
  if (managed && fields.length === 0 && !retired) return null;
  // What was never published waits for an editor who publishes it.
  const draft = !managed?.published || !isProved(managed, content);
  const change = !managed ? 'added' : retired && !draft ? 'returned' : 'changed';
  return {
    content,
    managed,
    change: {
      kind: 'dsa-problem',
      id: problem.id,
      name: problem.title,
      change,
      draft,
      fields,
    },
  };
}

function differences(before: ProblemContent, after: ProblemContent): ContentChange['fields'] {
  const [one, other] = [before, after].map(
    (content): Record<string, unknown> => ({
      ...formOf(content),
      javascript: content.javascript,
      compiled: content.compiled,
      picture: content.picture,
      sequence_number: content.problem.sequence_number,
    }),
  );
  return Object.keys(other ?? {}).flatMap((field) =>
    fieldChange(field, one?.[field], other?.[field]),
  );
}

/** Addresses never change, and are never given twice, not even those of drafts and of what is retired. */
export const wrongSlugs = (problems: ProblemContent[], all: ManagedProblem[]): ContentMistake[] =>
  problems.flatMap(({ problem: { id, slug } }) => {
    const mistake = (message: string) => [
      { file: `dsa-problems/${slug}/problem.json`, line: 1, field: 'slug', message },
    ];
    const known = all.find((one) => one.id === id);
    const address = known && contentOf(known).problem.slug;
    if (address && address !== slug) return mistake(`must be ${address}: addresses never change`);
    const other = all.find((one) => one.id !== id && contentOf(one).problem.slug === slug);
    return other ? mistake(`${slug} is the address of ${other.id}`) : [];
  });
