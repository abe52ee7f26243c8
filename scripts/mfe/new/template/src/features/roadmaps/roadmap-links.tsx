import type { RoadmapSummary } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { Card, cardLink, EmptyState, MapIcon, Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './roadmap-links.module.css';

/** A card for each roadmap; the whole card leads to its problems. */
export function RoadmapLinks({ roadmaps }: { roadmaps: RoadmapSummary[] }) {
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
      {roadmaps.map(({ id, title, description }) => (
        <Card as="li" interactive key={id} className={styles.card}>
          <h2 className={styles.title}>
            <Link to={`/roadmaps/${encodeURIComponent(id)}`} className={cardLink}>
              {title}
            </Link>
          </h2>
          <p className={styles.description}>{description}</p>
        </Card>
      ))}
    </ul>
  );
}

/** Placeholders for the cards while they load. */
export const RoadmapLinksSkeleton = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading roadmaps...</VisuallyHidden>
    </p>
    <div className={styles.list}>
      <Skeleton className={styles.placeholder} />
      <Skeleton className={styles.placeholder} />
      <Skeleton className={styles.placeholder} />
    </div>
  </>
);
