import type { RoadmapSummary } from '@site/shared/contracts/practice';
import { Link, messageOf, usePersonKey, useQuery, useSession } from '@site/shared/platform';
import { Badge } from '@site/shared/ui/badge.tsx';
import { Card, cardLink } from '@site/shared/ui/card.tsx';
import { ErrorState } from '@site/shared/ui/error-state.tsx';
import { ProgressBar } from '@site/shared/ui/progress.tsx';
import { RoadmapIcon } from '@site/shared/ui/roadmap-icon.tsx';
import { Skeleton } from '@site/shared/ui/skeleton.tsx';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden.tsx';
import styles from './roadmap-cards.module.css';
import { roadmapListQuery } from './roadmap-list.query.ts';

/** The roadmaps with their counts and, for a signed-in person, their progress. */
export function RoadmapCards() {
  const { data, error, refetch } = useQuery(roadmapListQuery(usePersonKey()));
  const { user } = useSession();
  if (data) {
    const isNew = data.every(({ completed_units }) => completed_units === 0);
    return (
      <ol className={styles.cards}>
        {data.map((roadmap, index) => (
          <RoadmapCard
            key={roadmap.id}
            roadmap={roadmap}
            step={isNew ? stepOf(roadmap, index) : undefined}
            withProgress={user !== null}
          />
        ))}
      </ol>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="We couldn't load the roadmaps"
        message={messageOf(error, 'Check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return <LoadingCards />;
}

interface RoadmapCardProps {
  roadmap: RoadmapSummary;
  /** When to take it, for a person who has begun none. */
  step: string | undefined;
  withProgress: boolean;
}

function RoadmapCard({ roadmap, step, withProgress }: RoadmapCardProps) {
  const { id, title, description, category, complexity } = roadmap;
  const { unit_count, topic_count, completed_units, counted_as } = roadmap;
  return (
    <Card as="li" interactive className={styles.card}>
      <div className={styles.step}>
        <RoadmapIcon category={category} />
        {step && <strong>{step}</strong>}
        <Badge className={styles.complexity}>{complexity}</Badge>
      </div>
      <h3 className={styles.title}>
        <Link to={`/roadmaps/${encodeURIComponent(id)}`} className={cardLink}>
          {title}
        </Link>
      </h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.facts}>
        <span>
          <strong>{unit_count}</strong> {counted_as}s
        </span>
        <span>
          <strong>{topic_count}</strong> topics
        </span>
      </p>
      {withProgress && (
        <div className={styles.progress}>
          <ProgressBar
            className={styles.stairs}
            label={`${title} progress`}
            value={completed_units}
            max={unit_count}
          />
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

/** What the position of a roadmap in the list says to a person who has begun none. */
function stepOf({ complexity }: RoadmapSummary, index: number): string | undefined {
  if (index === 0) return 'Start here';
  return complexity === 'advanced' ? 'Later' : undefined;
}
