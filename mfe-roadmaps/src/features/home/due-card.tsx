import { ArrowRightIcon, ButtonLink, Card } from '@site/shared/ui';
import styles from './home.module.css';

/** @param count how many solved problems are due for revision today */
export const DueCard = ({ count }: { count: number }) => (
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
      Plan your days
    </ButtonLink>
  </Card>
);
