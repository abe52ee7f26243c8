import type { Activity } from '@site/shared/contracts/practice';
import { Link, messageOf, usePersonKey, useQuery } from '@site/shared/platform';
import {
  ButtonLink,
  Card,
  DifficultyBadge,
  ErrorState,
  Skeleton,
  Table,
  VisuallyHidden,
} from '@site/shared/ui';
import { useState } from 'react';
import styles from './activity.module.css';
import { activityQuery } from './activity.queries.ts';
import { Calendar } from './calendar.tsx';
import { activities, dayName, inDays } from './day-names.ts';
import { StreakFacts } from './streak-facts.tsx';

/** The person's active days of the last year, and their streaks. */
export function ActivityCard() {
  const { data, error, refetch } = useQuery(activityQuery(usePersonKey()));
  return (
    <Card as="section" className={styles.section} aria-labelledby="activity-heading">
      <h2 id="activity-heading">Activity</h2>
      {data && <LoadedActivity activity={data} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <ErrorState
          title="We couldn't load your activity"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

function LoadedActivity({ activity }: { activity: Activity }) {
  const days = Object.entries(activity.days);
  return (
    <>
      <StreakFacts streak={activity.streak} activeDays={days.length} />
      <Calendar activity={activity} />
      <p className={styles.quiet}>{summaryOf(days)}</p>
      {days.length > 0 && <ActiveDays days={activity.days} />}
      {activity.recent && activity.recent.length > 0 && <RecentlySolved recent={activity.recent} />}
      {days.length === 0 && (
        <ButtonLink to="/roadmaps" size="sm" className={styles.begin}>
          Find your first problem
        </ButtonLink>
      )}
    </>
  );
}

/** A summary of the calendar in one sentence. */
function summaryOf(days: [string, number][]): string {
  const [first, ...others] = days;
  if (!first) {
    return 'Nothing yet. Every problem you complete or revise, every note and every comment counts towards its day, from midnight to midnight in your time zone.';
  }
  const total = days.reduce((sum, [, count]) => sum + count, 0);
  const busiest = others.reduce((most, day) => (day[1] > most[1] ? day : most), first);
  return `${activities(total)} on ${inDays(days.length)} in the last year, most of them on ${dayName(busiest[0])} (${busiest[1]}). The fuller the square, the busier the day. A streak survives one day off, but not two in a row.`;
}

const Loading = () => (
  <>
    <p role="status">
      <VisuallyHidden>Loading your activity...</VisuallyHidden>
    </p>
    <Skeleton height="3.5rem" />
    <Skeleton height="9rem" />
    <Skeleton height="2.75rem" />
  </>
);

/** The active days as a list, latest first: a text alternative to the calendar. */
function ActiveDays({ days }: { days: Record<string, number> }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Active days as a list</summary>
      {open && (
        <div className={styles.days}>
          <Table label="Active days" columns={['Day', 'Activities']}>
            {Object.entries(days)
              .toSorted(([one], [other]) => (one < other ? 1 : -1))
              .map(([date, count]) => (
                <tr key={date}>
                  <th scope="row">
                    <time dateTime={date}>{dayName(date)}</time>
                  </th>
                  <td>{count}</td>
                </tr>
              ))}
          </Table>
        </div>
      )}
    </details>
  );
}

/** Recently solved problems, each linked to its row on the sheet. */
const RecentlySolved = ({ recent }: { recent: NonNullable<Activity['recent']> }) => (
  <>
    <h3>Recently solved</h3>
    <ul className={styles.recent} aria-label="Recently solved">
      {recent.map(({ unitId, name, difficulty, roadmap, solvedOn }) => (
        <li key={unitId}>
          <Link to={`/roadmaps/${encodeURIComponent(roadmap.id)}?problem=${unitId}`}>{name}</Link>
          <DifficultyBadge difficulty={difficulty} />
          <span className={styles.quiet}>
            {roadmap.title} · <time dateTime={solvedOn}>{dayName(solvedOn)}</time>
          </span>
        </li>
      ))}
    </ul>
  </>
);
