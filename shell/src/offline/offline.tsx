import { useAfterFirstContent } from '../remotes/use-after-first-content.ts';
import { useBackgroundComponent } from '../use-background-component.ts';
import { useOffline } from './use-offline.ts';

const load = async () => (await import('./parts.ts')).OfflineSupport;

/** Caches what pages need to open again without a network, and says so while there is none. */
export function Offline() {
  const isOffline = useOffline();
  const Support = useBackgroundComponent(useAfterFirstContent() || isOffline, load);
  return Support && <Support />;
}
