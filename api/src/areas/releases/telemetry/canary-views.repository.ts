import { CANARY_CHANNEL, LIVE_CHANNEL } from '@site/shared/contracts/releases';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { GroupCount } from './network-groups.ts';

/** Adds what is about the candidate that is tried, or about what is live beside it; if none is tried, nothing. */
export async function addCanaryViews(
  transaction: Transaction<DB>,
  counts: readonly GroupCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into canary_views as mine
    select id, channel, network_group, views, failures,
      coalesce(lcp, '{}'), coalesce(inp, '{}'), coalesce(cls, '{}')
    from jsonb_to_recordset(${JSON.stringify(counts)}) as added (
      unit text, version text, channel text, network_group int, views int, failures int,
      lcp int[], inp int[], cls int[]
    )
    join canaries on state = 'running' and canaries.unit = added.unit and (
      (channel = ${CANARY_CHANNEL} and added.version = canaries.version)
      or (channel = ${LIVE_CHANNEL} and added.version = compared_with)
    )
    order by id, channel, network_group
    on conflict (canary_id, channel, network_group) do update set
      views = mine.views + excluded.views,
      failures = mine.failures + excluded.failures,
      lcp = add_buckets(mine.lcp, excluded.lcp),
      inp = add_buckets(mine.inp, excluded.inp),
      cls = add_buckets(mine.cls, excluded.cls)`.execute(transaction);
}
