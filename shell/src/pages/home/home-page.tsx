import { personKey, queryClient, useSession } from '@site/shared/platform';
import { ButtonLink } from '@site/shared/ui/button.tsx';
import { ArrowRightIcon } from '@site/shared/ui/icons.ts';
import { useDocumentTitle } from '@site/shared/ui/page.tsx';
import { CallbackSection } from '../callback-section.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { RoadmapCards } from './roadmap-cards.tsx';
import { roadmapListQuery } from './roadmap-list.query.ts';
import { Welcome } from './welcome.tsx';

/** Never fails: the page shows what went wrong. */
export function homeLoader() {
  void queryClient.prefetchQuery(roadmapListQuery(personKey()));
  return null;
}

/** For a signed-in person, where they are and what is next; for a visitor, what the site is and where to start. */
export function HomePage() {
  const { user } = useSession();
  useDocumentTitle('Interview preparation and placement training');
  return (
    <>
      {user ? <Welcome user={user} /> : <Hero />}
      {!user && <Features />}
      <section className={styles.section} aria-labelledby="roadmaps">
        <h2 id="roadmaps">Roadmaps</h2>
        <p className={styles.intro}>
          {user
            ? "How far you've come."
            : 'Take them in this order, or go straight to the one you need. Free to read, no account needed.'}
        </p>
        <RoadmapCards />
      </section>
      {!user && <PlacementTeaser />}
      {!user && <CallbackSection />}
    </>
  );
}

const rounds = ['Application', 'Online assessment', 'Technical rounds', 'HR interview', 'Offer'];

/** Introduces the placement training page and links to it. */
const PlacementTeaser = () => (
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
