import { Prose } from '@site/shared/ui/prose.tsx';
import type { Folds } from './folds.ts';
import styles from './hints.module.css';
import { ProblemFold } from './problem-fold.tsx';

/** The hints, in order. */
const TITLES = ['what to notice', 'which structure', 'outline'];

interface HintsProps {
  hints: readonly string[];
  folds: Folds;
  /** How many have been read. */
  read?: number;
}

/** Hints, one at a time: each contains the next one, so that no script is needed. */
export function Hints({ hints, folds, read = 0 }: HintsProps) {
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
