import type { RoadmapProgress } from '@site/shared/contracts';
import { ProgressBar } from '@site/shared/ui';
import styles from './roadmaps.module.css';

type Topics = NonNullable<RoadmapProgress['topics']>;

/** The progress with each topic of a roadmap, on demand. */
export const TopicProgress = ({ title, topics }: { title: string; topics: Topics }) => (
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
