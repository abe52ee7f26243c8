import { useLocation } from '@site/shared/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './fold.module.css';
import type { FoldId, Folds } from './folds.ts';

interface FoldProps {
  id: FoldId;
  folds: Folds;
  title: string;
  children: ReactNode;
}

/**
 * Content that is folded until somebody asks for it. It's in the document all the same: for those without scripts,
 * for search in the page, which opens it, and for paper.
 */
export function Fold({ id, folds, title, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const asked = folds.open.has(id);
  // Never closed from here: the browser may have opened it before the page was live.
  useEffect(() => {
    if (details.current && asked) details.current.open = true;
  }, [asked]);
  useEffect(() => {
    if (details.current && location.hash === `#${id}`) details.current.open = true;
  }, [location, id]);
  return (
    <details
      ref={details}
      className={styles.fold}
      onToggle={({ currentTarget }) => folds.remember(id, currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
