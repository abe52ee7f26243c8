import { ButtonLink } from '@site/shared/ui/button.tsx';
import { ArrowRightIcon } from '@site/shared/ui/icons.ts';
import styles from './home-page.module.css';

const rounds = ['Application', 'Online assessment', 'Technical rounds', 'HR interview', 'Offer'];

/** Introduces the placement training page and links to it. */
export const PlacementTeaser = () => (
  <section className={`${styles.section} ${styles.teaser}`} aria-labelledby="placement">
    <div>
      <h2 id="placement">Placement training</h2>
      <p className={styles.intro}>
        A placement season is a sequence of rounds, and each asks for something different. See what
        happens when, and a twelve-week plan that prepares you for it.
      </p>
      <ButtonLink to="/placementtraining" size="lg">
        Read the plan
        <ArrowRightIcon aria-hidden="true" />
      </ButtonLink>
    </div>
    <ol className={styles.rounds} aria-label="The rounds of a placement season">
      {rounds.map((round) => (
        <li key={round}>{round}</li>
      ))}
    </ol>
  </section>
);
