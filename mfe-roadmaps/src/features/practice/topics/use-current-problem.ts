import { useEffect, useRef, useState } from 'react';
import type { TopicMatch } from '../filters/practice-filter.ts';

/** `nearest` scrolls as little as possible, `center` shows what's around the row, `none` doesn't scroll. */
type ScrollTo = 'nearest' | 'center' | 'none';

interface Arrival {
  unitId: string;
  scrollTo: ScrollTo;
}

/** Focuses a problem's row and scrolls it into view. Returns false if there is no such row. */
function arriveAt({ unitId, scrollTo }: Arrival): boolean {
  const row = rowOf(unitId);
  row?.focus({ preventScroll: true });
  if (scrollTo !== 'none') row?.scrollIntoView({ block: scrollTo });
  return row !== null;
}

/**
 * The current problem, which shortcuts act on: the one whose row has or had the focus. If a filter removes
 * the focused row, as completing a problem may do, the next problem becomes the current one.
 * @param positions all problems shown, in order
 */
export function useCurrentProblem(
  positions: ProblemPosition[],
  openTopic: (topicId: string) => void,
) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const arriving = useRef<Arrival | null>(null);
  /** The last known position of the current problem. */
  const last = useRef({ unitId: '', index: 0 });
  const clear = () => {
    arriving.current = null;
    setCurrentId(null);
  };

  const goTo = ({ topicId, unitId }: ProblemPosition, scrollTo: ScrollTo = 'nearest') => {
    setCurrentId(unitId);
    arriving.current = { unitId, scrollTo };
    arriveAt(arriving.current);
    openTopic(topicId);
  };

  // Runs again after each render: the problem's topic may have to open first, the one above it to close, a
  // filter to be cleared.
  useEffect(() => {
    if (arriving.current && arriveAt(arriving.current)) arriving.current = null;
  });
  useEffect(() => {
    if (currentId === null) return;
    const index = positions.findIndex(({ unitId }) => unitId === currentId);
    if (index >= 0) {
      last.current = { unitId: currentId, index };
      return;
    }
    const awaited = arriving.current !== null && last.current.unitId !== currentId;
    if (awaited) return;
    arriving.current = null;
    const next = positions[Math.min(last.current.index, positions.length - 1)];
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

  return { currentId, goTo, clearCurrent: clear };
}

/** The position of a problem among those shown. */
export interface ProblemPosition {
  topicId: string;
  unitId: string;
}

/** All matching problems, in order and across topics. */
export const positionsOf = (matches: TopicMatch[]): ProblemPosition[] =>
  matches.flatMap(({ topic, units }) =>
    units.map((unit) => ({ topicId: topic.id, unitId: unit.id })),
  );

/**
 * The problem one step from the current one, across topics; the current one itself at either end. Without a
 * current one, the first of the open topic, or of all.
 */
export function stepFrom(
  positions: ProblemPosition[],
  currentId: string | null,
  step: 1 | -1,
  openTopicId: string | null,
): ProblemPosition | undefined {
  const current = positions.findIndex(({ unitId }) => unitId === currentId);
  if (current >= 0) return positions[current + step] ?? positions[current];
  return positions.find(({ topicId }) => topicId === openTopicId) ?? positions[0];
}

/** A random unsolved problem, other than the current one if there is another. */
export function randomUnsolved(
  matches: TopicMatch[],
  currentId: string | null,
): ProblemPosition | undefined {
  const unsolved = positionsOf(
    matches.map(({ topic, units }) => ({
      topic,
      units: units.filter(({ progress }) => !progress.completed),
    })),
  );
  const others = unsolved.filter(({ unitId }) => unitId !== currentId);
  const choice = others.length > 0 ? others : unsolved;
  return choice[Math.floor(Math.random() * choice.length)];
}

const PREFIX = 'problem-';

/** The id of the row that shows a problem. */
export const unitRowId = (unitId: string) => PREFIX + unitId;

/** The row of a problem; null while its topic is closed. */
export const rowOf = (unitId: string) => document.getElementById(unitRowId(unitId));

/** The problem whose row contains an element. */
const unitAround = (element: Element) =>
  element.closest(`[id^="${PREFIX}"]`)?.id.slice(PREFIX.length) ?? null;
