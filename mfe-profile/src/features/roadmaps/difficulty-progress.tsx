import type { Difficulty, RoadmapProgress } from '@site/shared/contracts';
import { DifficultyBadge } from '@site/shared/ui';
import styles from './roadmaps.module.css';

interface DifficultyProgressProps {
  /** What's counted, for screen readers. */
  label: string;
  progress: Pick<RoadmapProgress, Difficulty>;
}

const difficulties = ['easy', 'medium', 'hard'] as const;

/** Completed problems by difficulty; those without problems are left out. */
export const DifficultyProgress = ({ label, progress }: DifficultyProgressProps) => (
  <ul className={styles.difficulties} aria-label={label}>
    {difficulties
      .filter((difficulty) => progress[difficulty].total > 0)
      .map((difficulty) => (
        <li key={difficulty}>
          <DifficultyBadge difficulty={difficulty} />{' '}
          <span className={styles.count}>
            {progress[difficulty].completed}/{progress[difficulty].total}
          </span>
        </li>
      ))}
  </ul>
);
