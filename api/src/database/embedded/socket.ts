import pg from 'pg';
import { CLUSTER_ROLE } from './init-cluster.ts';

/** The address of the cluster whose socket lies in `folder`. */
export const socketAddress = (folder: string) =>
  `postgresql://${CLUSTER_ROLE}@localhost/postgres?host=${encodeURIComponent(folder)}`;

/** Whether PostgreSQL accepts connections there; false while it starts, ends or is absent. */
export async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
