import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CLUSTER_ROLE } from './init-cluster.ts';

/** The address of the cluster whose socket lies in `folder`. */
export const socketAddress = (folder: string) =>
  `postgresql://${CLUSTER_ROLE}@localhost/postgres?host=${encodeURIComponent(folder)}`;

/** silent: absent, on its way out, or stuck. */
export type Condition = 'answers' | 'starting' | 'silent';

const TIMEOUT_MS = 2_000;

/** How PostgreSQL reacts to a new connection. */
export async function conditionOf(connectionString: string): Promise<Condition> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await Promise.race([client.end(), pause(TIMEOUT_MS, undefined, { ref: false })]);
    return 'answers';
  } catch (error) {
    return refusal(error as Error & { code?: string });
  }
}

/** Whether PostgreSQL accepts connections there; false while it starts, ends or is absent. */
export const answers = async (connectionString: string): Promise<boolean> =>
  (await conditionOf(connectionString)) === 'answers';

/** It may take minutes to recover, and may have more connections than it takes; neither is a failure. */
function refusal({ message, code }: Error & { code?: string }): Condition {
  if (code === '53300') return 'answers';
  return /starting up|recovery|not yet accepting/.test(message) ? 'starting' : 'silent';
}
