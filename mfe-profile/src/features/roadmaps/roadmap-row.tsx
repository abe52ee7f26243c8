import type { RoadmapProgress } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { Card, cardLink, ProgressBar } from '@site/shared/ui';
import { DifficultyProgress } from './difficulty-progress.tsx';
import styles from './roadmaps.module.css';
import { TopicProgress } from './topic-progress.tsx';

/** One roadmap; the whole card links to its problems. */
export function RoadmapRow({ roadmap }: { roadmap: RoadmapProgress }) {
  const { id, title, counted_as, all, topics } = roadmap;
  return (
    <Card as="li" interactive className={styles.row}>
      <div className={styles.rowHead}>
        <h3 className={styles.title}>
          <Link to={`/roadmaps/${encodeURIComponent(id)}`} className={cardLink}>
            {title}
          </Link>
        </h3>
        <p className={styles.count}>
          {all.completed === 0
            ? `Not started · ${all.total} ${counted_as}s`
            : `${all.completed}/${all.total} completed`}
        </p>
      </div>
      <ProgressBar label={`${title} progress`} value={all.completed} max={all.total} />
      <DifficultyProgress label={`${title} by difficulty`} progress={roadmap} />
      {topics && all.completed > 0 && <TopicProgress title={title} topics={topics} />}
    </Card>
  );
}
