import type { DsaProblemSummary } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { ArrowLeftIcon, ClockIcon, DifficultyBadge, Facts, LayersIcon } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './problem-header.module.css';

interface ProblemHeaderProps {
  facts: Pick<DsaProblemSummary, 'title' | 'category' | 'difficulty'>;
  /** Beside the title. */
  actions: ReactNode;
  /** After the facts. */
  children: ReactNode;
}

/** The title and facts of a problem in two lines, so that the task is visible at once. */
export const ProblemHeader = ({ facts, actions, children }: ProblemHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.line}>
      <div className={styles.title}>
        <Link to="/dsaarticles" className={styles.back} aria-label="All DSA problems">
          <ArrowLeftIcon aria-hidden="true" />
        </Link>
        <h1>{facts.title}</h1>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
    <div className={styles.facts}>
      <Facts label="About this problem">
        <li>
          <DifficultyBadge difficulty={facts.difficulty} />
        </li>
        <li>
          <LayersIcon aria-hidden="true" />
          {facts.category}
        </li>
        <li>
          <ClockIcon aria-hidden="true" />
          15 min read
        </li>
      </Facts>
      {children}
    </div>
  </header>
);
