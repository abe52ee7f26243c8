import { useQuery } from '@site/shared/platform';
import { Table } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { FailedJobRow } from './failed-job-row.tsx';
import styles from './failed-jobs.module.css';
import { failedJobsQuery } from './failed-jobs.queries.ts';

/** Background jobs that failed for good: what, when and why, with a button that retries them. */
export function FailedJobs() {
  return (
    <section aria-labelledby="failed-jobs-heading" className={styles.section}>
      <h2 id="failed-jobs-heading">Background jobs</h2>
      <Jobs />
    </section>
  );
}

function Jobs() {
  const { data, error, refetch } = useQuery(failedJobsQuery);
  if (data) {
    const { items, total } = data;
    if (total === 0) return <p className={styles.hint}>No job has failed for good.</p>;
    return (
      <>
        <p className={styles.hint}>
          These jobs failed at every attempt. Emails wait until you retry them; everything else is
          also tried again when it's next due.
          {total > items.length && ` The latest ${items.length} of ${total} are shown.`}
        </p>
        <Table label="Failed jobs" columns={['Job', 'Reason', 'Queued', 'Failed', 'Actions']}>
          {items.map((job) => (
            <FailedJobRow key={job.id} job={job} />
          ))}
        </Table>
      </>
    );
  }
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't load the failed jobs"
      loading="Loading failed jobs..."
      height="3rem"
    />
  );
}
