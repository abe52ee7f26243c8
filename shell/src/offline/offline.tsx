import { useEffect, useState } from 'react';
import { useAfterFirstContent } from '../remotes/use-after-first-content.ts';
import { useBackgroundComponent } from '../use-background-component.ts';
import { useOffline } from './use-offline.ts';

/** After this the page has come to rest: it needs no notice while there is a network. */
const AFTER_MS = 5_000;

const loadKeeper = async () => (await import('./copy-keeper.ts')).CopyKeeper;
const loadNotice = async () => (await import('./parts.ts')).OfflineNotice;

/** Keeps what pages need to open again without a network, from their first content on, and says so while there is none. */
export function Offline() {
  const isOffline = useOffline();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const Keeper = useBackgroundComponent(useAfterFirstContent() || isOffline, loadKeeper);
  const Notice = useBackgroundComponent(isAtRest || isOffline, loadNotice);
  return (
    <>
      {Keeper && <Keeper />}
      {Notice && <Notice />}
    </>
  );
}
