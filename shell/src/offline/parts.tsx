import { OFFLINE_PATH } from '@site/shared/contracts/composition';
import { Link, queryClient, useLocation, usePersonKey } from '@site/shared/platform';
import { InfoIcon } from '@site/shared/ui/icons.ts';
import { Page } from '@site/shared/ui/page.tsx';
import { useEffect, useState } from 'react';
import notices from '../layout/foot/foot-notice.module.css';
import styles from './parts.module.css';
import { useCachedCopies } from './use-cached-copies.ts';
import { useFreshCopies } from './use-fresh-copies.ts';
import { useOffline } from './use-offline.ts';
import { type VisitedPage, visitedPages } from './visited-pages.ts';

// One chunk, so that all of it is there once the network is gone.

/** Caches copies while there is a network, and says at the foot of the window when there is none. */
export function OfflineSupport() {
  const isOffline = useOffline();
  const { pathname } = useLocation();
  useCachedCopies();
  useFreshData();
  useFreshCopies();
  return (
    <div className={notices.region} role="status">
      {isOffline && (
        <p className={notices.notice}>
          <InfoIcon aria-hidden="true" />
          You're offline
          {pathname !== OFFLINE_PATH && <Link to={OFFLINE_PATH}>See what's available</Link>}
        </p>
      )}
    </div>
  );
}

/** What was shown without a network may have been a cached copy: back online, the page's queries are fetched again. */
function useFreshData(): void {
  useEffect(() => {
    const refresh = () => {
      if (navigator.serviceWorker?.controller) void queryClient.invalidateQueries();
    };
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, []);
}

/** /offline */
export function OfflinePage() {
  const isOffline = useOffline();
  return (
    <Page
      title={isOffline ? "You're offline" : 'Available offline'}
      intro="Pages you've opened on this device still work. Anything you mark, note or grade now syncs when you're back online."
      width="text"
    >
      <CachedPages />
    </Page>
  );
}

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
