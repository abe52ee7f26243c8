import type { Attempt } from '@site/shared/contracts';
import { type OutboxEntry, type Outcome, outbox, queryClient } from '@site/shared/platform';
import { attemptsQuery } from './attempts.queries.ts';
import { storeOnDevice } from './device-attempts.ts';
import type { AttemptMeta } from './send-attempt.ts';

/** From now on, an attempt that any tab has sent is in the cached list; one that waited and is refused stays here. */
export const followAttempts = () => outbox.follow('attempt', settle);

function settle(
  { person, state, meta: { unitId, place, attempt } }: OutboxEntry<AttemptMeta>,
  { result }: Outcome,
): void {
  if (result === 'refused') {
    // One that was just made is stored by the code that made it.
    if (state === 'waiting') storeOnDevice(unitId, place, person, attempt);
    return;
  }
  const { queryKey } = attemptsQuery(person, unitId);
  queryClient.setQueryData<Attempt[]>(queryKey, (known) => known && [attempt, ...known]);
  void queryClient.invalidateQueries({ queryKey });
}
