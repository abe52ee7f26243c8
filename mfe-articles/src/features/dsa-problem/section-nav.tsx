import { Link } from '@site/shared/platform';
import { useEffect, useRef } from 'react';
import styles from './section-nav.module.css';
import { type SectionId, sections } from './sections.ts';
import { useActiveSection } from './use-active-section.ts';

/** The sections of the page, with the one being read marked: beside the text, or in a line above it. */
export function SectionNav() {
  const active = useActiveSection();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href$="#${active}"]`);
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - EDGE;
  }, [active]);
  return (
    <nav className={styles.nav} aria-label="On this page">
      <p className={styles.heading} aria-hidden="true">
        On this page
      </p>
      <ul ref={list} className={styles.list}>
        {sections.map((section) => (
          <SectionLink key={section.id} {...section} active={section.id === active} />
        ))}
      </ul>
    </nav>
  );
}

/** What stays visible of the link before the active one, in CSS pixels. */
const EDGE = 24;

interface SectionLinkProps {
  id: SectionId;
  title: string;
  active: boolean;
}

const SectionLink = ({ id, title, active }: SectionLinkProps) => (
  <li>
    <Link
      to={{ hash: id }}
      replace
      aria-current={active ? 'location' : undefined}
      // Whoever goes on by keyboard goes on from there.
      onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
    >
      {title}
    </Link>
  </li>
);
