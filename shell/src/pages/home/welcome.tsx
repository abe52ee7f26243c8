import type { RoadmapSummary } from '@site/shared/contracts/practice';
import { Link, type SessionUser, usePersonKey, useQuery } from '@site/shared/platform';
import { Card } from '@site/shared/ui/card.tsx';
import { Slot } from '../../remotes/slot.tsx';
import { roadmapListQuery } from './roadmap-list.query.ts';
import styles from './welcome.module.css';

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

const MOST_SHOWN = 3;

const isBegun = ({ completed_units, unit_count }: RoadmapSummary) =>
  completed_units > 0 && completed_units < unit_count;

/**
 * The roadmaps the person has started, or a few to start with. The data is prefetched, so this needs no
 * remote.
 */
function YourRoadmaps() {
  const { data = [], error } = useQuery(roadmapListQuery(usePersonKey()));
  const begun = data.filter(isBegun);
  const missing = error && data.length === 0;
  const shown = (begun.length > 0 ? begun : data).slice(0, MOST_SHOWN);
  return (
    <Card as="section" aria-labelledby="your-roadmaps">
      <h2 id="your-roadmaps" className={styles.heading}>
        {missing || begun.length > 0 ? 'Your roadmaps' : 'Choose your first roadmap'}
      </h2>
      {missing && <p className={styles.fact}>We couldn't load them.</p>}
      <ul className={styles.rows}>
        {shown.map(({ id, title, completed_units, unit_count, counted_as }) => (
          <li key={id} className={styles.row}>
            <Link to={`/roadmaps/${encodeURIComponent(id)}`} className={styles.name}>
              {title}
            </Link>
            <span className={styles.fact}>
              {completed_units} of {unit_count} {counted_as}s completed
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
