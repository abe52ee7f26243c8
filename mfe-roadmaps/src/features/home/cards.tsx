import { durationInWords, type LastPlace, type NextProblem } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { ArrowRightIcon, ButtonLink, Card, DifficultyBadge } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './home.module.css';

interface NextCardProps {
  problems: NextProblem[];
  /** Whether any problem of their roadmap is solved. */
  begun: boolean;
}

/** The next problem, and those after it, each linked to where it is solved. */
export function NextCard({ problems, begun }: NextCardProps) {
  if (problems.length === 0) return <AllSolved />;
  return (
    <Card as="section" className={styles.next} aria-labelledby="home-next">
      <h2 id="home-next">{begun ? 'Continue where you left off' : 'Start here'}</h2>
      <ProblemList problems={problems} />
    </Card>
  );
}

const AllSolved = () => (
  <Card as="section" className={styles.next} aria-labelledby="home-next">
    <h2 id="home-next">You've solved everything</h2>
    <p>
      There's nothing left to solve on any roadmap. Keep revising what's due, so it's still fresh on
      interview day.
    </p>
  </Card>
);

/** Problems in order, each linked to where it is solved, with the minutes it takes if they're known. */
export const ProblemList = ({ problems }: { problems: (NextProblem & { minutes?: number })[] }) => (
  <ol className={styles.problems}>
    {problems.map(({ unitId, name, difficulty, topic, roadmap, path, minutes }) => (
      <li key={unitId} className={styles.problem}>
        <Link to={path} className={styles.name}>
          {name}
        </Link>
        <DifficultyBadge difficulty={difficulty} className={styles.difficulty} />
        <span className={styles.quiet}>
          {roadmap.title} · {topic}
          {minutes !== undefined && ` · ${durationInWords(minutes)}`}
        </span>
      </li>
    ))}
  </ol>
);

interface DueCardProps {
  /** How many solved problems are due for revision today. */
  count: number;
  /** What follows, such as a link to the plan. */
  children: ReactNode;
}

/** What is due. */
export const DueCard = ({ count, children }: DueCardProps) => (
  <Card as="section" className={styles.card} aria-labelledby="home-due">
    <h2 id="home-due">Revision</h2>
    {count > 0 ? (
      <>
        <ButtonLink to="/roadmaps/today" variant="primary">
          {count} due today
          <ArrowRightIcon aria-hidden="true" />
        </ButtonLink>
        <p className={styles.quiet}>You solved them before. Catch them before they fade.</p>
      </>
    ) : (
      <>
        <p>Nothing is due today.</p>
        <p className={styles.quiet}>
          What's on your schedule comes back here just before you'd forget it.
        </p>
      </>
    )}
    {children}
  </Card>
);

const kinds: Record<LastPlace['kind'], string> = {
  problem: 'Practice sheet',
  'dsa-problem': 'DSA problem',
  article: 'Article',
};

/** What was last opened or changed, with a link back to it. */
export const LastCard = ({ last }: { last: LastPlace | null }) => (
  <Card as="section" className={styles.card} aria-labelledby="home-last">
    <h2 id="home-last">Last opened</h2>
    {last ? (
      <p className={styles.last}>
        <Link to={last.path} className={styles.name}>
          {last.title}
        </Link>
        <span className={styles.quiet}>{kinds[last.kind]}</span>
      </p>
    ) : (
      <p className={styles.quiet}>Open a problem or an article, and you'll find it here again.</p>
    )}
  </Card>
);
