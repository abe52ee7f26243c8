import type { Revision } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { dayInWords } from '@site/shared/revision';
import { ClockIcon, IconButton, XIcon } from '@site/shared/ui';
import { byDay } from './days.ts';
import { sheetPath } from './sheet-path.ts';
import styles from './today.module.css';

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
