import type { ReleaseManifest } from '@site/shared/contracts';
import { useEffect, useState } from 'react';
import { liveManifest } from '../../remotes/loader.ts';
import { CHECK_EVERY_MS } from './check-every.ts';
import { isRunIn } from './is-run-in.ts';

/**
 * The release manifest in which something that this page runs has another version; null while there is none. One that
 * changes only what hasn't been loaded yet is taken silently.
 */
export function useNewVersion(): ReleaseManifest | null {
  const [found, setFound] = useState<ReleaseManifest | null>(null);
  useEffect(() => {
    let checkedAt = Number.NEGATIVE_INFINITY;
    const check = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
      checkedAt = Date.now();
      const live = await liveManifest.request();
      if (isRunIn(live)) liveManifest.take(live);
      setFound(isRunIn(live) ? null : live);
    };
    // Unreachable, altered or older: the next check may find a good one.
    const tryCheck = () => void check().catch(() => {});
    tryCheck();
    const timer = setInterval(tryCheck, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', tryCheck);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tryCheck);
    };
  }, []);
  return found;
}
