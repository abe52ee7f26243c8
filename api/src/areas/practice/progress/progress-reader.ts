import type { Database } from '../../../database/database.ts';
import { findProgress, type PersonProgress } from './find-progress.ts';

/** Enough to keep PostgreSQL busy while the results of one query are being written. */
const QUERIES_AT_ONCE = 2;

interface Asker {
  resolve(progress: PersonProgress): void;
  reject(error: unknown): void;
}

/** Those who wait for the same units: by person, since one may request several times. */
type Batch = Map<string, Asker[]>;

/**
 * Reads people's progress, with one query for all simultaneous requests: under load a query for
 * each makes a request three times as expensive (docs/benchmarks.md). Nothing is cached; a query always
 * starts after every request it serves, so that each sees what was saved before.
 */
export function createProgressReader(database: Pick<Database, 'pool'>) {
  const waiting = new Map<string, Batch>();
  let running = 0;

  const start = () => {
    for (const [unitIds, batch] of waiting) {
      if (running >= QUERIES_AT_ONCE) return;
      waiting.delete(unitIds);
      void run(unitIds, batch);
    }
  };

  const run = async (unitIds: string, batch: Batch) => {
    running += 1;
    try {
      const found = await findProgress(database, [...batch.keys()], unitIds);
      for (const [userId, askers] of batch) {
        for (const { resolve } of askers) resolve(found.get(userId) ?? noProgress);
      }
    } catch (error) {
      for (const { reject } of [...batch.values()].flat()) reject(error);
    }
    running -= 1;
    start();
  };

  /** A person's progress: flags of every unit, notes of `unitIds` (see findProgress). */
  return (userId: string, unitIds: string): Promise<PersonProgress> =>
    new Promise((resolve, reject) => {
      const batch = waiting.get(unitIds) ?? new Map<string, Asker[]>();
      waiting.set(unitIds, batch);
      batch.set(userId, [...(batch.get(userId) ?? []), { resolve, reject }]);
      setImmediate(start);
    });
}

const noProgress: PersonProgress = { completed: [], bookmarked: [], notes: {} };
