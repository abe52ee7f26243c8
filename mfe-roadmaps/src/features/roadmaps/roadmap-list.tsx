import { counted } from '@site/shared/contracts/composition';
import type { RoadmapSummary } from '@site/shared/contracts/practice';
import { Link, useSession } from '@site/shared/platform';
import {
  Badge,
  Card,
  cardLink,
  EmptyState,
  MapIcon,
  ProgressBar,
  Skeleton,
  VisuallyHidden,
} from '@site/shared/ui';
import { RoadmapIcon } from '@site/shared/ui/roadmap-icon.tsx';
import styles from './roadmaps.module.css';

/** The roadmaps as cards, with progress for a signed-in person. */
export function RoadmapList({ roadmaps }: { roadmaps: RoadmapSummary[] }) {
  const { user } = useSession();
  if (roadmaps.length === 0) {
    return (
      <EmptyState
        icon={<MapIcon />}
        title="No roadmaps yet"
        text="Roadmaps will appear here once they're published."
      />
    );
  }
  return (
    <ul className={styles.list}>
      {roadmaps.map((roadmap) => (
        <RoadmapCard key={roadmap.id} roadmap={roadmap} withProgress={user !== null} />
      ))}
    </ul>
  );
}

/** Placeholders for the cards while they load. */
export const RoadmapListSkeleton = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading roadmaps...</VisuallyHidden>
    </p>
    <div className={styles.list}>
      <Skeleton className={styles.cardSkeleton} />
      <Skeleton className={styles.cardSkeleton} />
      <Skeleton className={styles.cardSkeleton} />
      <Skeleton className={styles.cardSkeleton} />
    </div>
  </>
);

interface RoadmapCardProps {
  roadmap: RoadmapSummary;
  /** Whether to show the signed-in person's progress. */
  withProgress: boolean;
}

const complexityTones = {
  beginner: 'success',
  intermediate: 'warning',
  advanced: 'danger',
} as const;

/** One roadmap of the list; the whole card links to its problems. */
function RoadmapCard({ roadmap, withProgress }: RoadmapCardProps) {
  const { id, title, description, complexity, topic_count, unit_count, counted_as, tags } = roadmap;
  return (
    <Card as="li" interactive className={styles.card}>
      <div className={styles.kind}>
        <RoadmapIcon category={roadmap.category} />
        <span>{roadmap.category}</span>
        <Badge tone={complexityTones[complexity]} className={styles.capital}>
          {complexity}
        </Badge>
      </div>
      <h2 className={styles.title}>
        <Link to={`/roadmaps/${encodeURIComponent(id)}`} className={cardLink}>
          {title}
        </Link>
      </h2>
      <p className={styles.description}>{description}</p>
      <p className={styles.counts}>
        {counted(topic_count, 'topic')} · {counted(unit_count, counted_as)}
      </p>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {withProgress && <RoadmapProgress roadmap={roadmap} />}
    </Card>
  );
}

function RoadmapProgress({ roadmap }: { roadmap: RoadmapSummary }) {
  const { title, completed_units, unit_count } = roadmap;
  return (
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
  );
}
