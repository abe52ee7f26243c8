import { counted, type RevisionList } from '@site/shared/contracts';
import { dateOf, dayInWords } from '@site/shared/revision';
import { VisuallyHidden } from '@site/shared/ui';
import { daysAhead } from './days.ts';
import styles from './days-ahead.module.css';

const weekday = new Intl.DateTimeFormat('en', { weekday: 'narrow', timeZone: 'UTC' });

/** Two weeks, each day with a bar for the number of problems due. */
export function DaysAhead({ list }: { list: RevisionList }) {
  const days = daysAhead(list);
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <section aria-labelledby="days-ahead">
      <h2 id="days-ahead" className={styles.heading}>
        The next two weeks
      </h2>
      <ol className={styles.days}>
        {days.map(({ day, count }, index) => (
          <li
            key={day}
            className={styles.day}
            data-state={count > 0 ? 'busy' : 'free'}
            data-today={index === 0 || undefined}
          >
            <VisuallyHidden>
              {dayInWords(day, list.today)}: {counted(count, 'problem')}
            </VisuallyHidden>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <svg className={styles.track} aria-hidden="true">
              <rect
                className={styles.bar}
                y={`${100 - (count / most) * 100}%`}
                width="100%"
                height={`${(count / most) * 100}%`}
              />
            </svg>
            <span aria-hidden="true">{weekday.format(dateOf(day))}</span>
            <span className={styles.date} aria-hidden="true">
              {dateOf(day).getUTCDate()}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
