import { counted } from '@site/shared/contracts/composition';
import type { DueRevision } from '@site/shared/contracts/practice';
import { daysBetween } from '@site/shared/revision';
import { Button, DifficultyBadge } from '@site/shared/ui';
import { agoInWords } from './days.ts';
import styles from './today.module.css';

interface DueListProps {
  problems: DueRevision[];
  today: string;
  onChoose: (unitId: string) => void;
}

/** The other due problems; each can be done first. */
export function DueList({ problems, today, onChoose }: DueListProps) {
  if (problems.length === 0) return null;
  return (
    <>
      <h3 className={styles.subheading}>Also due</h3>
      <ul className={styles.rows}>
        {problems.map(({ unitId, name, difficulty, dueOn, lastReviewedOn }) => (
          <li key={unitId} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.detail}>
              <DifficultyBadge difficulty={difficulty} />
              {overdue(dueOn, today) ?? `last solved ${agoInWords(lastReviewedOn, today)}`}
            </span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Do first: ${name}`}
              onClick={() => onChoose(unitId)}
            >
              Do first
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function overdue(dueOn: string, today: string): string | null {
  const late = daysBetween(dueOn, today);
  return late > 0 ? `${counted(late, 'day')} overdue` : null;
}
