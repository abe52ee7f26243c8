import { IMAGE_TYPES } from '@site/shared/contracts/composition';
import { Avatar, Button, VisuallyHidden } from '@site/shared/ui';
import { type DragEvent, useRef } from 'react';
import styles from './avatar.module.css';
import { pixelsError, UNREADABLE, usePicture } from './use-picture.ts';

interface AvatarFieldProps {
  name: string;
  avatarUrl: string | null;
  onSaved: (avatarUrl: string | null) => void;
}

/** The person's picture: chosen or dropped, previewed, and only then uploaded. */
export function AvatarField({ name, avatarUrl, onSaved }: AvatarFieldProps) {
  const { chosen, error, done, busy, choose, discard, save } = usePicture(onSaved);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button
    <div className={styles.avatar} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {chosen ? (
        <Preview source={chosen.source} onError={discard} />
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
              <Button size="sm" disabled={busy} onClick={() => discard()}>
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
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

const Preview = ({ source, onError }: { source: string; onError: (error: string) => void }) => (
  <img
    className={styles.preview}
    src={source}
    alt="As others will see you"
    onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
      const error = pixelsError(naturalWidth, naturalHeight);
      if (error) onError(error);
    }}
    onError={() => onError(UNREADABLE)}
  />
);

interface FileButtonProps {
  onChoose: (file: File | undefined) => void;
  children: string;
}

/** A button that opens the file picker. */
function FileButton({ onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture"
        accept={IMAGE_TYPES.join()}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // Allows choosing the same file again after it was changed.
          target.value = '';
        }}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
