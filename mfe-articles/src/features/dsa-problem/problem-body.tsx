import type { DsaApproach, DsaProblem } from '@site/shared/contracts/practice';
import type { ReactNode } from 'react';
import { Approaches } from './approaches.tsx';
import { Complexity } from './complexity.tsx';
import { Description } from './description.tsx';
import { Explanation } from './explanation.tsx';
import type { Folds } from './folds.ts';
import { ProblemFold } from './problem-fold.tsx';
import styles from './problem-layout.module.css';
import { ProblemSection } from './problem-section.tsx';
import { useOpenedSection } from './use-opened-section.ts';

interface ProblemBodyProps {
  problem: DsaProblem;
  folds: Folds;
  /** Below its description. */
  askedAt: ReactNode;
  /** Where the person writes their own program. */
  workspace: ReactNode;
  /** The listing of one of its approaches, or of our solution. */
  listingOf: (approach?: DsaApproach) => ReactNode;
  /** The name of the language in which our solution is shown. */
  language: string;
  /** Who stands behind it, and its neighbours. */
  end: ReactNode;
  discussion: ReactNode;
}

/** The sections of a problem. Content from other features is passed in. */
export function ProblemBody({ problem, folds, language, ...content }: ProblemBodyProps) {
  useOpenedSection();
  return (
    <>
      <div className={styles.statement}>
        <ProblemSection id="problem-description">
          <Description problem={problem} folds={folds} />
        </ProblemSection>
        {content.askedAt}
      </div>
      <div id="your-code" tabIndex={-1} className={styles.code}>
        <div className={styles.workspace}>{content.workspace}</div>
      </div>
      <div className={styles.rest}>
        <ProblemSection id="solution">
          <ProblemFold id="solution" folds={folds} title={titleOf(problem, language)}>
            <Approaches problem={problem} listingOf={content.listingOf} />
          </ProblemFold>
        </ProblemSection>
        <ProblemSection id="explanation">
          <ProblemFold id="explanation" folds={folds} title="Why it works, step by step">
            <Explanation explanation={problem.explanation} />
          </ProblemFold>
        </ProblemSection>
        <ProblemSection id="complexity-analysis">
          <ProblemFold id="complexity-analysis" folds={folds} title="Time and space">
            <Complexity complexity={problem.complexity} />
          </ProblemFold>
        </ProblemSection>
        {content.end}
        <ProblemSection id="discussion" untitled>
          {content.discussion}
        </ProblemSection>
      </div>
    </>
  );
}

function titleOf({ approaches }: DsaProblem, language: string): string {
  const ours = `Our solution in ${language}`;
  if (!approaches) return ours;
  const others = approaches.before.length;
  return `${ours}, and ${others === 1 ? 'another approach' : `${others} other approaches`}`;
}
