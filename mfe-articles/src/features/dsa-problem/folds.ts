import { useEffect, useState } from 'react';
import type { SectionId } from './sections.ts';

/** Content on a problem's page that's folded until someone opens it or has solved the problem. */
export type FoldId =
  | Extract<SectionId, 'solution' | 'explanation' | 'complexity-analysis'>
  | 'follow-up'
  | `hint-${number}`;

const AFTER_SOLVING: readonly FoldId[] = [
  'follow-up',
  'solution',
  'explanation',
  'complexity-analysis',
];

export interface Folds {
  open: ReadonlySet<FoldId>;
  /** Stores on this device whether it's open. */
  remember(id: FoldId, open: boolean): void;
  /** Opens everything that shows how the problem is solved. */
  openSolved(): void;
}

const keyOf = (problemId: string) => `dsa-open:${problemId}`;

export function useFolds(problemId: string): Folds {
  const [open, setOpen] = useState<ReadonlySet<FoldId>>(new Set());
  useEffect(() => setOpen(new Set(readOpen(problemId))), [problemId]);
  const update = (change: (ids: Set<FoldId>) => void) =>
    setOpen((known) => {
      const next = new Set(known);
      change(next);
      writeOpen(problemId, [...next]);
      return next;
    });
  return {
    open,
    remember: (id, isOpen) => update((ids) => (isOpen ? ids.add(id) : ids.delete(id))),
    openSolved: () =>
      update((ids) => {
        for (const id of AFTER_SOLVING) ids.add(id);
      }),
  };
}

function readOpen(problemId: string): FoldId[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(problemId)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function writeOpen(problemId: string, ids: readonly FoldId[]): void {
  try {
    localStorage.setItem(keyOf(problemId), JSON.stringify(ids));
  } catch {
    // If storage is blocked, it's open as long as the page.
  }
}
