import type { LearningUnit } from '@site/shared/contracts/practice';
import { ProgressBar, ProgressRing } from '@site/shared/ui';
import { useMemo } from 'react';
import type { PracticeRoadmap } from '../topics/practice-roadmap.ts';
import { usePractisedTopics } from './pending-progress.ts';
import styles from './progress-summary.module.css';

/** The learner's progress on a sheet, if it has anything to practise. */
export function SheetProgress({ roadmap }: { roadmap: PracticeRoadmap }) {
  const topics = usePractisedTopics(roadmap);
  const summary = useMemo(() => practiceSummary(topics.flatMap(({ units }) => units)), [topics]);
  return topics.length > 0 && <ProgressSummary summary={summary} />;
}

const parts = ['total', 'easy', 'medium', 'hard'] as const;

/** The learner's progress: in total, by difficulty, and as a percentage. */
function ProgressSummary({ summary }: { summary: PracticeSummary }) {
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

interface CompletionCount {
  completed: number;
  total: number;
}
interface PracticeSummary {
  total: CompletionCount;
  easy: CompletionCount;
  medium: CompletionCount;
  hard: CompletionCount;
}

export function countCompletion(units: LearningUnit[]): CompletionCount {
  return {
    completed: units.filter((unit) => unit.progress.completed).length,
    total: units.length,
  };
}

function practiceSummary(units: LearningUnit[]): PracticeSummary {
  const of = (difficulty: string) =>
    countCompletion(units.filter((unit) => unit.difficulty === difficulty));
  return {
    total: countCompletion(units),
    easy: of('easy'),
    medium: of('medium'),
    hard: of('hard'),
  };
}
