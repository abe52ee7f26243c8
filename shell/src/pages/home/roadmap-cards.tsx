import type { RoadmapSummary } from '@site/shared/contracts';
import { Link, messageOf, usePersonKey, useQuery, useSession } from '@site/shared/platform';
import { Badge } from '@site/shared/ui/badge.tsx';
import { Card, cardLink } from '@site/shared/ui/card.tsx';
import { ErrorState } from '@site/shared/ui/error-state.tsx';
import { ProgressBar } from '@site/shared/ui/progress.tsx';
import { Skeleton } from '@site/shared/ui/skeleton.tsx';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden.tsx';
import styles from './roadmap-cards.module.css';
import { roadmapListQuery } from './roadmap-list.query.ts';

/** The roadmaps with their counts and, for a signed-in person, their progress. */
export function RoadmapCards() {
  const { data, error, refetch } = useQuery(roadmapListQuery(usePersonKey()));
  const { user } = useSession();
  if (data) {
    return (
      <ul className={styles.cards}>
        {data.map((roadmap) => (
          <RoadmapCard key={roadmap.id} roadmap={roadmap} withProgress={user !== null} />
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="The roadmaps could not be loaded"
        message={messageOf(error, 'Check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return <LoadingCards />;
}

function RoadmapCard({
  roadmap,
  withProgress,
}: {
  roadmap: RoadmapSummary;
  withProgress: boolean;
}) {
  const { id, title, description, complexity, unit_count, topic_count, completed_units } = roadmap;
  return (
    <Card as="li" interactive className={styles.card}>
      <Badge className={styles.complexity}>{complexity}</Badge>
      <h3 className={styles.title}>
        <Link to={`/roadmaps/${encodeURIComponent(id)}`} className={cardLink}>
          {title}
        </Link>
      </h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.facts}>
        <span>
          <strong>{unit_count}</strong> problems
        </span>
        <span>
          <strong>{topic_count}</strong> topics
        </span>
      </p>
      {withProgress && (
        <div className={styles.progress}>
          <ProgressBar label={`${title} progress`} value={completed_units} max={unit_count} />
          <span>
            {completed_units}/{unit_count} completed
          </span>
        </div>
      )}
    </Card>
  );
}

/** Placeholder cards, the same size as the real ones. */
function LoadingCards() {
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>Loading roadmaps...</VisuallyHidden>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
