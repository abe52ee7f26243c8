import { Card, ProgressBar, ProgressRing } from '@site/shared/ui';
import type { PracticeSummary, Tally } from './practice-summary.ts';
import styles from './progress-summary.module.css';

const parts = ['total', 'easy', 'medium', 'hard'] as const;

/** How far the learner is: in all, by difficulty, and in percent. */
export function ProgressSummary({ summary }: { summary: PracticeSummary }) {
  const { completed, total } = summary.total;
  return (
    <Card as="section" aria-label="Your progress" className={styles.summary}>
      <ProgressRing label="Progress in percent" value={completed} max={total} size={104} />
      <dl className={styles.parts}>
        {parts.map((part) => (
          <Part key={part} name={part} tally={summary[part]} />
        ))}
      </dl>
    </Card>
  );
}

function Part({ name, tally }: { name: (typeof parts)[number]; tally: Tally }) {
  return (
    <div className={styles.part} data-part={name}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {tally.completed}/{tally.total}
        <span aria-hidden="true">
          <ProgressBar
            label={name}
            value={tally.completed}
            max={tally.total}
            className={styles.bar}
          />
        </span>
      </dd>
    </div>
  );
}
