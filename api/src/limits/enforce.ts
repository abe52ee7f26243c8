import type { Kysely } from 'kysely';
import type { DB } from '../database/tables.ts';
import { type Counted, count } from './fixed-windows.repository.ts';
import { type LimitName, limitMet } from './rules.ts';

/**
 * Counts what was done. Only what the narrower limit lets through counts for the wider one: nobody uses up
 * their neighbours' share.
 * @throws TooManyRequests
 */
export async function enforce(
  kysely: Kysely<DB>,
  name: LimitName,
  narrowToWide: readonly Counted[],
): Promise<void> {
  for (const counted of narrowToWide) {
    const [resetsAt] = await count(kysely, [counted]);
    if (resetsAt !== null) throw limitMet(name, resetsAt);
  }
}
