import { counted } from '@site/shared/contracts/composition';
import type { Home, Streak, WeekDay } from '@site/shared/contracts/practice';
import { Card, VisuallyHidden } from '@site/shared/ui';
import styles from './home.module.css';

type WeekCardProps = Pick<Home, 'week' | 'lastWeek' | 'streak' | 'today'>;

/** The days of this week, and the person's streak. */
export const WeekCard = ({ week, lastWeek, streak, today }: WeekCardProps) => (
  <Card as="section" className={styles.week} aria-labelledby="home-week">
    <div className={styles.card}>
      <h2 id="home-week">This week</h2>
      <WeekBars week={week} today={today} />
      <p>{weekText(week)}</p>
      <p className={styles.quiet}>{lastWeekText(lastWeek)}</p>
    </div>
    <div className={styles.card}>
      <h2>Streak</h2>
      <p className={styles.figure}>
        <strong>{streak.current}</strong> {streak.current === 1 ? 'day' : 'days'}
      </p>
      <p className={styles.quiet}>{streakText(streak, week, today)}</p>
    </div>
  </Card>
);

const HEIGHT = 40;
const LEAST = 8;
/** The activities of a full bar: capped, so that one great day doesn't flatten the others. */
const FULL = 8;

const heightOf = ({ activities }: WeekDay) =>
  activities === 0 ? 2 : LEAST + ((HEIGHT - LEAST) * Math.min(activities, FULL)) / FULL;

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** A bar for each day, Monday to Sunday, and the same in words. */
const WeekBars = ({ week, today }: { week: WeekDay[]; today: string }) => (
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

/** 3 days practised · 7 solved */
export function weekText(week: WeekDay[]): string {
  const practised = week.filter(({ activities }) => activities > 0).length;
  const solved = week.reduce((sum, day) => sum + day.solved, 0);
  return `${counted(practised, 'day')} practised · ${solved} solved`;
}

export const lastWeekText = (lastWeek: Home['lastWeek']): string =>
  lastWeek.days === 0
    ? 'Solve or revise a problem, or write a note or comment, to make a day count.'
    : `Last week: ${counted(lastWeek.days, 'day')}, ${lastWeek.solved} solved.`;

/** What keeps the streak going: true for today, and without blame for a day off. */
export function streakText({ current, longest }: Streak, week: WeekDay[], today: string): string {
  if (current === 0) {
    return longest === 0
      ? "It starts with the first thing you do. A day off won't end it."
      : `Your longest was ${counted(longest, 'day')}. Anything you do today starts a new one.`;
  }
  const isDone = week.some(({ day, activities }) => day === today && activities > 0);
  const record = longest > current ? ` Your longest: ${counted(longest, 'day')}.` : '';
  if (isDone) return `Today counts. A day off won't end it.${record}`;
  return `Anything you do today makes it ${current + 1}.${record}`;
}
