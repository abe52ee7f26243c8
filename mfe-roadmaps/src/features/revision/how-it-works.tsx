import { Link } from '@site/shared/platform';
import styles from './today.module.css';

/** Says how the problems of a day are chosen, and where that can be changed. */
export const HowItWorks = ({ automatic }: { automatic: boolean }) => (
  <section aria-labelledby="how-it-works" className={styles.how}>
    <h2 id="how-it-works" className={styles.heading}>
      How it works
    </h2>
    <p>
      A problem you've solved comes back after about three days, then after longer and longer
      breaks: each time just before you'd forget it. Your grade decides when.
    </p>
    <p>
      Everything that's due is on this page, the most overdue first. Nothing is held back, so stop
      whenever you like: the rest will be here tomorrow.
    </p>
    <p>
      {automatic
        ? 'Every problem you mark complete is added automatically.'
        : 'Problems are added when you choose Revise next to their name.'}{' '}
      <Link to="/profile/edit?tab=accounts">Change this in your settings</Link>
    </p>
  </section>
);
