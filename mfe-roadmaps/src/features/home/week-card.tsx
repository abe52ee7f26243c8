import type { Home } from '@site/shared/contracts';
import { Card } from '@site/shared/ui';
import styles from './home.module.css';
import { WeekBars } from './week-bars.tsx';
import { lastWeekText, streakText, weekText } from './week-texts.ts';

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
