import { useEffect, useState } from 'react';
import { type SectionId, sections } from './sections.ts';

/** A line a quarter of the way down the window: the section that crosses it is the one being read. */
const READING_LINE = '-25% 0px -75% 0px';
const isBelowLine = (section: Element | null) =>
  section !== null && section.getBoundingClientRect().top > window.innerHeight / 4;

const first = sections[0].id;

const isAtEnd = () => {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
};

/**
 * The section being read. The last one is too short to reach the line, so it counts at the end of the page.
 */
export function useActiveSection(): SectionId {
  const [crossing, setCrossing] = useState<SectionId>(first);
  const [atEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const atLine = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page, changes from several frames are reported at once.
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) atLine.add(target.id);
          else atLine.delete(target.id);
        }
        const section = sections.findLast(({ id }) => atLine.has(id));
        if (section) setCrossing(section.id);
        // A jump to the top of the page leaves a section without entering another.
        else if (isBelowLine(document.getElementById(first))) setCrossing(first);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    const follow = () => setAtEnd(isAtEnd());
    document.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', follow);
    };
  }, []);
  return atEnd ? (sections.at(-1)?.id ?? crossing) : crossing;
}
