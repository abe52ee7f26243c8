import { Link, usePersonKey } from '@site/shared/platform';
import { useEffect, useState } from 'react';
import styles from './cached-pages.module.css';
import { type VisitedPage, visitedPages } from './visited-pages.ts';

const withoutSite = (title: string) => title.split(' · ')[0];

/** The pages that this person has opened in this browser, and can open again without a network. */
export function CachedPages() {
  const person = usePersonKey();
  const [pages, setPages] = useState<VisitedPage[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each person has others
  useEffect(() => {
    if ('caches' in globalThis) visitedPages().then(setPages, () => setPages([]));
  }, [person]);
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Available offline" className={styles.pages}>
      <h2>Pages on this device</h2>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{withoutSite(title)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
