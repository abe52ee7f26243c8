import { useLocation } from '@site/shared/platform';
import { Fold } from '@site/shared/ui/fold.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FoldId, Folds } from './folds.ts';

interface ProblemFoldProps {
  id: FoldId;
  folds: Folds;
  title: string;
  children: ReactNode;
}

/** A part of a problem that's folded until someone opens it, or the address links to it. */
export function ProblemFold({ id, folds, title, children }: ProblemFoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const isOpen = folds.open.has(id);
  // Never closed here: the browser may have opened it before hydration.
  useEffect(() => {
    if (details.current && isOpen) details.current.open = true;
  }, [isOpen]);
  useEffect(() => {
    if (details.current && location.hash === `#${id}`) details.current.open = true;
  }, [location, id]);
  return (
    <Fold
      ref={details}
      title={title}
      onToggle={({ currentTarget }) => folds.remember(id, currentTarget.open)}
    >
      {children}
    </Fold>
  );
}
