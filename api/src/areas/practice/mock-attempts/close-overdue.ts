import type { Database } from '../../../database/database.ts';
import { changeAttempt, takeOverdue } from './mock-attempts.repository.ts';
import { GRACE_MS } from './mock-attempts.service.ts';
import { resultOf, scoreOf, takenOf } from './score.ts';

/** An attempt is some 30 KiB. */
const AT_ONCE = 20;

/**
 * Closes the tests whose page didn't hand them in, with what the account has: lists and the plan know of them then,
 * though nobody opens them. What a device still has is added when it hands in.
 */
export async function closeOverdue({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const moment = new Date(now.getTime() - GRACE_MS);
  const closeSome = () =>
    kysely.transaction().execute(async (transaction) => {
      const overdue = await takeOverdue(transaction, moment, AT_ONCE);
      for (const row of overdue) {
        await changeAttempt(
          transaction,
          { userId: row.user_id, attemptId: row.id },
          {
            closedAt: row.ends_at,
            timedOut: true,
            score: scoreOf(resultOf(takenOf(row))),
          },
        );
      }
      return overdue.length;
    });
  while ((await closeSome()) === AT_ONCE);
}
