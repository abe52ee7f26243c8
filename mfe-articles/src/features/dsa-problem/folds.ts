import { useEffect, useState } from 'react';
import type { SectionId } from './sections.ts';

/** What is folded on the page of a problem until somebody asks for it, or has solved the problem. */
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
  /** Remembers on this device that it was opened or closed. */
  remember(id: FoldId, open: boolean): void;
  /** Opens what shows how the problem is solved. */
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
    // It's open as long as this page is.
  }
}
