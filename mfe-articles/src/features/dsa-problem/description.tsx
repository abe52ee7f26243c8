import type { DsaProblem } from '@site/shared/contracts';
import { Inline } from '@site/shared/ui/prose.tsx';
import { Statement } from '@site/shared/workspace';
import styles from './description.module.css';
import type { Folds } from './folds.ts';
import { Hints } from './hints.tsx';
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
