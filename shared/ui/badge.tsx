import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export interface BadgeProps {
  /** Meaning by colour; the text says it too. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  className?: string;
  children: ReactNode;
}

/** A small label that classifies what it stands beside. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
