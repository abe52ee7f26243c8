/** The microfrontends whose promotions a second person approves. Before reading or changing them, lock what is live. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

export type ApprovalRule = Selectable<DB['approval_rules']>;

export function findRules(kysely: Kysely<DB>): Promise<ApprovalRule[]> {
  return kysely.selectFrom('approval_rules').selectAll().orderBy('unit').execute();
}

export async function isApprovalRequired(
  kysely: Kysely<DB>,
  microfrontend: string,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('approval_rules')
    .select('unit')
    .where('unit', '=', microfrontend)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRule(
  transaction: Transaction<DB>,
  rule: Pick<ApprovalRule, 'unit' | 'set_by' | 'administrator_id'>,
): Promise<void> {
  await transaction.insertInto('approval_rules').values(rule).execute();
}

export async function deleteRule(
  transaction: Transaction<DB>,
  microfrontend: string,
): Promise<void> {
  await transaction.deleteFrom('approval_rules').where('unit', '=', microfrontend).execute();
}
