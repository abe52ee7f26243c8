import { type SecurityEventCounts, securityEventKinds } from '@site/shared/contracts';
import type { Context } from '../../../context.ts';
import { findSecurityEventCounts } from '../../../security-events/index.ts';

/** How often each kind of event happened lately. */
export async function countSecurityEvents({
  database,
  securityEvents,
}: Pick<Context, 'database' | 'securityEvents'>): Promise<SecurityEventCounts> {
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
