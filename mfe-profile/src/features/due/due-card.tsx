import type { RevisionList } from '@site/shared/contracts/practice';
import { Link, messageOf, useQuery } from '@site/shared/platform';
import { Button, ButtonLink, Card, Skeleton, VisuallyHidden } from '@site/shared/ui';
import styles from './due.module.css';
import { scheduleQuery } from './due.queries.ts';

/** The most problems listed here; Today has them all. */
const NAMED = 5;

/** What's due for revision, with links to it. */
export function DueCard({ person }: { person: string }) {
  const { data, error, refetch } = useQuery(scheduleQuery(person));
  return (
    <Card as="section" className={styles.section} aria-labelledby="due-heading">
      <h2 id="due-heading">Due for revision</h2>
      {data && <Due schedule={data} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <>
          <p role="alert">{messageOf(error, "We couldn't load what's due.")}</p>
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
    </Card>
  );
}

function Due({ schedule: { due, dueCount, next } }: { schedule: RevisionList }) {
  if (dueCount === 0 && next.length === 0) {
    return (
      <>
        <p className={styles.quiet}>
          Nothing is on your schedule yet. Complete a problem, and it'll come back just before you'd
          forget it.
        </p>
        <ButtonLink size="sm" to="/roadmaps">
          Choose a problem
        </ButtonLink>
      </>
    );
  }
  if (dueCount === 0) {
    return (
      <>
        <p className={styles.quiet}>Nothing is due today.</p>
        <ButtonLink size="sm" to="/roadmaps/today">
          See what comes next
        </ButtonLink>
      </>
    );
  }
  const more = dueCount - Math.min(due.length, NAMED);
  return (
    <>
      <ul className={styles.list}>
        {due.slice(0, NAMED).map(({ unitId, name, roadmap }) => (
          <li key={unitId}>
            <Link to={`/roadmaps/${encodeURIComponent(roadmap.id)}?problem=${unitId}`}>{name}</Link>
            <span className={styles.quiet}>{roadmap.title}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.quiet}>and {more} more</p>}
      <ButtonLink variant="primary" size="sm" to="/roadmaps/today">
        Revise {dueCount} due today
      </ButtonLink>
    </>
  );
}

const Loading = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading what's due...</VisuallyHidden>
    </p>
    <Skeleton height="5rem" />
  </>
);
