import type { DsaProblem, DsaProblemSummary } from '@site/shared/contracts';
import type { ReactNode } from 'react';
import { Complexity } from './complexity.tsx';
import { Description } from './description.tsx';
import { Explanation } from './explanation.tsx';
import { Fold } from './fold.tsx';
import type { Folds } from './folds.ts';
import { Pager } from './pager.tsx';
import styles from './problem-layout.module.css';
import { ProblemSection } from './problem-section.tsx';
import { useOpenedSection } from './use-opened-section.ts';

interface ProblemBodyProps {
  problem: DsaProblem;
  /** The list that says which problems come before and after; undefined while it loads. */
  problems: DsaProblemSummary[] | undefined;
  folds: Folds;
  /** Where the person writes their own program. */
  workspace: ReactNode;
  solution: ReactNode;
  /** The name of the language in which the solution is shown. */
  language: string;
  discussion: ReactNode;
}

/** The sections of a problem. Content from other features is passed in. */
export function ProblemBody({ problem, problems, folds, language, ...content }: ProblemBodyProps) {
  useOpenedSection();
  return (
    <>
      <div className={styles.statement}>
        <ProblemSection id="problem-description">
          <Description problem={problem} folds={folds} />
        </ProblemSection>
      </div>
      <div className={styles.workspace}>{content.workspace}</div>
      <div className={styles.rest}>
        <ProblemSection id="solution">
          <Fold id="solution" folds={folds} title={`Our solution in ${language}`}>
            {content.solution}
          </Fold>
        </ProblemSection>
        <ProblemSection id="explanation">
          <Fold id="explanation" folds={folds} title="Why it works, step by step">
            <Explanation explanation={problem.explanation} />
          </Fold>
        </ProblemSection>
        <ProblemSection id="complexity-analysis">
          <Fold id="complexity-analysis" folds={folds} title="Time and space">
            <Complexity complexity={problem.complexity} />
          </Fold>
        </ProblemSection>
        {problems && <Pager problems={problems} slug={problem.slug} />}
        <ProblemSection id="discussion" untitled>
          {content.discussion}
        </ProblemSection>
      </div>
    </>
  );
}
