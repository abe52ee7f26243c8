import type { PlanDay } from '@site/shared/contracts';
import { dayInWords } from '@site/shared/revision';
import type { Marks, OnMark } from './marks.ts';
import styles from './plan.module.css';
import { loadInWords, type Noun } from './texts.ts';
import { UnitList } from './unit-list.tsx';

interface DayListProps {
  days: readonly PlanDay[];
  today: string;
  /** The level of the days' headings. */
  level: 3 | 4;
  noun: Noun;
  marks: Marks;
  onMark: OnMark;
}

/** Upcoming days, each with its effort and its problems. */
export function DayList({ days, today, level, noun, ...rest }: DayListProps) {
  const Heading = `h${level}` as const;
  return days.map((day) => (
    <div key={day.day} className={styles.day}>
      <Heading className={styles.dayName}>
        <time dateTime={day.day}>{dayInWords(day.day, today)}</time>
      </Heading>
      <p className={styles.load}>{loadInWords([day], noun)}</p>
      {day.units.length > 0 && <UnitList units={day.units} {...rest} />}
    </div>
  ));
}
