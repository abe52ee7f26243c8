import { counted } from '@site/shared/contracts/composition';
import type { DueRevision, RevisionGrade } from '@site/shared/contracts/practice';
import { useEffect, useEffectEvent } from 'react';
import styles from './due-card.module.css';

/**
 * In the order of the keys 1 to 4. Spelled out, since importing the contract's list would pull in the
 * schema library.
 */
const grades: { grade: RevisionGrade; label: string; hint: string }[] = [
  { grade: 'again', label: 'Again', hint: "Couldn't solve it" },
  { grade: 'hard', label: 'Hard', hint: 'Solved it with difficulty' },
  { grade: 'good', label: 'Good', hint: 'Solved it' },
  { grade: 'easy', label: 'Easy', hint: 'Solved it right away' },
];

interface GradeButtonsProps {
  intervals: DueRevision['intervals'];
  busy: boolean;
  /** Whether the keys 1 to 4 give grades; a person may have turned single-key shortcuts off. */
  keysOn: boolean;
  onGrade: (grade: RevisionGrade) => void;
}

/** The grades, each with the day on which it brings the problem back. */
export function GradeButtons({ intervals, busy, keysOn, onGrade }: GradeButtonsProps) {
  useGradeKeys(keysOn, onGrade);
  return (
    <fieldset className={styles.grades} aria-busy={busy}>
      <legend className={styles.legend}>How did it go?</legend>
      {grades.map(({ grade, label, hint }, index) => (
        <button
          key={grade}
          type="button"
          className={styles.grade}
          data-grade={grade}
          title={hint}
          aria-keyshortcuts={keysOn ? String(index + 1) : undefined}
          onClick={() => onGrade(grade)}
        >
          <span className={styles.label}>
            {label}
            {keysOn && (
              <span className={styles.key} aria-hidden="true">
                {index + 1}
              </span>
            )}
          </span>
          <span className={styles.interval}>{counted(intervals[grade], 'day')}</span>
        </button>
      ))}
    </fieldset>
  );
}

const typesText = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Listens on the whole page, except while someone is typing or a dialog is open. */
function useGradeKeys(on: boolean, onGrade: (grade: RevisionGrade) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const chosen = grades[Number(event.key) - 1];
    const held = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    if (!chosen || held || typesText(event.target) || document.querySelector('[role="dialog"]')) {
      return;
    }
    event.preventDefault();
    onGrade(chosen.grade);
  });
  useEffect(() => {
    if (!on) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
