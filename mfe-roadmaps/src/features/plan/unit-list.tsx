import { durationInWords } from '@site/shared/contracts/composition';
import { isSolvedHere, type PlanDay, type PlanUnit } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { dayInWords } from '@site/shared/revision';
import { ClockIcon, DifficultyBadge } from '@site/shared/ui';
import styles from './plan.module.css';
import { loadInWords, type Noun } from './texts.ts';

/** Marks that aren't confirmed yet, by problem. */
export type Marks = Readonly<
  Record<string, { progress: { completed?: boolean }; waiting: readonly string[] } | undefined>
>;

/** Marks a problem completed or not. */
export type OnMark = (unit: PlanUnit, completed: boolean) => void;

/** The path of a problem: its own page, or else its row on the sheet. */
const unitPath = ({ articleLink, roadmap, unitId }: PlanUnit): string =>
  isSolvedHere(articleLink)
    ? articleLink
    : `/roadmaps/${encodeURIComponent(roadmap.id)}?problem=${unitId}`;

interface UnitListProps {
  units: readonly PlanUnit[];
  /** Whether they were completed when the plan was made. */
  completed?: boolean;
  marks: Marks;
  onMark: OnMark;
}

/** Problems with checkboxes that mark them complete. */
export const UnitList = ({ units, completed = false, marks, onMark }: UnitListProps) => (
  <ul className={styles.units}>
    {units.map((unit) => {
      const mark = marks[unit.unitId];
      const checked = mark?.progress.completed ?? completed;
      return (
        <li key={unit.unitId} className={styles.unit}>
          <input
            type="checkbox"
            className={styles.check}
            aria-label={`Mark ${unit.name} complete`}
            checked={checked}
            onChange={() => onMark(unit, !checked)}
          />
          <Link to={unitPath(unit)} className={styles.name}>
            {unit.name}
          </Link>
          <span className={styles.detail}>
            <DifficultyBadge difficulty={unit.difficulty} />
            {unit.topic} · {durationInWords(unit.minutes)}
            {unit.weakTopic && ' · because of your mock test'}
            {mark?.waiting.includes('completed') && (
              <span className={styles.waiting}>
                <ClockIcon aria-hidden="true" />
                Waiting to sync
              </span>
            )}
          </span>
        </li>
      );
    })}
  </ul>
);

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
