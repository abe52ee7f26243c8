import { Link } from '@site/shared/platform';
import { useEffect, useRef } from 'react';
import styles from './section-nav.module.css';
import { type SectionId, sections } from './sections.ts';
import { useActiveSection } from './use-active-section.ts';

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
