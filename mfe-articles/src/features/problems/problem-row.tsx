import type { LearningUnit } from '@site/shared/contracts';
import { Badge, CircleCheckIcon, ExternalLinkIcon, VisuallyHidden } from '@site/shared/ui';
import styles from './problems.module.css';

const tones = { easy: 'success', medium: 'warning', hard: 'danger' } as const;

/** One problem: its name leads to where it can be solved. */
export const ProblemRow = ({ unit }: { unit: LearningUnit }) => (
  <li className={styles.problem}>
    <span className={styles.name}>
      <ProblemName unit={unit} />
      {unit.progress.completed && (
        <span className={styles.done}>
          <CircleCheckIcon aria-hidden="true" />
          <VisuallyHidden>completed</VisuallyHidden>
        </span>
      )}
    </span>
    <span className={styles.facts}>
      <span className={styles.time}>{unit.time_to_complete} min</span>
      <Badge tone={tones[unit.difficulty]} className={styles.difficulty}>
        {unit.difficulty}
      </Badge>
    </span>
  </li>
);

function ProblemName({ unit: { name, problem_link } }: { unit: LearningUnit }) {
  if (!problem_link) return name;
  return (
    <a href={problem_link} target="_blank" rel="noreferrer">
      {name}
      <ExternalLinkIcon className={styles.external} aria-hidden="true" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
