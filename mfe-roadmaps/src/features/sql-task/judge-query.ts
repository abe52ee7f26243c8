import type { SqlTask } from '@site/shared/contracts/practice';
import type { JudgedOn } from './judging/check.ts';
import type { Run } from './postgres/postgres.ts';
import { loadConsole } from './use-console.ts';

/** A query as one case, which passes if it's right on all rows. */
interface QueryResult {
  passed: number;
  total: number;
  /** The rows on which it isn't right. */
  failed: string[];
}

/**
 * Checks a query; null if it was stopped, or PostgreSQL can't run it here.
 * @param load loads what runs it; the page's own by default
 */
export async function judgeQuery(
  task: SqlTask,
  query: string,
  signal: AbortSignal,
  load = loadConsole,
): Promise<QueryResult | null> {
  const { check, close } = await load();
  try {
    const verdict = await check(task, query, signal);
    if (verdict.kind === 'right') return { passed: 1, total: 1, failed: [] };
    if (verdict.kind === 'failed' && isNotJudged(verdict.run)) return null;
    return { passed: 0, total: 1, failed: [rowsOf[verdict.on]] };
  } finally {
    close();
  }
}

/** Whether it's about the device or the person, not about the query. */
const isNotJudged = ({ kind }: Run) => kind !== 'error' && kind !== 'too-long';

const rowsOf: Record<JudgedOn, string> = {
  shown: 'the rows shown',
  hidden: 'other rows',
  turned: 'rows stored in another order',
};
