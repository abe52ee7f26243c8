import {
  IMPORT_LISTED,
  type ImportPreview,
  type ImportUndone,
  type importRequest,
  type ProgressImport,
} from '@site/shared/contracts/practice';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { heavyWork } from '../../../concurrency/heavy-work.ts';
import type { DB } from '../../../database/tables.ts';
import { notFound, signInRequired } from '../../../errors/domain-error.ts';
import { fileRefused } from '../../../errors/file-refused.ts';
import { lockPerson } from '../attempts/attempts.repository.ts';
import { matchUnits, type UnitRow } from './match-units.ts';
import { planImport, undoImport } from './plan-import.ts';
import {
  addEmptyProgress,
  findImports,
  findStored,
  findUnits,
  forgetOldImports,
  markUndone,
  storeImport,
  takeImportedUnits,
  writeProgress,
} from './progress-import.repository.ts';
import { readRows } from './read-file.ts';

/**
 * Progress from a file: looked at first, then imported, and taken back if it was a mistake. All of that is heavy work:
 * it throws DomainError 409 while another of the person's runs.
 */
export function createProgressImports(kysely: Kysely<DB>) {
  const read = async (transaction: Transaction<DB>, file: string) => {
    const { rows, faulty } = readRows(file);
    const count = rows.length + faulty.length;
    if (count === 0) throw fileRefused('The file has no problems in it.');
    return { count, faulty, ...matchUnits(rows, await findUnits(transaction)) };
  };

  return {
    /** @throws DomainError 400 for a file that cannot be read. */
    preview: (userId: string, file: string): Promise<ImportPreview> =>
      heavyWork(kysely, userId, async (transaction) => {
        const { count, faulty, known, unknown } = await read(transaction, file);
        const stored = await findStored(transaction, userId);
        const plan = planImport(known, stored, { notes: 'keep', now: new Date() });
        return {
          rows: count,
          completed: plan.completed,
          bookmarked: plan.bookmarked,
          notes: plan.notes,
          differing: plan.differences.length,
          differences: plan.differences.slice(0, IMPORT_LISTED),
          unknown: unknown.length,
          unknownRows: unknown.slice(0, IMPORT_LISTED),
          faulty: faulty.length,
          faultyRows: faulty.slice(0, IMPORT_LISTED),
        };
      }),

    /**
     * All or nothing. Rows with mistakes or that name no problem of ours are passed over; the preview has named them.
     * @throws DomainError 400 for a file that cannot be read or that changes nothing, 401 once the account is gone.
     */
    async apply(
      userId: string,
      { file, notes }: z.output<typeof importRequest>,
    ): Promise<ProgressImport> {
      await forgetOldImports(kysely);
      return heavyWork(kysely, userId, async (transaction) => {
        const { known } = await read(transaction, file);
        if (known.length === 0) throw fileRefused('Nothing in this file can be imported.');
        if (!(await lockPerson(transaction, userId))) throw signInRequired();
        await addEmptyProgress(transaction, userId, known.filter(saysSomething).map(unitIdOf));
        const stored = await findStored(transaction, userId, { lock: true });
        const { units } = planImport(known, stored, { notes, now: new Date() });
        if (units.length === 0) throw fileRefused('You already have everything in this file.');
        return storeImport(transaction, userId, units);
      });
    },

    list: (userId: string): Promise<ProgressImport[]> => findImports(kysely, userId),

    /** @throws DomainError 404 for one that is too old, has been taken back, or is not the person's. */
    undo: (userId: string, id: string): Promise<ImportUndone> =>
      heavyWork(kysely, userId, async (transaction) => {
        await lockPerson(transaction, userId);
        if (!(await markUndone(transaction, userId, id))) {
          throw notFound('This import can no longer be undone.');
        }
        const imported = await takeImportedUnits(transaction, id);
        const stored = await findStored(transaction, userId, { lock: true });
        const { units, restored, kept } = undoImport(imported, stored);
        await writeProgress(transaction, userId, units);
        return { restored, kept };
      }),
  };
}

const saysSomething = ({ completed, bookmarked, notes }: UnitRow) =>
  completed || bookmarked || notes !== '';

const unitIdOf = ({ unitId }: UnitRow) => unitId;
