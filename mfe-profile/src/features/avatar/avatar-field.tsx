import { Avatar, Button, VisuallyHidden } from '@site/shared/ui';
import type { DragEvent } from 'react';
import styles from './avatar.module.css';
import { FileButton } from './file-button.tsx';
import { pixelsFault, UNREADABLE } from './picture-fault.ts';
import { usePicture } from './use-picture.ts';

interface AvatarFieldProps {
  name: string;
  avatarUrl: string | null;
  onSaved: (avatarUrl: string | null) => void;
}

/** The person's picture: chosen or dropped, looked at, and only then uploaded. */
export function AvatarField({ name, avatarUrl, onSaved }: AvatarFieldProps) {
  const { chosen, fault, done, busy, choose, giveUp, save } = usePicture(onSaved);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way beside the button
    <div className={styles.avatar} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {chosen ? (
        <Preview source={chosen.source} onFault={giveUp} />
      ) : (
        <Avatar src={avatarUrl} name={name} size="lg" />
      )}
      <div className={styles.words}>
        <div className={styles.buttons}>
          {chosen ? (
            <>
              <Button size="sm" variant="primary" busy={busy} onClick={() => save(chosen.file)}>
                {busy ? 'Saving...' : 'Use this picture'}
              </Button>
              <Button size="sm" disabled={busy} onClick={() => giveUp()}>
                Cancel
              </Button>
            </>
          ) : (
            <>
              <FileButton onChoose={choose}>
                {avatarUrl ? 'Change picture' : 'Choose a picture'}
              </FileButton>
              {avatarUrl && (
                <Button size="sm" variant="ghost" busy={busy} onClick={() => save(null)}>
                  Remove
                </Button>
              )}
            </>
          )}
        </div>
        <p className={styles.hint}>
          PNG, JPEG or WebP, up to 1 MiB. You can also drop a file here.
        </p>
        <VisuallyHidden>
          <span role="status">{done}</span>
        </VisuallyHidden>
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}

const Preview = ({ source, onFault }: { source: string; onFault: (fault: string) => void }) => (
  <img
    className={styles.preview}
    src={source}
    alt="As others will see you"
    onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
      const fault = pixelsFault(naturalWidth, naturalHeight);
      if (fault) onFault(fault);
    }}
    onError={() => onFault(UNREADABLE)}
  />
);
