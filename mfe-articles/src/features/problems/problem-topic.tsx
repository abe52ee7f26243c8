import type { Topic } from '@site/shared/contracts';
import { Card } from '@site/shared/ui';
import { memo } from 'react';
import { ProblemRow } from './problem-row.tsx';
import styles from './problems.module.css';

/** One topic: what it is about, and its problems. */
export const ProblemTopic = memo(function ProblemTopic({ topic }: { topic: Topic }) {
  const headingId = `${topic.id}-heading`;
  return (
    <section id={topic.id} className={styles.topic} aria-labelledby={headingId}>
      <h2 id={headingId}>{topic.title}</h2>
      <p className={styles.description}>{topic.description}</p>
      <Card padding="none">
        <ul className={styles.problems} aria-label={`Problems on ${topic.title}`}>
          {topic.learning_units.map((unit) => (
            <ProblemRow key={unit.id} unit={unit} />
          ))}
        </ul>
      </Card>
    </section>
  );
});
