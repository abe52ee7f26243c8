import { Link } from '@site/shared/platform';
import { VisuallyHidden } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { siteOf } from '../sources/address-text.ts';
import { isResource } from './columns.ts';
import styles from './unit-table.module.css';

interface ResourceLinkProps {
  kind: 'Article' | 'Video';
  /** The problem that the resource explains. */
  name: string;
  href: string | null;
  /** The icon. */
  children: ReactNode;
}

const purposes = { Article: 'Article on', Video: 'Watch a video on' };

const isOfThisSite = (href: string) => /^\/(?!\/)/.test(href);

/**
 * A link to an explanation: a normal link on this site, a new tab elsewhere. If there is none, only screen
 * readers announce that.
 */
export function ResourceLink({ kind, name, href, children }: ResourceLinkProps) {
  if (!isResource(href)) return <VisuallyHidden>No {kind.toLowerCase()}</VisuallyHidden>;
  const label = `${purposes[kind]} ${name}`;
  if (isOfThisSite(href)) {
    return (
      <Link className={styles.resource} to={href} aria-label={label} title={label}>
        {children}
      </Link>
    );
  }
  return (
    <a
      className={styles.resource}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={`Opens ${siteOf(href)} in a new tab`}
    >
      {children}
    </a>
  );
}
