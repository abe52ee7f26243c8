import { limits, type NoteChoice } from '@site/shared/contracts';
import { fileRefused } from '../../errors/file-refused.ts';
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

export const noProgress: StoredProgress = {
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
 * @throws DomainError 400 if two notes together would be too long.
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

function noteAfter({ name, notes }: UnitRow, current: string, choice: NoteChoice): string {
  if (current === '') return notes;
  if (current.includes(notes) || choice === 'keep') return current;
  if (choice === 'replace') return notes;
  const both = `${current}\n\n${notes}`;
  if (both.length <= limits.note) return both;
  throw fileRefused(`Your two notes on ${name} add up to more than ${limits.note} characters.`);
}
