import { counted, durationInWords, type PlanToday } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { onDay } from '@site/shared/revision';
import { Card } from '@site/shared/ui';
import styles from './home.module.css';
import { PlanLink } from './plan-link.tsx';
import { ProblemList } from './problem-list.tsx';

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
