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
      <FollowUp problem={problem} folds={folds} />
    </div>
  </>
);

/** What an interviewer asks next, and the answer, folded. If one text holds both, all of it is. */
function FollowUp({ problem: { followUp, followUpAnswer }, folds }: DescriptionProps) {
  const fold = (title: string, text: string) => (
    <ProblemFold id="follow-up" folds={folds} title={title}>
      <p>
        <Inline text={text} />
      </p>
    </ProblemFold>
  );
  if (!followUpAnswer) return fold('Follow-up', followUp);
  return (
    <>
      <h3>Follow-up</h3>
      <p>
        <Inline text={followUp} />
      </p>
      {fold('Answer to the follow-up', followUpAnswer)}
    </>
  );
}

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
