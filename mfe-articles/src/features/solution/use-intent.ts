import { type RefObject, useEffect } from 'react';
import type { Python } from './python/python.ts';

/** Somebody who has had the solution in front of them for this long may well run it. */
const READING_MS = 1_000;

/** The section that crosses the middle of the window is the one being read. */
const MIDDLE = '-50% 0px';

/**
 * Prepares Python when somebody seems about to run the program: the editor is open, the solution is being
 * read, or pointer or focus reaches a button that gets the returned properties. Nothing on the page shows it.
 */
export function useIntent(
  solution: RefObject<HTMLElement | null>,
  editing: boolean,
  python: () => Python,
) {
  useEffect(() => {
    if (editing) prepare(python());
  }, [editing, python]);
  useEffect(() => {
    if (solution.current) return whenRead(solution.current, () => prepare(python()));
  }, [solution, python]);
  const onIntent = () => prepare(python());
  return { onPointerEnter: onIntent, onFocus: onIntent };
}

/** Whoever saves data downloads Python only to run something. */
function prepare(python: Python): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!connection?.saveData) python.prepare();
}

/** Calls back once the element has been read for a while; returns a function that gives up waiting. */
function whenRead(element: HTMLElement, onRead: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(onRead, READING_MS);
    },
    { rootMargin: MIDDLE },
  );
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
