import type { CountedAs, Exercise } from '@site/shared/contracts/practice';
import { SolvedOffer, useSolved } from '@site/shared/exercise';
import type { Neighbour } from '@site/shared/ui';
import { JavaScriptTaskView } from '../features/javascript-task/javascript-task.tsx';
import type { PendingUnit } from '../features/practice/progress/pending-progress.ts';
import { useCompletion } from '../features/practice/progress/use-completion.ts';
import { QuizView } from '../features/quiz/quiz.tsx';
import { SqlTaskView } from '../features/sql-task/sql-task.tsx';
import { TaskSolution } from '../features/task-solution/task-solution.tsx';
import { UnitTextView } from '../features/unit-text/unit-text.tsx';

interface UnitExerciseProps {
  exercise: Exercise;
  /** Undefined while its roadmap loads. */
  unit: PendingUnit | undefined;
  /** What it is to learners. */
  noun: CountedAs;
  /** The next unit with a page. */
  next: Neighbour | null | undefined;
}

/** What a unit is worked through with, by its kind, and the next step once that is done. */
export function UnitExercise({ exercise, unit, noun, next }: UnitExerciseProps) {
  const { completed, isOpen, save, toggle } = useCompletion(unit);
  const { solve, undo } = useSolved({ isOpen, save });
  const offerOf = (to?: Neighbour | null) =>
    unit && (
      <SolvedOffer
        completed={completed}
        noun={noun}
        onComplete={toggle}
        onUndo={undo}
        next={to && { path: to.path, title: `Next: ${to.title}` }}
      />
    );
  switch (exercise.kind) {
    case 'sql':
      return (
        <SqlTaskView
          task={exercise}
          offer={offerOf(next)}
          onRight={solve}
          solution={<TaskSolution task={exercise} mysql={exercise.mysql} />}
        />
      );
    case 'javascript':
      return (
        <JavaScriptTaskView
          task={exercise}
          offer={offerOf(next)}
          onAccepted={solve}
          solution={<TaskSolution task={exercise} />}
        />
      );
    case 'quiz':
      return (
        <QuizView quiz={exercise} title={unit?.name ?? 'Quiz'} onDone={solve} offer={offerOf()} />
      );
    case 'text':
      return <UnitTextView text={exercise} offer={offerOf()} />;
    default:
      return null;
  }
}
