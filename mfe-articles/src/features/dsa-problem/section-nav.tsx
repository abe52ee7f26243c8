import { Link } from '@site/shared/platform';
import { useEffect, useRef, useState } from 'react';
import styles from './section-nav.module.css';
import { type SectionId, sections } from './sections.ts';

/**
 * Links to the page's sections in a row above them, with the one being read highlighted.
 */
export function SectionNav() {
  const active = useActiveSection();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href$="#${active}"]`);
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - EDGE;
  }, [active]);
  return (
    <nav className={styles.nav} aria-label="On this page">
      <ul ref={list} className={styles.list}>
        {sections.map((section) => (
          <SectionLink key={section.id} {...section} active={section.id === active} />
        ))}
      </ul>
    </nav>
  );
}

/** How much of the link before the active one stays visible, in CSS pixels. */
const EDGE = 24;

interface SectionLinkProps {
  id: SectionId;
  title: string;
  active: boolean;
}

const SectionLink = ({ id, title, active }: SectionLinkProps) => (
  <li className={id === 'your-code' ? styles.code : undefined}>
    <Link
      to={{ hash: id }}
      replace
      aria-current={active ? 'location' : undefined}
      // Keyboard navigation continues from there.
      onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
    >
      {title}
    </Link>
  </li>
);

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
function useActiveSection(): SectionId {
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
