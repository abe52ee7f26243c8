import { mutationOf } from '@site/shared/api';
import type { Attempt } from '@site/shared/contracts';
import { ownPlace } from '@site/shared/device';
import { type Delivery, outbox, personKey } from '@site/shared/platform';

/** `meta` of mutations of the kind 'attempt'. */
export interface AttemptMeta {
  problemId: string;
  attempt: Attempt;
}

/** Sends an attempt to the account, or lets it wait for the network. Rejects if the API refuses it. */
export function sendAttempt(problemId: string, attempt: Attempt): Promise<Delivery> {
  const person = personKey();
  const { place, params } = ownPlace(person, problemId);
  return outbox.enqueue({
    person,
    kind: 'attempt',
    queueKey: `attempts ${problemId}`,
    ...mutationOf(`POST ${place}/attempts`, { params, body: attempt }),
    failureMessage: "We couldn't save your attempt",
    page: window.location.pathname,
    meta: { problemId, attempt } satisfies AttemptMeta,
  });
}
