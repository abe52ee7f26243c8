import type { FailedJob, FailedJobs, JobName } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

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
export async function findFailedJobs(kysely: Kysely<DB>): Promise<FailedJobs> {
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

export async function hasFailed(
  kysely: Kysely<DB>,
  { name, id }: { name: JobName; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from jobs.job where name = ${name} and id = ${id} and state = 'failed'`.execute(kysely);
  return rows.length > 0;
}
