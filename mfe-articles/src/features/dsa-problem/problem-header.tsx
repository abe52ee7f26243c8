import type { DsaProblemSummary } from '@site/shared/contracts';
import { Byline } from '@site/shared/reading';
import { BackLink, ClockIcon, DifficultyBadge, Facts, LayersIcon } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './problem-header.module.css';

type HeaderFacts = Pick<DsaProblemSummary, 'title' | 'category' | 'difficulty' | 'reviewed'>;

/** The title and facts of a problem. `children` are its actions. */
export const ProblemHeader = ({ facts, children }: { facts: HeaderFacts; children: ReactNode }) => (
  <header className={styles.header}>
    <BackLink to="/dsaarticles">All DSA problems</BackLink>
    <h1>{facts.title}</h1>
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
      <Byline reviewed={facts.reviewed} />
    </Facts>
    <div className={styles.actions}>{children}</div>
  </header>
);
