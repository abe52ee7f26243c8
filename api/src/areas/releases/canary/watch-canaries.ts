import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { enqueueAgain } from '../../../jobs/enqueue.ts';
import { findRunning } from './canaries.repository.ts';
import { type EvaluationOptions, evaluateCanary } from './evaluate-canary.ts';

/** Soon after pages report, which they do within half a minute. */
export const LOOK_SECONDS = 5;

/** Looks at the canary that runs, and has it looked at again a few seconds later until it has ended. */
export async function watchCanaries(options: EvaluationOptions): Promise<void> {
  const { kysely } = options.store;
  await evaluateCanary(options);
  if (await findRunning(kysely)) await lookSoon(kysely);
}

export const lookSoon = (kysely: Kysely<DB>): Promise<void> =>
  enqueueAgain(kysely, 'canary', LOOK_SECONDS);
