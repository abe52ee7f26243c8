import type { RoadmapSummary } from '@site/shared/contracts';
import { messageOf, usePersonKey, useQuery } from '@site/shared/platform';
import { ErrorState, ProgressRing, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { RoadmapRow } from './roadmap-row.tsx';
import styles from './roadmaps.module.css';
import { roadmapsQuery } from './roadmaps.queries.ts';
import { startedFirst, totalsOf } from './totals.ts';

/** How far the person is: over everything, and on each roadmap. */
export function RoadmapProgress() {
  const { data, error, refetch } = useQuery(roadmapsQuery(usePersonKey()));
  return (
    <section className={styles.progress} aria-labelledby="progress-heading">
      <h2 id="progress-heading">Progress</h2>
      {data && <Progress roadmaps={data} />}
      {!data && !error && <ProgressSkeleton />}
      {!data && error && (
        <ErrorState
          title="Your progress could not be loaded"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
          retryLabel="Try again"
        />
      )}
    </section>
  );
}

function Progress({ roadmaps }: { roadmaps: RoadmapSummary[] }) {
  const { completed, total } = totalsOf(roadmaps);
  return (
    <>
      <div className={styles.total}>
        <ProgressRing label="Progress on all roadmaps" value={completed} max={total} size={88} />
        <p>
          <strong className={styles.number}>{completed}</strong> of {total} problems completed
        </p>
      </div>
      <ul className={styles.list}>
        {startedFirst(roadmaps).map((roadmap) => (
          <RoadmapRow key={roadmap.id} roadmap={roadmap} />
        ))}
      </ul>
    </>
  );
}

const ProgressSkeleton = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading your progress...</VisuallyHidden>
    </p>
    <Skeleton height="7rem" />
    <Skeleton height="6rem" />
    <Skeleton height="6rem" />
    <Skeleton height="6rem" />
  </>
);
