import { Page } from '@site/shared/ui/page.tsx';
import { CachedPages } from './cached-pages.tsx';
import { useOffline } from './use-offline.ts';

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
