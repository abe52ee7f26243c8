import type { RevisionList } from '@site/shared/contracts';
import { VisuallyHidden } from '@site/shared/ui';
import { counted, dayInWords, shortDay, weekAhead } from './days.ts';
import styles from './week-ahead.module.css';

/** Seven days, each with a bar for the number of problems due. */
export function WeekAhead({ list }: { list: RevisionList }) {
  const week = weekAhead(list);
  const most = Math.max(1, ...week.map(({ count }) => count));
  return (
    <section aria-labelledby="week-ahead">
      <h2 id="week-ahead" className={styles.heading}>
        This week
      </h2>
      <ol className={styles.week}>
        {week.map(({ day, count }, index) => (
          <li key={day} className={styles.day} data-state={count > 0 ? 'busy' : 'free'}>
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
            <span aria-hidden="true">{index === 0 ? 'Today' : shortDay(day)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
