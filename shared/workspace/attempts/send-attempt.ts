import { mutationOf } from '@site/shared/api';
import type { Attempt } from '@site/shared/contracts';
import type { Place } from '@site/shared/device';
import { type Delivery, outbox, personKey } from '@site/shared/platform';

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
