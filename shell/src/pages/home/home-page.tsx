import { useDocumentTitle } from '@site/shared/ui/page.tsx';
import { CallbackSection } from '../callback-section.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { PlacementTeaser } from './placement-teaser.tsx';
import { RoadmapCards } from './roadmap-cards.tsx';

/** The landing page: what the site offers, and the ways in. */
export function HomePage() {
  useDocumentTitle('Interview preparation and placement training');
  return (
    <>
      <Hero />
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
