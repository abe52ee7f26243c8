import { runtimeConfig, type SessionUser } from '@site/shared/platform';
import { ButtonLink } from '@site/shared/ui/button.tsx';
import { ArrowRightIcon } from '@site/shared/ui/icons.ts';
import { Slot } from '../../remotes/slot.tsx';
import styles from './welcome.module.css';
import { YourRoadmaps } from './your-roadmaps.tsx';

const firstNameOf = ({ name }: SessionUser) => name.trim().split(/\s+/)[0];

/**
 * What a signed-in person sees first: where to continue. The area has the same height for a remote's panel
 * as for the shell's own list, so nothing moves when the panel arrives.
 */
export function Welcome({ user }: { user: SessionUser }) {
  const name = firstNameOf(user);
  return (
    <section className={styles.welcome}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{name ? `Welcome back, ${name}.` : 'Welcome back.'}</h1>
          <p className={styles.intro}>
            One problem is enough for today to be a step. Your progress, bookmarks and notes are
            where you left them.
          </p>
          <div className={styles.actions}>
            <ButtonLink
              to={`/roadmaps/${runtimeConfig().defaultRoadmapId}`}
              variant="primary"
              size="lg"
            >
              Open the DSA sheet
              <ArrowRightIcon aria-hidden="true" />
            </ButtonLink>
            <ButtonLink to="/roadmaps" size="lg">
              See all roadmaps
            </ButtonLink>
          </div>
        </div>
        <div className={styles.panel}>
          <Slot name="home.panel">
            <YourRoadmaps />
          </Slot>
        </div>
      </div>
    </section>
  );
}
