import { type Exercise, VISITOR_KEY } from '@site/shared/contracts';
import { ReviseControl } from '@site/shared/revision';
import { ClockIcon, DifficultyBadge, ExternalLinkIcon, Facts, LayersIcon } from '@site/shared/ui';
import { CompleteButton } from '../features/practice/progress/complete-button.tsx';
import type { PendingUnit } from '../features/practice/progress/pending-progress.ts';
import { WaitingMark } from '../features/practice/progress/waiting-mark.tsx';
import styles from './unit-page.module.css';

interface UnitFactsProps {
  unit: PendingUnit;
  topic: string;
  exercise: Exercise | undefined;
}

/** The facts about a unit. */
export const UnitFacts = ({ unit, topic, exercise }: UnitFactsProps) => (
  <div className={styles.facts}>
    <Facts label="About this page">
      <li>
        <DifficultyBadge difficulty={unit.difficulty} />
      </li>
      <li>
        <LayersIcon aria-hidden="true" />
        {topic}
      </li>
      <li>
        <ClockIcon aria-hidden="true" />
        {exercise?.kind === 'text'
          ? `${exercise.reading_time_minutes} min read`
          : `${unit.time_to_complete} minutes`}
      </li>
      {unit.problem_link && (
        <li>
          <ExternalLinkIcon aria-hidden="true" />
          <a href={unit.problem_link} target="_blank" rel="noopener noreferrer">
            A similar problem on {new URL(unit.problem_link).hostname}
          </a>
        </li>
      )}
    </Facts>
  </div>
);

interface UnitActionsProps extends Pick<UnitFactsProps, 'unit' | 'exercise'> {
  /** Whose progress it is, as in query keys. */
  person: string;
}

/** The buttons that change a unit's progress. */
export function UnitActions({ unit, exercise, person }: UnitActionsProps) {
  const isOwn = person !== VISITOR_KEY;
  return (
    <div className={styles.actions}>
      <CompleteButton unit={unit} quiet={exercise?.kind !== 'text'} />
      {isOwn && unit.progress.completed && !unit.completing && <ReviseControl unit={unit} />}
      <WaitingMark unit={unit} />
    </div>
  );
}
