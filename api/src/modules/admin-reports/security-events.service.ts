import { type SecurityEventCounts, securityEventKinds } from '@site/shared/contracts';
import type { Context } from '../../context.ts';
import type { Admins } from '../admins/index.ts';
import { findSecurityEventCounts } from '../security-events/index.ts';

/**
 * How often each kind of event happened lately.
 * @throws DomainError 401, 403 for anybody but an owner.
 */
export async function securityEventCountsFor(
  { database, securityEvents }: Pick<Context, 'database' | 'securityEvents'>,
  admins: Admins,
  token: string | null,
): Promise<SecurityEventCounts> {
  await admins.requireOwner(token);
  await securityEvents.flush();
  const found = await findSecurityEventCounts(database.kysely);
  const none = { today: 0, week: 0, month: 0 };
  return {
    items: securityEventKinds.map((kind) => ({
      ...(found.find((row) => row.kind === kind) ?? none),
      kind,
    })),
  };
}
