import type { TableOfContentsEntry } from '@site/shared/contracts/composition';
import { Link } from '@site/shared/platform';
import { ChevronDownIcon } from '@site/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './table-of-contents.module.css';
import { useActiveHeading } from './use-active-heading.ts';

interface TableOfContentsProps {
  entries: TableOfContentsEntry[];
}

/** The sections of the article beside its text, with the one being read highlighted. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  const active = useActiveHeading(entries);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (active && link) scrollIntoList(link, list.current);
  }, [active]);
  return (
    <nav ref={list} className={styles.beside} aria-label="On this page">
      <p className={styles.heading} aria-hidden="true">
        On this page
      </p>
      <Entries entries={entries} active={active} />
    </nav>
  );
}

/** The same above the text, collapsed, if there is no room beside it. */
export const FoldedContents = ({ entries }: TableOfContentsProps) => (
  <details className={styles.folded}>
    <summary>
      On this page
      <ChevronDownIcon aria-hidden="true" />
    </summary>
    <Entries entries={entries} active="" />
  </details>
);

const Entries = ({ entries, active }: TableOfContentsProps & { active: string }) => (
  <ul className={styles.entries}>
    {entries.map(({ id, title, level }) => (
      <li key={id} data-level={level}>
        <Link to={{ hash: id }} replace aria-current={id === active ? 'location' : undefined}>
          <bdi>{title}</bdi>
        </Link>
      </li>
    ))}
  </ul>
);

/** Scrolls only the list: `scrollIntoView` would move the page. */
function scrollIntoList(link: HTMLElement, list: HTMLElement | null): void {
  if (!list) return;
  const [top, bottom] = [link.offsetTop, link.offsetTop + link.offsetHeight];
  if (top < list.scrollTop) list.scrollTop = top;
  if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
