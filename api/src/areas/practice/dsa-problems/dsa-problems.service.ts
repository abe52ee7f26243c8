import type { DsaProblem, DsaProblemSummary } from '@site/shared/contracts/practice';
import { cacheContent } from '../../../database/content-cache.ts';
import type { Database } from '../../../database/database.ts';
import type { PreparedResponse } from '../../../routing/prepared-response.ts';
import { findAttempted } from '../attempts/attempts.repository.ts';
import { createProgressReader } from '../progress/progress-reader.ts';
import { findProblems } from './dsa-problems.repository.ts';
import { createPreparing } from './prepared-problems.ts';

/** DSA problems as one process serves them. Unknown slugs and ids give null. */
export interface DsaProblems {
  visitorList(): Promise<PreparedResponse>;
  /** With what the learner completed on the practice sheet, and tried. */
  learnerList(userId: string): Promise<DsaProblemSummary[]>;
  /** The same for everyone. */
  response(slug: string): Promise<PreparedResponse | null>;
  problem(slug: string): Promise<DsaProblem | null>;
  /** Stops following changes of content. */
  stop(): void;
}

const noNotes = '{}';

/** Problems come from the cache, progress and attempts from a query each: see cacheContent for when the cache is dropped. */
export function createDsaProblems(database: Database): DsaProblems {
  const readProgress = createProgressReader(database);
  const prepare = createPreparing();
  const prepared = cacheContent(database, async () => prepare(await findProblems(database.kysely)));
  const find = async (slug: string) => (await prepared.get()).bySlug.get(slug);
  return {
    visitorList: async () => (await prepared.get()).visitorList,
    learnerList: async (userId) => {
      const { list } = await prepared.get();
      const [progress, attempted] = await Promise.all([
        readProgress(userId, noNotes),
        findAttempted(database.kysely, userId),
      ]);
      const completed = new Set(progress.completed);
      return list.map((summary) => ({
        ...summary,
        completed: completed.has(summary.unitId),
        attempted: attempted.has(summary.unitId),
      }));
    },
    response: async (slug) => (await find(slug))?.response ?? null,
    problem: async (slug) => (await find(slug))?.problem ?? null,
    stop: prepared.stop,
  };
}
