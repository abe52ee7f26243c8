import { useEffect, useState } from 'react';
import { useBackgroundComponent } from '../use-background-component.ts';
import { useOffline } from './use-offline.ts';

/** After this the page has come to rest: it needs nothing of this while there is a network. */
const AFTER_MS = 5_000;

const load = async () => (await import('./parts.ts')).OfflineSupport;

/** Keeps what pages need to open again without a network, and says so while there is none. */
export function Offline() {
  const isOffline = useOffline();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const Support = useBackgroundComponent(isDue || isOffline, load);
  return Support && <Support />;
}
