import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps extends Omit<ComponentPropsWithRef<'details'>, 'className' | 'title'> {
  title: ReactNode;
}

/**
 * Content that is folded until it's opened. It's in the document all the same: for those without scripts,
 * for search in the page, which opens it, and for paper.
 */
export const Fold = ({ title, children, ...details }: FoldProps) => (
  <details {...details} className={styles.fold}>
    <summary>{title}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
