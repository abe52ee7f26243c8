import { counted } from '@site/shared/contracts/composition';
import type { Revision, RevisionList } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { dateOf, dayInWords } from '@site/shared/revision';
import { ClockIcon, IconButton, VisuallyHidden, XIcon } from '@site/shared/ui';
import { byDay, daysAhead } from './days.ts';
import { sheetPath } from './due-card.tsx';
import styles from './today.module.css';

const weekday = new Intl.DateTimeFormat('en', { weekday: 'narrow', timeZone: 'UTC' });

/** Two weeks, each day with a bar for the number of problems due. */
export function DaysAhead({ list }: { list: RevisionList }) {
  const days = daysAhead(list);
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <section aria-labelledby="days-ahead">
      <h2 id="days-ahead" className={styles.plotHeading}>
        The next two weeks
      </h2>
      <ol className={styles.plot}>
        {days.map(({ day, count }, index) => (
          <li
            key={day}
            className={styles.plotDay}
            data-state={count > 0 ? 'busy' : 'free'}
            data-today={index === 0 || undefined}
          >
            <VisuallyHidden>
              {dayInWords(day, list.today)}: {counted(count, 'problem')}
            </VisuallyHidden>
            <span className={styles.plotCount} aria-hidden="true">
              {count}
            </span>
            <svg className={styles.plotTrack} aria-hidden="true">
              <rect
                className={styles.plotBar}
                y={`${100 - (count / most) * 100}%`}
                width="100%"
                height={`${(count / most) * 100}%`}
              />
            </svg>
            <span aria-hidden="true">{weekday.format(dateOf(day))}</span>
            <span className={styles.plotDate} aria-hidden="true">
              {dateOf(day).getUTCDate()}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface NextListProps {
  next: Revision[];
  today: string;
  /** Problems whose grade waits for the network. */
  waiting: ReadonlySet<string>;
  busy: boolean;
  onStop: (problem: Revision) => void;
}

/** Upcoming problems by day. */
export function NextList({ next, today, waiting, busy, onStop }: NextListProps) {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={styles.heading}>
        Next
      </h2>
      {next.length === 0 && <p className={styles.quiet}>Nothing is scheduled after today.</p>}
      {byDay(next).map(({ day, problems }) => (
        <div key={day} className={styles.day}>
          <h3 className={styles.dayName}>
            <time dateTime={day}>{dayInWords(day, today)}</time>
          </h3>
          <ul className={styles.rows}>
            {problems.map((problem) => (
              <li key={problem.unitId} className={styles.row}>
                <Link to={sheetPath(problem)} className={styles.name}>
                  {problem.name}
                </Link>
                <span className={styles.detail}>{problem.roadmap.title}</span>
                {waiting.has(problem.unitId) && (
                  <span className={styles.waiting}>
                    <ClockIcon aria-hidden="true" />
                    Grade waiting to sync
                  </span>
                )}
                <IconButton
                  size="sm"
                  label={`Stop revising ${problem.name}`}
                  disabled={busy}
                  onClick={() => onStop(problem)}
                >
                  <XIcon aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Says how the problems of a day are chosen, and where that can be changed. */
export const HowItWorks = ({ automatic }: { automatic: boolean }) => (
  <section aria-labelledby="how-it-works" className={styles.how}>
    <h2 id="how-it-works" className={styles.heading}>
      How it works
    </h2>
    <p>
      A problem you've solved comes back after about three days, then after longer and longer
      breaks: each time just before you'd forget it. Your grade decides when.
    </p>
    <p>
      Everything that's due is on this page, the most overdue first. Nothing is held back, so stop
      whenever you like: the rest will be here tomorrow.
    </p>
    <p>
      {automatic
        ? 'Every problem you mark complete is added automatically.'
        : 'Problems are added when you choose Revise next to their name.'}{' '}
      <Link to="/profile/edit?tab=accounts">Change this in your settings</Link>
    </p>
  </section>
);
