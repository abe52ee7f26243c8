import type { CommentDecision } from '@site/shared/contracts/editorial';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

type Open = Transaction<DB>;

/** Until the transaction ends, nobody else decides about the comment, replies to it or changes it. */
export async function lockComment(transaction: Open, id: string): Promise<void> {
  await transaction.selectFrom('comments').select('id').where('id', '=', id).forUpdate().execute();
}

/** Stores who decided what. @returns the id of the decision. */
export async function insertDecision(
  transaction: Open,
  admin: { id: string; name: string },
  decision: CommentDecision & { id: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('comment_decisions')
    .values({
      comment_id: decision.id,
      action: decision.action,
      text: 'text' in decision ? decision.text : '',
      admin_id: admin.id,
      admin_name: admin.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** From here on readers see the comment as they see a deleted one, or see it again. */
export async function setHidden(transaction: Open, id: string, hidden: boolean): Promise<void> {
  await transaction
    .updateTable('comments')
    .set({ hidden_at: hidden ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute();
}

/** The open reports on a comment are settled by a decision. */
export async function settleReports(
  transaction: Open,
  commentId: string,
  decisionId: string,
): Promise<void> {
  await transaction
    .updateTable('comment_reports')
    .set({ decision_id: decisionId })
    .where('comment_id', '=', commentId)
    .where('decision_id', 'is', null)
    .execute();
}

/** Those that a decision settled are open again. */
export async function reopenReports(transaction: Open, decisionId: string): Promise<void> {
  await transaction
    .updateTable('comment_reports')
    .set({ decision_id: null })
    .where('decision_id', '=', decisionId)
    .execute();
}
