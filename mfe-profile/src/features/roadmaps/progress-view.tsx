import type {
  Difficulty,
  ProgressByRoadmap,
  RoadmapProgress,
} from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { Card, cardLink, DifficultyBadge, ProgressBar, ProgressRing } from '@site/shared/ui';
import styles from './roadmaps.module.css';

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

/** One roadmap; the whole card links to its problems. */
function RoadmapRow({ roadmap }: { roadmap: RoadmapProgress }) {
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

type Topics = NonNullable<RoadmapProgress['topics']>;

/** The progress with each topic of a roadmap, on demand. */
const TopicProgress = ({ title, topics }: { title: string; topics: Topics }) => (
  <details className={styles.topics}>
    <summary>By topic</summary>
    <ul aria-label={`${title} by topic`}>
      {topics.map((topic) => (
        <li key={topic.title}>
          <span>{topic.title}</span>
          <span className={styles.count}>
            {topic.completed}/{topic.total}
          </span>
          <ProgressBar label={topic.title} value={topic.completed} max={topic.total} />
        </li>
      ))}
    </ul>
  </details>
);

interface DifficultyProgressProps {
  /** What's counted, for screen readers. */
  label: string;
  progress: Pick<RoadmapProgress, Difficulty>;
}

const difficulties = ['easy', 'medium', 'hard'] as const;

/** Completed problems by difficulty; those without problems are left out. */
const DifficultyProgress = ({ label, progress }: DifficultyProgressProps) => (
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

const isStarted = ({ all }: RoadmapProgress) => all.completed > 0;

/** Sorts started roadmaps before the others, and otherwise keeps the order. */
const startedFirst = (roadmaps: RoadmapProgress[]): RoadmapProgress[] =>
  roadmaps.toSorted((a, b) => Number(isStarted(b)) - Number(isStarted(a)));
