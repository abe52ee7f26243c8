import type { DsaProblem, DsaProblemSummary } from '@site/shared/contracts';
import type { ReactNode } from 'react';
import { Complexity } from './complexity.tsx';
import { Description } from './description.tsx';
import { Explanation } from './explanation.tsx';
import { Pager } from './pager.tsx';
import styles from './problem-layout.module.css';
import { ProblemSection } from './problem-section.tsx';
import { useOpenedSection } from './use-opened-section.ts';

interface ProblemBodyProps {
  problem: DsaProblem;
  /** The list that says which problems come before and after; undefined while it loads. */
  problems: DsaProblemSummary[] | undefined;
  solution: ReactNode;
  discussion: ReactNode;
}

/** The sections of a problem. Content from other features is passed in. */
export function ProblemBody({ problem, problems, solution, discussion }: ProblemBodyProps) {
  useOpenedSection();
  return (
    <div className={styles.body}>
      <ProblemSection id="problem-description">
        <Description problem={problem} />
      </ProblemSection>
      <ProblemSection id="solution">{solution}</ProblemSection>
      <ProblemSection id="explanation">
        <Explanation explanation={problem.explanation} />
      </ProblemSection>
      <ProblemSection id="complexity-analysis">
        <Complexity complexity={problem.complexity} />
      </ProblemSection>
      {problems && <Pager problems={problems} slug={problem.slug} />}
      <ProblemSection id="discussion" untitled>
        {discussion}
      </ProblemSection>
    </div>
  );
}
