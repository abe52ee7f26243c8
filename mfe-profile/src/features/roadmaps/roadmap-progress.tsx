import { messageOf, usePersonKey, useQuery } from '@site/shared/platform';
import { ErrorState, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { progressQuery } from './progress.queries.ts';
import { ProgressView } from './progress-view.tsx';
import styles from './roadmaps.module.css';

/** The person's progress: in total, by difficulty, and on each roadmap. */
export function RoadmapProgress() {
  const { data, error, refetch } = useQuery(progressQuery(usePersonKey()));
  return (
    <section className={styles.progress} aria-labelledby="progress-heading">
      <h2 id="progress-heading">Progress</h2>
      {data && <ProgressView progress={data} />}
      {!data && !error && <ProgressSkeleton />}
      {!data && error && (
        <ErrorState
          title="We couldn't load your progress"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

const ProgressSkeleton = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading your progress...</VisuallyHidden>
    </p>
    <Skeleton height="8.5rem" />
    <Skeleton height="8.5rem" />
    <Skeleton height="8.5rem" />
    <Skeleton height="8.5rem" />
    <Skeleton height="8.5rem" />
  </>
);
