import { counted, durationInWords } from '@site/shared/contracts/composition';
import type { LastPlace, NextProblem, PlanToday } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { onDay } from '@site/shared/revision';
import { ArrowRightIcon, ButtonLink, Card } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './home.module.css';
import { PlanLink, ProblemList } from './planned-today.tsx';

interface PlanCardProps {
  plan: PlanToday;
  until: string | null;
  today: string;
}

/** How many problems are shown; the plan has the rest of a long day. */
const SHOWN = 5;

/** What the plan has for today, what's done, and a link to the plan. */
export function PlanCard({ plan, until, today }: PlanCardProps) {
  const { problems, reviews, done } = plan;
  const others = problems.length - SHOWN;
  return (
    <Card as="section" className={styles.next} aria-labelledby="home-plan">
      <h2 id="home-plan">Your plan for today</h2>
      <p className={styles.quiet}>{leftInWords(plan, today)}</p>
      {problems.length > 0 && <ProblemList problems={problems.slice(0, SHOWN)} />}
      <div className={styles.planned}>
        {others > 0 && <p className={styles.quiet}>{others} more in your plan.</p>}
        {reviews > 0 && (
          <p>
            <Link to="/roadmaps/today">Revise {counted(reviews, 'problem')} on Today</Link>
          </p>
        )}
        {done.minutes > 0 && <p className={styles.quiet}>{doneInWords(done)}</p>}
        <PlanLink until={until} today={today} />
      </div>
    </Card>
  );
}

/** Such as '2 new, 3 to revise · 1 h 10 min', or that the day is done. */
function leftInWords({ problems, reviews, minutes, done, continuesOn }: PlanToday, today: string) {
  if (problems.length === 0 && reviews === 0) {
    const nothing = done.minutes > 0 ? "You're done for today." : 'Nothing is planned for today.';
    return continuesOn ? `${nothing} Your plan continues ${onDay(continuesOn, today)}.` : nothing;
  }
  const left = numbersInWords([problems.length, 'new'], [reviews, 'to revise']);
  return `${left} · ${durationInWords(minutes)}`;
}

function doneInWords({ problems, reviews, minutes }: PlanToday['done']) {
  const numbers = numbersInWords([problems, 'completed'], [reviews, 'revised']);
  return `Done today: ${numbers} · ${durationInWords(minutes)}`;
}

const numbersInWords = (...numbers: [count: number, what: string][]) =>
  numbers
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');

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
