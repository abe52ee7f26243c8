import type { DsaApproach, DsaProblem } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Inline, Prose } from '@site/shared/ui/prose.tsx';
import type { ReactNode } from 'react';
import styles from './approaches.module.css';
import { Steps } from './explanation.tsx';

interface ApproachesProps {
  problem: DsaProblem;
  /** The listing of an approach, or of our solution. */
  listingOf: (approach?: DsaApproach) => ReactNode;
}

/**
 * The approaches to a problem, from brute force to our solution, each with its cost, so that they can be compared.
 * Native `details`, so that they open without scripts, for search in the page, and on paper.
 */
export function Approaches({ problem, listingOf }: ApproachesProps) {
  const { approaches, complexity } = problem;
  if (!approaches) return listingOf();
  const { before, solution } = approaches;
  return (
    <ol className={styles.approaches}>
      {before.map((approach, index) => (
        <Item
          key={approach.id}
          position={index + 1}
          name={approach.name}
          cost={approach.complexity}
        >
          <Idea approach={approach} />
          {listingOf(approach)}
          <Cost approach={approach} />
        </Item>
      ))}
      <Item position={before.length + 1} name={solution} cost={complexity} isOurs>
        {listingOf()}
        <p>
          The <SectionLink id="explanation">explanation</SectionLink> and the{' '}
          <SectionLink id="complexity-analysis">complexity analysis</SectionLink> below are about
          this approach.
        </p>
      </Item>
    </ol>
  );
}

interface ItemProps {
  /** From 1. */
  position: number;
  name: string;
  cost: { time: string; space: string };
  /** Our solution is what people came for, so it's open. */
  isOurs?: boolean;
  children: ReactNode;
}

const Item = ({ position, name, cost, isOurs = false, children }: ItemProps) => (
  <li>
    <details className={styles.approach} open={isOurs}>
      <summary>
        <span className={styles.title}>
          <span className={styles.name}>
            {position}. {name}
          </span>{' '}
          <span className={styles.cost}>
            <code>{cost.time}</code> time
          </span>{' '}
          <span className={styles.cost}>
            <code>{cost.space}</code> space
          </span>
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  </li>
);

function Idea({ approach: { id, intuition, steps } }: { approach: DsaApproach }) {
  const stepsId = `approach-${id}-steps`;
  return (
    <div className={proseStyles.prose}>
      <h3>Intuition</h3>
      <Prose text={intuition} />
      <h3 id={stepsId}>Steps</h3>
      <Steps steps={steps} labelledBy={stepsId} />
    </div>
  );
}

const Cost = ({ approach: { complexity } }: { approach: DsaApproach }) => (
  <div className={proseStyles.prose}>
    <h3>Complexity</h3>
    <p>
      <strong>
        {complexity.time} time, {complexity.space} space.
      </strong>{' '}
      <Inline text={complexity.reason} />
    </p>
  </div>
);

const SectionLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link to={{ hash: id }} replace>
    {children}
  </Link>
);
