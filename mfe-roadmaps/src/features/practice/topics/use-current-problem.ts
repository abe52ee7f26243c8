import { useEffect, useRef, useState } from 'react';
import type { ProblemPlace } from './current-problem.ts';
import { rowOf, unitAround } from './unit-row-id.ts';

/** `nearest` scrolls no more than it must, `center` shows what is around the row. */
type ScrollTo = 'nearest' | 'center';

interface Arrival {
  unitId: string;
  scrollTo: ScrollTo;
}

/** Puts the focus on a problem's row and the row into view. Says whether there is one. */
function arriveAt({ unitId, scrollTo }: Arrival): boolean {
  const row = rowOf(unitId);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: scrollTo });
  return row !== null;
}

/**
 * The problem that is marked: the one whose row has or had the focus, on which shortcuts act. Where a
 * filter takes the row away under the focus, as completing it may do, the next one is marked.
 * @param places all problems that are shown, in sequence
 */
export function useCurrentProblem(places: ProblemPlace[], openTopic: (topicId: string) => void) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const arriving = useRef<Arrival | null>(null);
  /** Where the marked problem was seen last. */
  const last = useRef({ unitId: '', index: 0 });
  const forget = () => {
    arriving.current = null;
    setCurrentId(null);
  };

  const goTo = ({ topicId, unitId }: ProblemPlace, scrollTo: ScrollTo = 'nearest') => {
    setCurrentId(unitId);
    arriving.current = { unitId, scrollTo };
    arriveAt(arriving.current);
    openTopic(topicId);
  };

  // Arrives again once all is drawn: its topic may have to open, the one above it to close, a filter to go.
  useEffect(() => {
    if (arriving.current && arriveAt(arriving.current)) arriving.current = null;
  });
  useEffect(() => {
    if (currentId === null) return;
    const index = places.findIndex(({ unitId }) => unitId === currentId);
    if (index >= 0) {
      last.current = { unitId: currentId, index };
      return;
    }
    const awaited = arriving.current !== null && last.current.unitId !== currentId;
    if (awaited) return;
    arriving.current = null;
    const next = places[Math.min(last.current.index, places.length - 1)];
    if (next && document.activeElement === document.body) goTo(next);
    else setCurrentId(null);
  });

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const unitId = target instanceof Element ? unitAround(target) : null;
      if (unitId === null) return;
      if (arriving.current?.unitId !== unitId) arriving.current = null;
      setCurrentId(unitId);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  return { currentId, goTo, forget };
}
