import { mutationOf, request } from '@site/shared/api';
import type { Attempt } from '@site/shared/contracts/practice';
import { attempts, type Place } from '@site/shared/device';
import {
  type Delivery,
  type OutboxEntry,
  type Outcome,
  outbox,
  personKey,
  queryClient,
  queryOptions,
  statusOf,
} from '@site/shared/platform';
import { removeFromDevice, storeOnDevice } from './device-attempts.ts';

/** What a person has submitted for an exercise, on any device, the newest first. */
export const attemptsQuery = (person: string, unitId: string) =>
  queryOptions({
    queryKey: ['attempts', unitId, person],
    queryFn: async ({ signal }): Promise<Attempt[]> => {
      const params = { userId: person, unitId };
      const path = '/v1/users/{userId}/units/{unitId}/attempts';
      return (await request(`GET ${path}`, { params, signal })).attempts;
    },
  });

/** `meta` of mutations of the kind 'attempt'. */
export interface AttemptMeta {
  unitId: string;
  place: Place;
  attempt: Attempt;
}

/** Sends an attempt to the account, or lets it wait for the network. Rejects if the API refuses it. */
export function sendAttempt(unitId: string, place: Place, attempt: Attempt): Promise<Delivery> {
  const person = personKey();
  const params = { userId: person, unitId };
  return outbox.enqueue({
    person,
    kind: 'attempt',
    queueKey: `attempts ${unitId}`,
    ...mutationOf('POST /v1/users/{userId}/units/{unitId}/attempts', { params, body: attempt }),
    failureMessage: "We couldn't save your attempt",
    page: place.path,
    meta: { unitId, place, attempt } satisfies AttemptMeta,
  });
}

const TOO_MANY = 429;

/**
 * Sends what a person submitted on this device and the API wouldn't take then. An attempt has the same id each time
 * it's sent, and so counts once. What is refused again stays here. What a visitor submitted is merged on a page of its own.
 */
export async function sendStoredAttempts(person: string): Promise<void> {
  for (const unitId of attempts.names(person)) {
    const stored = attempts.read(unitId, person);
    if (!stored) continue;
    const { title, path } = stored;
    for (const attempt of stored.attempts.toReversed()) {
      try {
        await sendAttempt(unitId, { title, path }, attempt);
        removeFromDevice(unitId, person, attempt.id);
      } catch (error) {
        if (statusOf(error) === TOO_MANY) return;
      }
    }
  }
}

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
