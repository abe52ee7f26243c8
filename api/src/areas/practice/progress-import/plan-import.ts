import { limits } from '@site/shared/contracts/composition';
import type { NoteChoice } from '@site/shared/contracts/practice';
import { fileRefused } from '../../../errors/file-refused.ts';
import type { UnitRow } from './match-units.ts';

/** A row of progress. Times as the database writes them, to the microsecond. */
export interface StoredProgress {
  completed: boolean;
  completed_changed_at: string | null;
  bookmarked: boolean;
  bookmarked_changed_at: string | null;
  notes: string;
  notes_changed_at: string | null;
}

const noProgress: StoredProgress = {
  completed: false,
  completed_changed_at: null,
  bookmarked: false,
  bookmarked_changed_at: null,
  notes: '',
  notes_changed_at: null,
};

/** A unit that an import changes, with all of its row afterwards. */
export type PlannedUnit = StoredProgress & { unit_id: string };

export interface ImportPlan {
  units: PlannedUnit[];
  completed: number;
  bookmarked: number;
  notes: number;
  differences: { unitId: string; name: string; current: string; imported: string }[];
}

/**
 * What an import changes. Marks are only added; a note is taken if there is none, and otherwise as was chosen.
 * @param now stands in for times that the file does not know, that are still to come, or that lie before 1970
 * @throws DomainError 400 if notes would be too long together.
 */
export function planImport(
  rows: UnitRow[],
  stored: ReadonlyMap<string, StoredProgress>,
  { notes: choice, now }: { notes: NoteChoice; now: Date },
): ImportPlan {
  const plan: ImportPlan = { units: [], completed: 0, bookmarked: 0, notes: 0, differences: [] };
  const at = (time: string | null) => {
    const moment = time === null ? Number.NaN : Date.parse(time);
    return (moment > 0 && moment < now.getTime() ? new Date(moment) : now).toISOString();
  };

  refuseTooLong(rows, stored, choice);
  for (const row of rows) {
    const before = stored.get(row.unitId) ?? noProgress;
    const after = { ...before };
    if (row.completed && !before.completed) {
      plan.completed += 1;
      Object.assign(after, { completed: true, completed_changed_at: at(row.completedChangedAt) });
    }
    if (row.bookmarked && !before.bookmarked) {
      plan.bookmarked += 1;
      Object.assign(after, {
        bookmarked: true,
        bookmarked_changed_at: at(row.bookmarkedChangedAt),
      });
    }
    const { unitId, name } = row;
    const differs = before.notes !== '' && !before.notes.includes(row.notes);
    if (row.notes !== '' && before.notes === '') plan.notes += 1;
    if (differs) {
      plan.differences.push({ unitId, name, current: before.notes, imported: row.notes });
    }
    const notes = noteAfter(row, before.notes, choice);
    if (notes !== before.notes) {
      Object.assign(after, { notes, notes_changed_at: at(differs ? null : row.notesChangedAt) });
    }
    const changed = (Object.keys(after) as (keyof StoredProgress)[]).some(
      (field) => after[field] !== before[field],
    );
    if (changed) plan.units.push({ unit_id: unitId, ...after });
  }
  return plan;
}

function noteAfter({ notes }: UnitRow, current: string, choice: NoteChoice): string {
  if (current === '') return notes;
  if (current.includes(notes) || choice === 'keep') return current;
  if (choice === 'replace') return notes;
  return `${current}\n\n${notes}`;
}

/** So many problems are named. */
const NAMED = 10;
const listed = new Intl.ListFormat('en');

function refuseTooLong(
  rows: UnitRow[],
  stored: ReadonlyMap<string, StoredProgress>,
  choice: NoteChoice,
): void {
  const names = rows
    .filter(
      (row) => noteAfter(row, stored.get(row.unitId)?.notes ?? '', choice).length > limits.note,
    )
    .map(({ name }) => name);
  if (names.length === 0) return;
  const others = names.length - NAMED;
  const all = listed.format([...names.slice(0, NAMED), ...(others > 0 ? [`${others} more`] : [])]);
  throw fileRefused(
    `Your note and the file's add up to more than ${limits.note} characters on ${all}.`,
  );
}

/** A unit that an import changed. */
export interface ImportedUnit {
  unitId: string;
  before: StoredProgress | null;
  after: StoredProgress;
}

const fields = [
  ['completed', 'completed_changed_at'],
  ['bookmarked', 'bookmarked_changed_at'],
  ['notes', 'notes_changed_at'],
] as const;

/**
 * The rows as they are once an import is taken back: each field as it was before, unless it was changed since.
 * `kept` counts units of which something stays.
 */
export function undoImport(
  imported: ImportedUnit[],
  stored: ReadonlyMap<string, StoredProgress>,
): { units: PlannedUnit[]; restored: number; kept: number } {
  const units: PlannedUnit[] = [];
  let kept = 0;
  for (const { unitId, before, after } of imported) {
    const current = stored.get(unitId) ?? noProgress;
    const former = before ?? noProgress;
    const row = { unit_id: unitId, ...current };
    let stays = false;
    for (const [field, time] of fields) {
      if (same(former, after, field, time)) continue;
      if (same(current, after, field, time)) {
        Object.assign(row, { [field]: former[field], [time]: former[time] });
      } else {
        stays = true;
      }
    }
    units.push(row);
    if (stays) kept += 1;
  }
  return { units, restored: units.length - kept, kept };
}

const same = (
  one: StoredProgress,
  other: StoredProgress,
  field: keyof StoredProgress,
  time: keyof StoredProgress,
) => one[field] === other[field] && one[time] === other[time];
