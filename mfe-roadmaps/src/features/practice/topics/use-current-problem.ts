import { useEffect, useRef, useState } from 'react';
import type { ProblemPlace } from './current-problem.ts';
import { rowOf, unitAround } from './unit-row-id.ts';

/** `nearest` scrolls no more than it must, `center` shows what is around the row. */
type ScrollTo = 'nearest' | 'center';

interface Surroundings {
  /** All problems that are shown, in sequence. */
  places: ProblemPlace[];
  open: string | null;
  openTopic: (topicId: string) => void;
}

/**
 * The problem that is marked: the one whose row has or had the focus, on which shortcuts act. Where a
 * filter takes the row away under the focus, as completing it may do, the next one is marked.
 */
export function useCurrentProblem({ places, open, openTopic }: Surroundings) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  /** Goes on trying until the row is there: its topic may have to open, or a filter to go. */
  const arriving = useRef<(() => boolean) | null>(null);
  const lastIndex = useRef(0);
  const forget = () => {
    arriving.current = null;
    setCurrentId(null);
  };

  const goTo = ({ topicId, unitId }: ProblemPlace, scrollTo: ScrollTo = 'nearest') => {
    const arrive = () => {
      const row = rowOf(unitId);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: scrollTo });
      return row !== null;
    };
    setCurrentId(unitId);
    arriving.current = arrive() ? null : arrive;
    if (topicId !== open) openTopic(topicId);
  };

  useEffect(() => {
    if (arriving.current?.()) arriving.current = null;
  });
  useEffect(() => {
    if (currentId === null || arriving.current) return;
    const index = places.findIndex(({ unitId }) => unitId === currentId);
    if (index >= 0) {
      lastIndex.current = index;
      return;
    }
    const next = places[Math.min(lastIndex.current, places.length - 1)];
    if (next && document.activeElement === document.body) goTo(next);
    else setCurrentId(null);
  });

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const unitId = target instanceof Element ? unitAround(target) : null;
      if (unitId === null) return;
      arriving.current = null;
      setCurrentId(unitId);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  return { currentId, goTo, forget };
}
