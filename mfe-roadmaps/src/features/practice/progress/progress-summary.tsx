import { ProgressBar, ProgressRing } from '@site/shared/ui';
import type { CompletionCount, PracticeSummary } from './practice-summary.ts';
import styles from './progress-summary.module.css';

const parts = ['total', 'easy', 'medium', 'hard'] as const;

/** The learner's progress: in total, by difficulty, and as a percentage. */
export function ProgressSummary({ summary }: { summary: PracticeSummary }) {
  const { completed, total } = summary.total;
  return (
    <section aria-label="Your progress" className={styles.summary}>
      <ProgressRing label="Progress in percent" value={completed} max={total} size={72} />
      <dl className={styles.parts}>
        {parts.map((part) => (
          <Part key={part} name={part} count={summary[part]} />
        ))}
      </dl>
    </section>
  );
}

function Part({ name, count }: { name: (typeof parts)[number]; count: CompletionCount }) {
  return (
    <div className={styles.part} data-part={name}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {count.completed}/{count.total}
        <span aria-hidden="true">
          <ProgressBar
            label={name}
            value={count.completed}
            max={count.total}
            className={styles.bar}
          />
        </span>
      </dd>
    </div>
  );
}
