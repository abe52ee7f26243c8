import type { Activity } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { DifficultyBadge } from '@site/shared/ui';
import styles from './activity.module.css';
import { dayName } from './day-names.ts';

/** Recently solved problems, each linked to its row on the sheet. */
export const RecentlySolved = ({ recent }: { recent: NonNullable<Activity['recent']> }) => (
  <>
    <h3>Recently solved</h3>
    <ul className={styles.recent} aria-label="Recently solved">
      {recent.map(({ unitId, name, difficulty, roadmap, solvedOn }) => (
        <li key={unitId}>
          <Link to={`/roadmaps/${encodeURIComponent(roadmap.id)}?problem=${unitId}`}>{name}</Link>
          <DifficultyBadge difficulty={difficulty} />
          <span className={styles.quiet}>
            {roadmap.title} · <time dateTime={solvedOn}>{dayName(solvedOn)}</time>
          </span>
        </li>
      ))}
    </ul>
  </>
);
