import { counted, type WeekDay } from '@site/shared/contracts';
import { VisuallyHidden } from '@site/shared/ui';
import styles from './home.module.css';

const HEIGHT = 40;
const LEAST = 8;
/** The activities of a full bar: capped, so that one great day doesn't flatten the others. */
const FULL = 8;

const heightOf = ({ activities }: WeekDay) =>
  activities === 0 ? 2 : LEAST + ((HEIGHT - LEAST) * Math.min(activities, FULL)) / FULL;

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** A bar for each day, Monday to Sunday, and the same in words. */
export const WeekBars = ({ week, today }: { week: WeekDay[]; today: string }) => (
  <ol className={styles.bars}>
    {week.map((each) => {
      const name = weekday.format(new Date(`${each.day}T00:00:00Z`));
      const height = heightOf(each);
      return (
        <li key={each.day} aria-current={each.day === today ? 'date' : undefined}>
          <svg viewBox={`0 0 12 ${HEIGHT}`} width="12" height={HEIGHT} aria-hidden="true">
            <rect y={HEIGHT - height} width="12" height={height} rx="2" />
          </svg>
          <span aria-hidden="true">{name.slice(0, 1)}</span>
          <VisuallyHidden>
            {`${name}: ${counted(each.activities, 'activity', 'activities')}, ${each.solved} solved`}
          </VisuallyHidden>
        </li>
      );
    })}
  </ol>
);
