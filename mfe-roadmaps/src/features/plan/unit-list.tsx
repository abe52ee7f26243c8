import { durationInWords, type PlanUnit } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { ClockIcon, DifficultyBadge } from '@site/shared/ui';
import type { Marks, OnMark } from './marks.ts';
import styles from './plan.module.css';
import { unitPath } from './unit-path.ts';

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
