import type { Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { saveOvertaken } from './approvals.repository.ts';

interface LiveChange {
  /** The microfrontends whose version changes. */
  changes: readonly { unit: string; from: string | null; to: string | null }[];
  action: string;
  by: string;
}

/**
 * A request is about the step from what was live to another version. Once something else is live, nobody has looked at
 * that step. Called by everything that changes what is live.
 */
export async function overtakeWithChange(
  transaction: Transaction<DB>,
  { changes, action, by }: LiveChange,
): Promise<void> {
  for (const { unit, from, to } of changes) {
    const verdict = `${unit} went from ${from ?? 'nothing'} to ${to ?? 'nothing'} in the meantime (${action} by ${by}).`;
    await saveOvertaken(transaction, unit, verdict);
  }
}

/** Nobody can approve what was withdrawn. */
export const overtakeWithdrawn = (
  transaction: Transaction<DB>,
  { unit, version }: { unit: string; version: string },
  by: string,
): Promise<void> =>
  saveOvertaken(transaction, unit, `${unit} ${version} was withdrawn by ${by}.`, version);
