import { Button } from '@site/shared/ui/button.tsx';
import { classNames } from '@site/shared/ui/class-names.ts';
import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { RotateCwIcon, XIcon } from '@site/shared/ui/icons.ts';
import { useState } from 'react';
import styles from '../foot-notice.module.css';
import { useNothingUnsaved } from './unsaved-input.ts';
import { useNewVersion } from './use-new-version.ts';

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
