import type { ContentOrigin } from '@site/shared/contracts';
import { editedColumns, type StoredRow } from './plan-load.ts';

/** Where a row's content comes from: see the contract. */
export function originOf(row: StoredRow): ContentOrigin {
  if (!row.loaded) return 'site';
  return editedColumns(row).length > 0 || row.retirementEdited ? 'edited' : 'files';
}
