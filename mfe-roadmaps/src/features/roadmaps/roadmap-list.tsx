import type { RoadmapSummary } from '@site/shared/contracts';
import { useSession } from '@site/shared/platform';
import { EmptyState, MapIcon, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { RoadmapCard } from './roadmap-card.tsx';
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
