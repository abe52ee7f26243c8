import type { DsaProblem } from '@site/shared/contracts/practice';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import { Statement } from '@site/shared/workspace';
import styles from './description.module.css';
import type { Folds } from './folds.ts';
import { ProblemFold } from './problem-fold.tsx';

interface DescriptionProps {
  problem: DsaProblem;
  folds: Folds;
}

/** The task, its examples, hints, and a follow-up question. */
export const Description = ({ problem, folds }: DescriptionProps) => (
  <>
    <Statement problem={problem} />
    <Hints hints={problem.hints} folds={folds} />
    <div className={styles.followUp}>
      <ProblemFold id="follow-up" folds={folds} title="Follow-up">
        <p>
          <Inline text={problem.followUp} />
        </p>
      </ProblemFold>
    </div>
  </>
);

/** The hints, in order. */
const TITLES = ['what to notice', 'which structure', 'outline'];

interface HintsProps {
  hints: readonly string[];
  folds: Folds;
  /** How many have been read. */
  read?: number;
}

/** Hints, one at a time: each contains the next one, so that no script is needed. */
function Hints({ hints, folds, read = 0 }: HintsProps) {
  const [hint, ...rest] = hints;
  if (hint === undefined) return null;
  const number = read + 1;
  return (
    <div className={styles.hints}>
      <ProblemFold
        id={`hint-${number}`}
        folds={folds}
        title={`Hint ${number}: ${TITLES[read] ?? ''}`}
      >
        <Prose text={hint} />
        <Hints hints={rest} folds={folds} read={number} />
      </ProblemFold>
    </div>
  );
}
