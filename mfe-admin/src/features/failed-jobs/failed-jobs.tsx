import { request } from '@site/shared/api';
import type { FailedJob, JobName } from '@site/shared/contracts/site';
import {
  messageOf,
  queryOptions,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@site/shared/platform';
import { Button, Table } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { Moment } from '../../time/moment.tsx';
import styles from './failed-jobs.module.css';

const failedJobsQuery = queryOptions({
  queryKey: ['admin-data', 'failed-jobs'],
  queryFn: ({ signal }) => request('GET /v1/admin/jobs/failed', { signal }),
  staleTime: 0,
});

const retryJob = ({ name, id }: FailedJob) =>
  request('POST /v1/admin/jobs/failed/{name}/{id}/retry', { params: { name, id } });

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

function FailedJobRow({ job }: { job: FailedJob }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryJob(job),
    onSuccess: () => toast.success('The job will be tried again!'),
    onError: (error) => toast.error(messageOf(error, "We couldn't retry the job.")),
    onSettled: () => client.invalidateQueries({ queryKey: failedJobsQuery.queryKey }),
  });
  const words = jobWords[job.name];
  return (
    <tr>
      <th scope="row" className={styles.job}>
        {words}
      </th>
      <td className={styles.reason}>
        {job.reason ?? "It failed unexpectedly. The server's log says why."}
      </td>
      <td>
        <Moment className={styles.moment} at={job.queuedAt} />
      </td>
      <td>
        <Moment className={styles.moment} at={job.failedAt} />
      </td>
      <td>
        <Button size="sm" aria-label={`Retry: ${words}`} busy={isPending} onClick={() => mutate()}>
          Retry
        </Button>
      </td>
    </tr>
  );
}

/** What each kind of job does, for administrators. */
const jobWords: Record<JobName, string> = {
  'article-trash': 'Empty the trash of articles',
  'article-views': 'Forget who read which article on earlier days',
  'account-events': 'Forget security events of accounts after 30 days',
  'audit-log': 'Remove entries of the audit log whose time is over',
  'scheduled-changes': 'Publish changes of articles whose time has come',
  canary: 'Check how a candidate release is doing',
  'limit-counts': 'Forget rate limits whose time is over',
  mail: 'Send an email',
  news: 'Email scheduled announcements',
  'overdue-tests': 'Close mock tests whose time is over',
  'page-view-counts': 'Forget old counts of page views',
  'waiting-mails': 'Find emails that wait unsent',
};
