import type { FailedJob, FailedJobs, JobName } from '@site/shared/contracts/site';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { retryJob } from '../../../jobs/enqueue.ts';

/** Jobs that failed for good. */
export const createFailedJobs = (kysely: Kysely<DB>) => ({
  list: () => findFailedJobs(kysely),

  /** @throws DomainError 404 if it has been retried meanwhile */
  async retry(job: { name: JobName; id: string }): Promise<void> {
    if (!(await hasFailed(kysely, job))) {
      throw notFound('This job is no longer among those that failed.');
    }
    await retryJob(kysely, job.name, job.id);
  },
});

/** As many as a person looks through. */
const MOST_SHOWN = 100;

/** What didn't get to say why it failed. */
const CUT_OFF = 'It took too long, or its process ended.';

type Row = Pick<FailedJob, 'id' | 'name' | 'reason'> & {
  queuedAt: Date;
  failedAt: Date;
  total: number;
};

/** What failed for good, latest first. */
async function findFailedJobs(kysely: Kysely<DB>): Promise<FailedJobs> {
  const { rows } = await sql<Row>`
    select id, name, created_on as "queuedAt", completed_on as "failedAt",
      case when output ? 'reason' then output->>'reason' else ${CUT_OFF} end as reason,
      count(*) over ()::int as total
    from jobs.job where state = 'failed'
    order by completed_on desc, id limit ${MOST_SHOWN}`.execute(kysely);
  return {
    items: rows.map(({ total: _, queuedAt, failedAt, ...job }) => ({
      ...job,
      queuedAt: queuedAt.toISOString(),
      failedAt: failedAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}

async function hasFailed(
  kysely: Kysely<DB>,
  { name, id }: { name: JobName; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from jobs.job where name = ${name} and id = ${id} and state = 'failed'`.execute(kysely);
  return rows.length > 0;
}
