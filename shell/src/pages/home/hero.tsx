import { runtimeConfig } from '@site/shared/platform';
import { ButtonLink } from '@site/shared/ui/button.tsx';
import { ArrowRightIcon } from '@site/shared/ui/icons.ts';
import styles from './hero.module.css';
import { Staircase } from './staircase.tsx';

export const Hero = () => (
  <section className={styles.hero}>
    <div className={styles.inner}>
      <h1 className={styles.title}>
        Get interview-ready, <em>one step at a time.</em>
      </h1>
      <p className={styles.intro}>
        Roadmaps and practice sheets for students and job seekers who want to move to large product
        companies. Work through the problems in order, keep your notes beside them, and always know
        what's left.
      </p>
      <div className={styles.actions}>
        <ButtonLink
          to={`/roadmaps/${runtimeConfig().defaultRoadmapId}`}
          variant="primary"
          size="lg"
        >
          Start the DSA sheet
          <ArrowRightIcon aria-hidden="true" />
        </ButtonLink>
        <ButtonLink to="/roadmaps" size="lg">
          See all roadmaps
        </ButtonLink>
      </div>
      <Staircase />
    </div>
  </section>
);
