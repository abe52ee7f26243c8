import type { SessionUser } from '@site/shared/platform';
import { Slot } from '../../remotes/slot.tsx';
import styles from './welcome.module.css';
import { YourRoadmaps } from './your-roadmaps.tsx';

const firstNameOf = ({ name }: SessionUser) => name.trim().split(/\s+/)[0];

/**
 * What a signed-in person sees first: where they are. The area is as high for a remote's panel as for the shell's
 * own list, so that what is below stays where it is when the panel arrives.
 */
export function Welcome({ user }: { user: SessionUser }) {
  const name = firstNameOf(user);
  return (
    <section className={styles.welcome}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{name ? `Welcome back, ${name}.` : 'Welcome back.'}</h1>
        <div className={styles.panel}>
          <Slot name="home.panel">
            <YourRoadmaps />
          </Slot>
        </div>
      </div>
    </section>
  );
}
