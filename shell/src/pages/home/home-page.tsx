import { personKey, queryClient, useSession } from '@site/shared/platform';
import { useDocumentTitle } from '@site/shared/ui/page.tsx';
import { CallbackSection } from '../callback-section.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { PlacementTeaser } from './placement-teaser.tsx';
import { RoadmapCards } from './roadmap-cards.tsx';
import { roadmapListQuery } from './roadmap-list.query.ts';
import { Welcome } from './welcome.tsx';

/** Never fails: the page shows what went wrong. */
export function homeLoader() {
  void queryClient.prefetchQuery(roadmapListQuery(personKey()));
  return null;
}

/** The landing page: where to continue (for signed-in people), what the site offers, and ways to start. */
export function HomePage() {
  const { user } = useSession();
  useDocumentTitle('Interview preparation and placement training');
  return (
    <>
      {user ? <Welcome user={user} /> : <Hero />}
      <section className={styles.section} aria-labelledby="roadmaps">
        <h2 id="roadmaps">Roadmaps</h2>
        <p className={styles.intro}>
          Pick the one that fits what you are preparing for. Reading them needs no account.
        </p>
        <RoadmapCards />
      </section>
      <Features />
      <PlacementTeaser />
      <CallbackSection />
    </>
  );
}
