import type { ReactNode } from 'react';
import { Absent } from '../absent.tsx';
import styles from './unit-table.module.css';

interface ResourceLinkProps {
  kind: 'Article' | 'Video';
  /** The problem it explains. */
  name: string;
  href: string | null;
  /** The icon. */
  children: ReactNode;
}

/** A link to an explanation in a new tab; a dash where there is none ('#' stands for none, too). */
export function ResourceLink({ kind, name, href, children }: ResourceLinkProps) {
  if (!href || href === '#') return <Absent label={`No ${kind.toLowerCase()}`} />;
  return (
    <a
      className={styles.resource}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${kind} on ${name}`}
      title="Opens in a new tab"
    >
      {children}
    </a>
  );
}
