import { counted, durationInWords, type Home, type PlanToday } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { dayInWords, onDay } from '@site/shared/revision';
import { ButtonLink, Card } from '@site/shared/ui';
import { ProblemList } from './cards.tsx';
import styles from './home.module.css';

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

/** The plan's new problems for today, on the page with what's due; nothing if there are none. */
export function PlannedToday({ home: { plan, planUntil, today } }: { home: Home }) {
  if (!plan?.problems.length) return null;
  return (
    <section aria-labelledby="planned-today">
      <h2 id="planned-today" className={styles.heading}>
        New in your plan today
      </h2>
      <ProblemList problems={plan.problems} />
      <PlanLink until={planUntil} today={today} />
    </section>
  );
}

interface PlanLinkProps {
  /** The target date of the plan; null if there is none. */
  until: string | null;
  today: string;
}

/** A link to the plan, or to making one. */
export const PlanLink = ({ until, today }: PlanLinkProps) => (
  <ButtonLink to="/roadmaps/plan" size="sm">
    {until ? planInWords(until, today) : 'Plan your days'}
  </ButtonLink>
);

const planInWords = (until: string, today: string) =>
  until > today ? `Your plan until ${dayInWords(until, today)}` : 'Your plan';
