import type { RoadmapSummary } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { Card, cardLink, ProgressBar } from '@site/shared/ui';
import styles from './roadmaps.module.css';

/** One roadmap; the whole card leads to its problems. */
export function RoadmapRow({ roadmap }: { roadmap: RoadmapSummary }) {
  const { id, title, completed_units, unit_count } = roadmap;
  return (
    <Card as="li" interactive className={styles.row}>
      <h3 className={styles.title}>
        <Link to={`/roadmaps/${encodeURIComponent(id)}`} className={cardLink}>
          {title}
        </Link>
      </h3>
      <ProgressBar label={`${title} progress`} value={completed_units} max={unit_count} />
      <p className={styles.count}>
        {completed_units === 0
          ? `Not started · ${unit_count} problems`
          : `${completed_units}/${unit_count} completed`}
      </p>
    </Card>
  );
}
