import type { JobName } from '@site/shared/contracts/site';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { DB } from '../database/tables.ts';

const HOUR = 60 * 60;

/**
 * The library that does jobs, over connections of ours: it opens none. Its tables and queues are made by our migrations,
 * in a schema of their own.
 */
export const createBoss = (db: PgBoss.Db) =>
  new PgBoss({
    db,
    schema: 'jobs',
    migrate: false,
    // A job that its process left behind is found this soon after its time is over.
    maintenanceIntervalSeconds: 30,
    cronMonitorIntervalSeconds: 15,
    archiveCompletedAfterSeconds: HOUR,
    // Until an administrator tries them again.
    archiveFailedAfterSeconds: 365 * 24 * HOUR,
    deleteAfterHours: 1,
  });

/** Where processes learn that there is a job; the payload is its name. */
export const JOBS_CHANNEL = 'jobs';

/** Writes with the connection that each call brings. */
const writer = createBoss({
  executeSql: () => Promise.reject(new Error('Jobs are written within a transaction')),
});

const within = (kysely: Kysely<DB>): PgBoss.Db => ({
  executeSql: async (text, values) => ({
    rows: (await kysely.executeQuery(CompiledQuery.raw(text, values))).rows,
  }),
});

/**
 * Queues jobs of one kind. Within a transaction they're done once that is committed, and never if it isn't.
 * Ids that are queued already are left alone.
 */
export async function enqueue(
  kysely: Kysely<DB>,
  name: JobName,
  ids: readonly string[],
): Promise<void> {
  await writer.insert(
    ids.map((id) => ({ name, id })),
    { db: within(kysely) },
  );
  await announce(kysely, name);
}

/** Queues a job that comes again and again, unless one waits already. */
export async function enqueueAgain(
  kysely: Kysely<DB>,
  name: JobName,
  afterSeconds: number,
): Promise<void> {
  await writer.send({ name, options: { startAfter: afterSeconds, db: within(kysely) } });
}

/** Another one of a kind of which only one may wait for its retry does so already. */
const UNIQUE_VIOLATION = '23505';

/** Has a job that failed for good tried once more. */
export async function retryJob(kysely: Kysely<DB>, name: JobName, id: string): Promise<void> {
  await writer.retry(name, id, { db: within(kysely) }).catch((error) => {
    if (error.code !== UNIQUE_VIOLATION) throw error;
  });
  await announce(kysely, name);
}

const announce = (kysely: Kysely<DB>, name: JobName) =>
  sql`select pg_notify(${JOBS_CHANNEL}, ${name})`.execute(kysely);
