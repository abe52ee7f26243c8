import type { MockTopicScore } from '@site/shared/contracts';
import { ProgressBar } from '@site/shared/ui';
import styles from './result-view.module.css';

/** The score by topic, the weakest first; nothing if nothing was answered. */
export function TopicScores({ topics }: { topics: readonly MockTopicScore[] }) {
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="by-topic" className={styles.section}>
      <h2 id="by-topic">By topic</h2>
      <ul className={styles.topics}>
        {topics.map(({ id, title, points, outOf }) => (
          <li key={id} className={styles.topic}>
            <span>{title}</span>
            <span className={styles.points}>
              {points} of {outOf}
            </span>
            <ProgressBar label={title} value={points} max={outOf} />
          </li>
        ))}
      </ul>
    </section>
  );
}
