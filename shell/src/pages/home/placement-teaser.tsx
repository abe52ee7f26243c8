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
        A placement season has several rounds, and each tests something different. See what happens
        when, and follow a twelve-week plan to get ready.
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
