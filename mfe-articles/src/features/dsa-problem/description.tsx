import { Inline } from '@site/shared/ui/prose.tsx';
import styles from './description.module.css';
import type { Folds } from './folds.ts';
import { Hints } from './hints.tsx';
import { ProblemFold } from './problem-fold.tsx';
import { Statement, type StatementProps } from './statement.tsx';

interface DescriptionProps extends StatementProps {
  folds: Folds;
}

/** The task, its examples, hints, and a follow-up question. */
export const Description = ({ problem, examples, folds }: DescriptionProps) => (
  <>
    <Statement problem={problem} examples={examples} />
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
