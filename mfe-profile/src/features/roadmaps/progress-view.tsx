import type { ProgressByRoadmap } from '@site/shared/contracts';
import { ProgressRing } from '@site/shared/ui';
import { DifficultyProgress } from './difficulty-progress.tsx';
import { RoadmapRow } from './roadmap-row.tsx';
import styles from './roadmaps.module.css';
import { startedFirst } from './started-first.ts';

/** Progress on all roadmaps together, and on each of the given ones. */
export function ProgressView({ progress }: { progress: ProgressByRoadmap }) {
  const { completed, total } = progress.all;
  return (
    <>
      <div className={styles.total}>
        <ProgressRing label="Progress on all roadmaps" value={completed} max={total} size={88} />
        <div className={styles.sums}>
          <p>
            <strong className={styles.number}>{completed}</strong> of {total} completed
          </p>
          <DifficultyProgress label="All roadmaps by difficulty" progress={progress} />
        </div>
      </div>
      <ul className={styles.list}>
        {startedFirst(progress.roadmaps).map((roadmap) => (
          <RoadmapRow key={roadmap.id} roadmap={roadmap} />
        ))}
      </ul>
    </>
  );
}
