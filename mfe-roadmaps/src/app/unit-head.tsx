import { VISITOR_KEY } from '@site/shared/contracts/composition';
import { CompleteButton, ExerciseRevision } from '@site/shared/exercise';
import { useWanted } from '@site/shared/platform';
import { ExternalLinkIcon } from '@site/shared/ui';
import type { PendingUnit } from '../features/practice/progress/pending-progress.ts';
import { useCompletion } from '../features/practice/progress/use-completion.ts';
import { UNIT_INTENT, type UnitIntent } from '../features/practice/progress/use-unit-actions.ts';
import { WaitingMark } from '../features/practice/progress/waiting-mark.tsx';
import styles from './unit-page.module.css';

interface UnitCompletionProps {
  unit: PendingUnit;
  /** Whether another button is the primary one on the page. */
  quiet: boolean;
}

/** Shows and changes whether the unit is completed, also for someone who left the page to log in for it. */
export function UnitCompletion({ unit, quiet }: UnitCompletionProps) {
  const { completed, save, toggle } = useCompletion(unit);
  useWanted<UnitIntent>(UNIT_INTENT, ({ meta: { unitId } }) => {
    if (unitId === unit.id && !completed) save(true);
  });
  return <CompleteButton completed={completed} quiet={quiet} onToggle={toggle} />;
}

interface UnitMoreProps {
  unit: PendingUnit;
  /** Whose progress it is, as in query keys. */
  person: string;
}

/** A problem elsewhere that's like the unit, when it's due, and what of it waits for the network. */
export const UnitMore = ({ unit, person }: UnitMoreProps) => (
  <>
    {unit.problem_link && (
      <a href={unit.problem_link} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <ExternalLinkIcon aria-hidden="true" />A similar problem on{' '}
        {new URL(unit.problem_link).hostname}
      </a>
    )}
    {person !== VISITOR_KEY && unit.progress.completed && (
      <ExerciseRevision unit={unit} isCompleting={unit.completing === true} />
    )}
    <WaitingMark unit={unit} />
  </>
);
