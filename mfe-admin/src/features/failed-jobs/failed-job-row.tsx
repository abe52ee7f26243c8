import type { FailedJob } from '@site/shared/contracts';
import { messageOf, toast, useMutation, useQueryClient } from '@site/shared/platform';
import { Button } from '@site/shared/ui';
import { Moment } from '../../time/moment.tsx';
import styles from './failed-jobs.module.css';
import { failedJobsQuery, retryJob } from './failed-jobs.queries.ts';
import { jobWords } from './job-words.ts';

export function FailedJobRow({ job }: { job: FailedJob }) {
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
