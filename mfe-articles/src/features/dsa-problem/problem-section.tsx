import type { ReactNode } from 'react';
import styles from './problem-section.module.css';
import { type SectionId, sections } from './sections.ts';

interface ProblemSectionProps {
  id: SectionId;
  children: ReactNode;
  /** Set if the content has its own heading. */
  untitled?: boolean;
}

/** One section of the page, with its heading. */
export function ProblemSection({ id, untitled, children }: ProblemSectionProps) {
  const headingId = `${id}-heading`;
  const title = sections.find((section) => section.id === id)?.title;
  return (
    <section
      id={id}
      tabIndex={-1}
      className={styles.section}
      {...(untitled ? { 'aria-label': title } : { 'aria-labelledby': headingId })}
    >
      {!untitled && <h2 id={headingId}>{title}</h2>}
      {children}
    </section>
  );
}
