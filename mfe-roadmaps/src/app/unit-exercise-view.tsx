import type { Exercise } from '@site/shared/contracts';
import { ArrowRightIcon, ButtonLink, type Neighbour } from '@site/shared/ui';
import { useState } from 'react';
import { JavaScriptTaskView } from '../features/javascript-task/javascript-task.tsx';
import { CompleteButton } from '../features/practice/progress/complete-button.tsx';
import type { PendingUnit } from '../features/practice/progress/pending-progress.ts';
import { Ticked } from '../features/practice/progress/ticked.tsx';
import { useUnitActions } from '../features/practice/progress/use-unit-actions.ts';
import { QuizView } from '../features/quiz/quiz.tsx';
import { SqlTaskView } from '../features/sql-task/sql-task.tsx';
import { TaskSolution } from '../features/task-solution/task-solution.tsx';
import { UnitTextView } from '../features/unit-text/unit-text.tsx';
import styles from './unit-page.module.css';

interface UnitExerciseViewProps {
  exercise: Exercise;
  unit: PendingUnit | undefined;
  /** The next unit with a page. */
  next: Neighbour | null | undefined;
}

/** A unit's exercise, by its kind, with the next step at its end. */
export function UnitExerciseView({ exercise, unit, next }: UnitExerciseViewProps) {
  const { personId, save } = useUnitActions();
  const isOpen = unit && !unit.progress.completed;
  const [isTicked, setTicked] = useState(false);
  const complete = () => {
    if (!isOpen || !personId) return;
    setTicked(true);
    save(unit.id, { completed: true });
  };
  const undo = () => {
    setTicked(false);
    if (unit) save(unit.id, { completed: false });
  };
  const offer = isOpen ? <CompleteButton unit={unit} /> : isTicked && <Ticked onUndo={undo} />;
  const whatNext = (
    <div className={styles.actions}>
      {offer}
      {next && (
        <ButtonLink to={next.path}>
          Next: {next.title}
          <ArrowRightIcon aria-hidden="true" />
        </ButtonLink>
      )}
    </div>
  );
  switch (exercise.kind) {
    case 'sql':
      return (
        <SqlTaskView
          task={exercise}
          offer={whatNext}
          onRight={complete}
          solution={<TaskSolution task={exercise} />}
        />
      );
    case 'javascript':
      return (
        <JavaScriptTaskView
          task={exercise}
          solution={<TaskSolution task={exercise} />}
          onAccepted={complete}
          offer={whatNext}
        />
      );
    case 'quiz':
      return (
        <QuizView quiz={exercise} title={unit?.name ?? 'Quiz'} onDone={complete} offer={offer} />
      );
    case 'text':
      return <UnitTextView text={exercise} offer={offer} />;
    default:
      return null;
  }
}
