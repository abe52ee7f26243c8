import type { JobName } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { retryJob } from '../../../jobs/enqueue.ts';
import { findFailedJobs, hasFailed } from './failed-jobs.repository.ts';

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
