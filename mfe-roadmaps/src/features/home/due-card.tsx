import type { Home } from '@site/shared/contracts';
import { dayInWords } from '@site/shared/revision';
import { ArrowRightIcon, ButtonLink, Card } from '@site/shared/ui';
import styles from './home.module.css';

interface DueCardProps extends Pick<Home, 'today' | 'planUntil'> {
  /** How many solved problems are due for revision today. */
  count: number;
}

/** What is due, and the way to the plan. */
export const DueCard = ({ count, planUntil, today }: DueCardProps) => (
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
    <ButtonLink to="/roadmaps/plan" size="sm">
      {planUntil ? planInWords(planUntil, today) : 'Plan your days'}
    </ButtonLink>
  </Card>
);

const planInWords = (until: string, today: string) =>
  until > today ? `Your plan until ${dayInWords(until, today)}` : 'Your plan';
