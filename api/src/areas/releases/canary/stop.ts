import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { type Holder, requireRight } from '../../../routing/release-holder.ts';
import { refusedRelease } from '../store/refusals.ts';
import { type Canary, findCanary } from './canaries.repository.ts';
import { endCanary } from './change-canary.ts';

/** Visitors get what is live again. @throws DomainError 403 without the right, 404, 409 if it has ended already */
export async function stop(
  kysely: Kysely<DB>,
  id: number,
  { holder, why }: { holder: Holder; why?: string | undefined },
): Promise<Canary> {
  const canary = await findCanary(kysely, id);
  if (!canary) throw notFound(`There is no canary ${id}.`);
  requireRight(holder, 'rollback', canary.unit);
  const { name: by, administrator = null } = holder;
  const verdict = `Stopped by ${by}${why ? `: ${why}` : '.'}`;
  const ended = await kysely
    .transaction()
    .execute((transaction) =>
      endCanary(transaction, canary, { by, administrator, state: 'stopped', verdict }),
    );
  if (!ended) throw hasEnded(canary);
  return ended;
}

const hasEnded = ({ unit, version }: Canary) =>
  refusedRelease(`The canary of ${unit} ${version} has already ended.`);
