import styles from './badge.module.css';
import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';

const tones = { easy: 'success', medium: 'warning', hard: 'danger' } as const;

export interface DifficultyBadgeProps {
  difficulty: keyof typeof tones;
  className?: string;
}

/** How hard a problem or an article is: the word, and its colour. */
export const DifficultyBadge = ({ difficulty, className }: DifficultyBadgeProps) => (
  <Badge tone={tones[difficulty]} className={classNames(styles.capital, className)}>
    {difficulty}
  </Badge>
);
