import type { TableOfContentsEntry } from '@site/shared/contracts/composition';
import { useEffect, useState } from 'react';

/** A heading above this line, in CSS pixels from the top of the window, counts as reached. */
const READING_LINE = 140;

/** The id of the heading whose section is being read: the last one reached; '' before the first. */
export function useActiveHeading(entries: TableOfContentsEntry[]): string {
  const [active, setActive] = useState('');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setActive(lastReached(entries));
    };
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    document.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', follow);
    };
  }, [entries]);
  return active;
}

function lastReached(entries: TableOfContentsEntry[]): string {
  const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
  if (isAtEnd()) return headings.at(-1)?.id ?? '';
  return headings.findLast((one) => one.getBoundingClientRect().top <= READING_LINE)?.id ?? '';
}

/** The last section may be too short for its heading to reach the line. */
const isAtEnd = () => {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
};
