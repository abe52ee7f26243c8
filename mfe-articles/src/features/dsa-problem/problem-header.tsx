import type { DsaProblemSummary } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { ArrowLeftIcon, Badge, ClockIcon, LayersIcon } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './problem.module.css';

type HeaderFacts = Pick<DsaProblemSummary, 'title' | 'category' | 'difficulty'>;

const tones = { easy: 'success', medium: 'warning', hard: 'danger' } as const;

/** Title and facts of a problem. `children` are what can be done with it. */
export const ProblemHeader = ({ facts, children }: { facts: HeaderFacts; children: ReactNode }) => (
  <header className={styles.header}>
    <Link to="/dsaarticles" className={styles.back}>
      <ArrowLeftIcon aria-hidden="true" />
      All DSA problems
    </Link>
    <h1>{facts.title}</h1>
    <ul className={styles.facts} aria-label="About this problem">
      <li>
        <Badge tone={tones[facts.difficulty]} className={styles.difficulty}>
          {facts.difficulty}
        </Badge>
      </li>
      <li>
        <LayersIcon aria-hidden="true" />
        {facts.category}
      </li>
      <li>
        <ClockIcon aria-hidden="true" />
        15 min read
      </li>
    </ul>
    <div className={styles.actions}>{children}</div>
  </header>
);
