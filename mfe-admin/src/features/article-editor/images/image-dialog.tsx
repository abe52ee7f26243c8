import type { ArticleImage } from '@site/shared/contracts/editorial';
import { messageOf } from '@site/shared/platform';
import { Button, DialogActions, Notice, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import forms from '../../../forms/form.module.css';
import styles from './images.module.css';
import { imageError, readImage, uploadImage } from './upload-image.ts';

/** An image to insert into the text. */
export interface PlacedImage extends ArticleImage {
  /** '' if it is decoration only. */
  alt: string;
  /** '' if it has none. */
  caption: string;
}

interface ImageDialogProps {
  file: File;
  onDone: (image: PlacedImage) => void;
  onClose: () => void;
}

/** Prompts for the alternative text, then uploads the image. */
export function ImageDialog({ file, onDone, onClose }: ImageDialogProps) {
  const [alt, setAlt] = useState('');
  const [decoration, setDecoration] = useState(false);
  const [caption, setCaption] = useState('');
  const [isAltMissing, setIsAltMissing] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState(imageError(file));
  const source = useSource(file);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const missing = !decoration && alt.trim() === '';
    setIsAltMissing(missing);
    if (missing) return;
    setError(undefined);
    setProgress(0);
    try {
      const image = await uploadImage(file, setProgress);
      onDone({ ...image, alt: decoration ? '' : alt.trim(), caption: caption.trim() });
    } catch (error) {
      setError(messageOf(error, "We couldn't upload the image. Please try again."));
      setProgress(null);
    }
  };

  const wrongFile = imageError(file) !== undefined;
  return (
    <FormDialog isDirty={alt !== '' || caption !== ''} onClose={onClose} title="Add image">
      <form className={forms.form} noValidate onSubmit={(event) => void submit(event)}>
        {source && <img className={styles.sample} src={source} alt="" />}
        {error && <Notice tone="danger">{error}</Notice>}
        {!wrongFile && (
          <>
            <TextField
              label="Alternative text"
              required={!decoration}
              disabled={decoration}
              value={alt}
              maxLength={300}
              error={
                isAltMissing ? 'Say what the image shows, or mark it as decoration' : undefined
              }
              hint="What the image shows, for readers who can't see it."
              data-initial-focus=""
              onChange={({ target }) => setAlt(target.value)}
            />
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={decoration}
                onChange={({ target }) => setDecoration(target.checked)}
              />
              Decoration only: it says nothing that the text doesn't
            </label>
            <TextField
              label="Caption"
              value={caption}
              maxLength={300}
              hint="Shown below the image. Optional."
              onChange={({ target }) => setCaption(target.value)}
            />
          </>
        )}
        {progress !== null && (
          <div role="status" className={styles.progress}>
            <progress value={progress} aria-label="Upload" />
            Uploading... {Math.round(progress * 100)}%
          </div>
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          {!wrongFile && (
            <Button type="submit" variant="primary" busy={progress !== null}>
              Add image
            </Button>
          )}
        </DialogActions>
      </form>
    </FormDialog>
  );
}

/** The chosen file as an image source; null while it's being read, or if it can't be. */
function useSource(file: File): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    if (imageError(file)) return;
    readImage(file).then(
      (address) => current && setSource(address),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [file]);
  return source;
}

interface AltTextDialogProps {
  alt: string;
  onSave: (alt: string) => void;
  onClose: () => void;
}

/** Changes the alternative text of an existing image. */
export function AltTextDialog({ alt, onSave, onClose }: AltTextDialogProps) {
  const [text, setText] = useState(alt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSave(text.trim());
    onClose();
  };
  return (
    <FormDialog isDirty={text !== alt} onClose={onClose} size="sm" title="Alternative text">
      <form className={forms.form} noValidate onSubmit={submit}>
        <TextField
          label="What the image shows"
          value={text}
          maxLength={300}
          hint="Leave it empty if the image is only decoration."
          data-initial-focus=""
          onChange={({ target }) => setText(target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
