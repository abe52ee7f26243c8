import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { boot } from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { classNames } from '@site/shared/ui/class-names.ts';
import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { RotateCwIcon, XIcon } from '@site/shared/ui/icons.ts';
import { useEffect, useState } from 'react';
import { liveManifest, loader } from '../../remotes/loader.ts';
import { quarantineOf } from '../../remotes/replaced.ts';
import styles from './foot-notice.module.css';
import { useNothingUnsaved } from './unsaved-input.ts';

/**
 * How often an open, visible page checks what is live: within a minute, and after another time for each check, so that
 * pages which were opened together don't all check together.
 */
const CHECK_AFTER_MS = 45_000;
const SPREAD_MS = 10_000;

/** A check isn't repeated so soon, however often the tab is opened. */
const RECENT_MS = 30_000;

const refresh = () => location.reload();

/** Offers a new version while nothing can be lost, and never loads it without a click. */
export function NewVersionNotice() {
  const found = useNewVersion();
  const [declined, setDeclined] = useState('');
  const mayOffer = useNothingUnsaved(found !== null);
  const isOffered = found !== null && found.manifestId !== declined && mayOffer;
  return (
    <div className={classNames(styles.region, styles.canWait)} role="status">
      {isOffered && (
        <p className={styles.notice}>
          <RotateCwIcon aria-hidden="true" />A new version is ready
          <Button size="sm" variant="ghost" onClick={refresh}>
            Refresh
          </Button>
          <IconButton size="sm" label="Not now" onClick={() => setDeclined(found.manifestId)}>
            <XIcon />
          </IconButton>
        </p>
      )}
    </div>
  );
}

/**
 * The release manifest in which something that this page runs has another version; null while there is none. One that
 * changes only what hasn't been loaded yet is taken silently.
 */
function useNewVersion(): ReleaseManifest | null {
  const [found, setFound] = useState<ReleaseManifest | null>(null);
  useEffect(() => {
    let checkedAt = Number.NEGATIVE_INFINITY;
    const check = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - checkedAt < RECENT_MS) return;
      checkedAt = Date.now();
      const live = await liveManifest.request();
      if (isRunIn(live)) liveManifest.take(live);
      setFound(isRunIn(live) ? null : live);
    };
    // Unreachable, altered or older: the next check may find a good one.
    const tryCheck = () => void check().catch(() => {});
    let timer: ReturnType<typeof setTimeout>;
    const checkRegularly = () => {
      tryCheck();
      timer = setTimeout(checkRegularly, CHECK_AFTER_MS + Math.random() * SPREAD_MS);
    };
    checkRegularly();
    document.addEventListener('visibilitychange', tryCheck);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tryCheck);
    };
  }, []);
  return found;
}

/**
 * Whether all that this page has loaded has the same version in a release manifest. A version that failed here and was
 * replaced is one that this page has tried.
 */
function isRunIn({ shell, remotes }: ReleaseManifest): boolean {
  const isSame = (name: string) => {
    const { version } = loader.recordOf(name);
    const live = remotes[name]?.version;
    return version === null || version === live || quarantineOf(name)?.version === live;
  };
  const names = Object.keys(liveManifest.current().remotes);
  return shell.version === boot().releaseManifest.shell.version && names.every(isSame);
}
