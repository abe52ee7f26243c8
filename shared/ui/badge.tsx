import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export interface BadgeProps {
  /** The meaning of the colour; the text must say it too. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  className?: string;
  children: ReactNode;
}

/** A small label that classifies what is beside it. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}

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
