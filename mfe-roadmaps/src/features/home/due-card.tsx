import { ArrowRightIcon, ButtonLink, Card } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './home.module.css';

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
