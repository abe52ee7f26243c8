import { noProgress, type PlannedUnit, type StoredProgress } from './plan-import.ts';
import type { ImportedUnit } from './progress-import.repository.ts';

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
