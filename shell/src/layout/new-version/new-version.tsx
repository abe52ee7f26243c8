import { useEffect, useState } from 'react';
import { useBackgroundComponent } from '../../use-background-component.ts';
import { CHECK_EVERY_MS } from './check-every.ts';

const load = async () => (await import('./new-version-notice.tsx')).NewVersionNotice;

/** Offers to load the page again once something that it runs has a new version. Few pages stay open for so long. */
export function NewVersion() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), CHECK_EVERY_MS);
    return () => clearTimeout(timer);
  }, []);
  const Notice = useBackgroundComponent(isDue, load);
  return Notice && <Notice />;
}
